// The C interface of the pool.
#include "pool.h"

#include <exception>
#include <new>

VoxPool* vox_pool_create(int n_threads, const char* instruction_set) {
    const voxcap::KernelSet* kernels = voxcap::choose_kernels(instruction_set);
    if (kernels == nullptr || n_threads < 1) return nullptr;
    try {
        return new VoxPool{voxcap::ThreadPool(n_threads), kernels};
    } catch (const std::exception&) {
        return nullptr;
    }
}

void vox_pool_destroy(VoxPool* pool) { delete pool; }

int vox_pool_set_threads(VoxPool* pool, int n_threads) {
    return n_threads >= 1 && pool->threads.set_threads(n_threads) ? 0 : -1;
}

int vox_pool_threads(const VoxPool* pool) { return pool->threads.threads(); }

const char* vox_pool_instruction_set(const VoxPool* pool) { return pool->kernels->name; }
