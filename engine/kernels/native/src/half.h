// Scales in float16 as vectors of float32.
#pragma once

#include "half_float.h"
#include "simd.h"

#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

inline Vector load_halves(const uint16_t* p) {
#if defined(VOXCAP_USE_AVX512)
    return {_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i*)p))};
#elif defined(VOXCAP_USE_AVX2)
    return {_mm256_cvtph_ps(_mm_loadu_si128((const __m128i*)p))};
#elif defined(VOXCAP_USE_NEON)
    return {vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16(p)))};
#else
    return Vector::made([p](int i) { return half_to_float(p[i]); });
#endif
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
