#include "pool.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "thread_setup.h"

namespace voxcap {

namespace {

using Clock = std::chrono::steady_clock;

// Longer than the serial work between two products, shorter than what a scheduler notices.
constexpr std::chrono::microseconds kSpinTime{50};
// Waits beyond this are not for work but for a processor that another program has.
constexpr std::chrono::microseconds kShortWait{200};
constexpr int kPausesPerLook = 32;

// Wait a bounded time for condition() without giving up the processor.
template <typename Condition>
bool spin_until(const Condition& condition, Clock::time_point end) {
    do {
        for (int i = 0; i < kPausesPerLook; ++i) {
            if (condition()) return true;
            pause_processor();
        }
    } while (Clock::now() < end);
    return condition();
}

// Sleep until a condition holds. Whoever makes it hold calls wake() afterwards, which costs one
// load while nobody sleeps.
class Sleep {
public:
    template <typename Condition>
    void until(const Condition& condition) {
        sleepers_.fetch_add(1);
        std::unique_lock<std::mutex> lock(mutex_);
        changed_.wait(lock, condition);
        lock.unlock();
        sleepers_.fetch_sub(1);
    }

    void wake() {
        if (sleepers_.load() == 0) return;
        // A sleeper that has looked at its condition but does not wait yet holds the lock.
        { const std::lock_guard<std::mutex> lock(mutex_); }
        changed_.notify_all();
    }

private:
    std::atomic<int> sleepers_{0};
    std::mutex mutex_;
    std::condition_variable changed_;
};

// How one thread waits: it spins before it sleeps as long as its waits are short. While they are
// long it sleeps at once, which leaves the processor to the thread that is waited for.
class Waiter {
public:
    template <typename Condition>
    void wait(const Condition& condition, Sleep& sleep) {
        const Clock::time_point start = Clock::now();
        if (!short_ || !spin_until(condition, start + kSpinTime)) sleep.until(condition);
        short_ = Clock::now() - start < kShortWait;
    }

private:
    bool short_ = true;
};

// The number of a piece of work and of its chunks that nobody has claimed yet, in one word: a claim
// succeeds only where the word is as it was before the thread read what there is to do, and where
// the word itself says that a chunk is left.
uint64_t claimable(uint32_t work_number, int n_chunks) {
    return uint64_t(work_number) << 32 | uint32_t(n_chunks);
}
uint32_t work_number(uint64_t claim) { return uint32_t(claim >> 32); }
int chunks_left(uint64_t claim) { return int(uint32_t(claim)); }

}  // namespace

struct ThreadPool::State {
    std::atomic<uint64_t> claim{0};
    // Written while no chunk is left to claim or being run. A thread may read a mixture of two
    // pieces of work, but then its claim fails.
    std::atomic<int> n_chunks{0};
    std::atomic<ChunkFunction> function{nullptr};
    std::atomic<const void*> work{nullptr};

    alignas(64) std::atomic<int> n_done{0};
    alignas(64) std::atomic<int> n_threads{1};
    Sleep idle;
    Sleep finished;
    Waiter caller;
    std::vector<std::thread> threads;

    // Claim and run one chunk after another until there is none left.
    void run_chunks(int thread) {
        uint64_t seen = claim.load(std::memory_order_acquire);
        while (chunks_left(seen) > 0) {
            const int all = n_chunks.load(std::memory_order_relaxed);
            const ChunkFunction run = function.load(std::memory_order_relaxed);
            const void* what = work.load(std::memory_order_relaxed);
            if (!claim.compare_exchange_weak(seen, seen - 1, std::memory_order_acq_rel,
                                             std::memory_order_acquire)) {
                continue;
            }
            run(what, all - chunks_left(seen), thread);
            if (n_done.fetch_add(1) + 1 == all) finished.wake();
            seen = claim.load(std::memory_order_acquire);
        }
    }

    void serve(int thread) {
        uint32_t served = work_number(claim.load()) - 1;
        const auto changed = [&] {
            return work_number(claim.load()) != served || n_threads.load() <= thread;
        };
        Waiter waiter;
        for (;;) {
            waiter.wait(changed, idle);
            if (n_threads.load() <= thread) return;
            served = work_number(claim.load());
            run_chunks(thread);
        }
    }

    void start(int thread) {
        const SignalsBlocked blocked;
        threads.emplace_back([this, thread] {
            name_thread(thread);
            serve(thread);
        });
    }

    bool resize(int wanted) {
        const int running = int(threads.size()) + 1;
        n_threads.store(wanted);
        if (wanted < running) idle.wake();
        for (; int(threads.size()) + 1 > wanted; threads.pop_back()) threads.back().join();
        try {
            while (int(threads.size()) + 1 < wanted) start(int(threads.size()) + 1);
        } catch (const std::system_error&) {
            n_threads.store(int(threads.size()) + 1);
            return false;
        }
        return true;
    }
};

ThreadPool::ThreadPool(int n_threads) : state_(new State) {
    if (set_threads(n_threads)) return;
    state_->resize(1);
    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

ThreadPool::~ThreadPool() { state_->resize(1); }

bool ThreadPool::set_threads(int n_threads) { return state_->resize(n_threads); }

int ThreadPool::threads() const { return state_->n_threads.load(std::memory_order_relaxed); }

void ThreadPool::run(int n_chunks, ChunkFunction function, const void* work) {
    if (n_chunks <= 1 || threads() == 1) {
        for (int chunk = 0; chunk < n_chunks; ++chunk) function(work, chunk, 0);
        return;
    }
    State& state = *state_;
    state.n_chunks.store(n_chunks, std::memory_order_relaxed);
    state.function.store(function, std::memory_order_relaxed);
    state.work.store(work, std::memory_order_relaxed);
    state.n_done.store(0, std::memory_order_relaxed);
    const uint32_t last = work_number(state.claim.load(std::memory_order_relaxed));
    state.claim.store(claimable(last + 1, n_chunks));
    state.idle.wake();

    state.run_chunks(0);
    const auto done = [&] { return state.n_done.load() == n_chunks; };
    if (!done()) state.caller.wait(done, state.finished);
}

}  // namespace voxcap
