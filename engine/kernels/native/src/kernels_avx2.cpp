#if defined(__AVX2__)

#define VOXCAP_ISA avx2
#define VOXCAP_USE_AVX2
#include "instruction_sets.h"
#include "isa_kernels.h"

namespace voxcap {

const KernelSet* avx2_kernels() {
    static constexpr KernelSet kernels = avx2::kernel_set("avx2");
    return processor_has_avx2() ? &kernels : nullptr;
}

}  // namespace voxcap

#else

#include "kernel_set.h"

namespace voxcap {

const KernelSet* avx2_kernels() { return nullptr; }

}  // namespace voxcap

#endif
