// The pool under stress: every chunk once, whatever the sizes, and threads that come and go.
#include "test.h"

#include "../pool.h"

#include <atomic>
#include <memory>

namespace {

void test_every_chunk_once(voxcap::ThreadPool& pool, int n_chunks) {
    std::vector<int> times(size_t(n_chunks), 0);
    const int n_threads = pool.threads();
    std::atomic<int> strangers{0};
    pool.for_each(n_chunks, [&](int chunk, int thread) {
        if (thread < 0 || thread >= n_threads) ++strangers;
        ++times[size_t(chunk)];
    });
    CHECK(strangers == 0);
    for (int count : times) CHECK(count == 1);
}

}  // namespace

void test::run_pool_tests() {
    voxcap::ThreadPool pool(4);
    for (int i = 0; i < 20000; ++i) test_every_chunk_once(pool, i % 37);
    for (int i = 0; i < 300; ++i) {
        CHECK(pool.set_threads(1 + i % 5));
        CHECK(pool.threads() == 1 + i % 5);
        test_every_chunk_once(pool, 50);
    }
    for (int i = 0; i < 300; ++i) {
        voxcap::ThreadPool short_lived(1 + i % 4);
        if (i % 2 == 0) test_every_chunk_once(short_lived, 9);
    }
    // Sleeping threads have to be woken: work comes after a time longer than any spinning.
    for (int i = 0; i < 50; ++i) {
        test::pass_time();
        test_every_chunk_once(pool, 8);
    }
    std::printf("pool\n");
}
