#if defined(__AVXVNNI__) || (defined(_MSC_VER) && defined(__AVX2__))

#define VOXCAP_ISA avxvnni
#define VOXCAP_USE_AVX2
#define VOXCAP_USE_AVXVNNI
#include "instruction_sets.h"
#include "isa_kernels.h"

namespace voxcap {

const KernelSet* avxvnni_kernels() {
    static constexpr KernelSet kernels = avxvnni::kernel_set("avxvnni");
    return processor_has_avxvnni() ? &kernels : nullptr;
}

}  // namespace voxcap

#else

#include "kernel_set.h"

namespace voxcap {

const KernelSet* avxvnni_kernels() { return nullptr; }

}  // namespace voxcap

#endif
