#if defined(__AVX512VNNI__) || (defined(_MSC_VER) && defined(__AVX512F__))

#define VOXCAP_ISA avx512vnni
#define VOXCAP_USE_AVX512
#include "instruction_sets.h"
#include "isa_kernels.h"

namespace voxcap {

const KernelSet* avx512vnni_kernels() {
    static constexpr KernelSet kernels = avx512vnni::kernel_set("avx512vnni");
    return processor_has_avx512vnni() ? &kernels : nullptr;
}

}  // namespace voxcap

#else

#include "kernel_set.h"

namespace voxcap {

const KernelSet* avx512vnni_kernels() { return nullptr; }

}  // namespace voxcap

#endif
