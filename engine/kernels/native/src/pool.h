// Threads that share the chunks of one piece of work after another.
#pragma once

#include "kernel_set.h"

#include <cstdint>
#include <memory>

namespace voxcap {

// A function of the chunk's index and of the index of the thread that runs it, 0 to n_threads - 1.
// Chunks run in any order, each exactly once.
using ChunkFunction = void (*)(const void* work, int chunk, int thread);

// Threads claim small chunks as they come, and the work is done when its chunks are: nobody waits
// for a thread that has no chunk, so another busy program costs its share of time and no more.
// Between pieces of work threads spin for a short while, then sleep.
class ThreadPool {
public:
    explicit ThreadPool(int n_threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    bool set_threads(int n_threads);
    int threads() const;

    void run(int n_chunks, ChunkFunction function, const void* work);

    // run() of anything callable as callable(chunk, thread).
    template <typename Callable>
    void for_each(int n_chunks, const Callable& callable) {
        run(
            n_chunks,
            [](const void* work, int chunk, int thread) {
                (*static_cast<const Callable*>(work))(chunk, thread);
            },
            &callable);
    }

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace voxcap

// What the C interface calls a pool: threads, and the kernels that they run.
struct VoxPool {
    voxcap::ThreadPool threads;
    const voxcap::KernelSet* kernels;
};
