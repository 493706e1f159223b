// The kernel set of the instruction set that the including file is compiled for.
#pragma once

#include "attention.h"
#include "dense_product.h"
#include "glue.h"
#include "int4_product.h"
#include "int8_product.h"
#include "kernel_set.h"
#include "quantise.h"

namespace voxcap {
namespace VOXCAP_ISA {

constexpr KernelSet kernel_set(const char* name) {
    return KernelSet{
        name,
        quantise_groups,
        quantise_row,
        {dense_product<float>, dense_product<uint16_t>, int8_product, int4_product},
        rms_norm,
        rotate,
        silu_multiply,
        store,
        attend,
    };
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
