// Sizes of the structures of the C interface, so that a caller in another language can check its own.
#include "voxcap_kernels.h"

void vox_structure_sizes(size_t* sizes) {
    const size_t bytes[] = {sizeof(VoxMatrix), sizeof(VoxLinear), sizeof(VoxAttention),
                            sizeof(VoxStep),   sizeof(VoxLayer),  sizeof(VoxStack),
                            sizeof(VoxTimes)};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; ++i) sizes[i] = bytes[i];
}
