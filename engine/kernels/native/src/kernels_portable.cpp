#define VOXCAP_ISA portable
#include "isa_kernels.h"

namespace voxcap {

const KernelSet* portable_kernels() {
    static constexpr KernelSet kernels = portable::kernel_set("portable");
    return &kernels;
}

}  // namespace voxcap
