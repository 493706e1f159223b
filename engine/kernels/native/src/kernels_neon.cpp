#if defined(__ARM_FEATURE_DOTPROD)

#define VOXCAP_ISA neon
#define VOXCAP_USE_NEON
#include "instruction_sets.h"
#include "isa_kernels.h"

namespace voxcap {

const KernelSet* neon_kernels() {
    static constexpr KernelSet kernels = neon::kernel_set("neon");
    return processor_has_neon_dot() ? &kernels : nullptr;
}

}  // namespace voxcap

#else

#include "kernel_set.h"

namespace voxcap {

const KernelSet* neon_kernels() { return nullptr; }

}  // namespace voxcap

#endif
