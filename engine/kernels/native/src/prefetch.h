// Ask for memory before it is needed. Addresses may lie beyond what there is to read.
#pragma once

#include "simd.h"

#include <cstddef>

#if defined(_M_ARM64)
#include <intrin.h>
#endif

namespace voxcap {
namespace VOXCAP_ISA {

inline void prefetch(const void* p) {
#if defined(_M_X64)
    _mm_prefetch(static_cast<const char*>(p), _MM_HINT_T0);
#elif defined(_M_ARM64)
    __prefetch(p);
#else
    __builtin_prefetch(p);
#endif
}

// Every cache line of n_bytes from p on.
inline void prefetch(const void* p, size_t n_bytes) {
    constexpr size_t line_bytes = 64;
    for (size_t i = 0; i < n_bytes; i += line_bytes) prefetch(static_cast<const char*>(p) + i);
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
