// A vector of float32 of the width the file is compiled for, in a namespace of its own for each
// instruction set (VOXCAP_ISA), so that no two translation units share an inline function.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#if defined(VOXCAP_USE_AVX512) || defined(VOXCAP_USE_AVX2)
#include <immintrin.h>
#elif defined(VOXCAP_USE_SSE2)
#include <emmintrin.h>
#elif defined(VOXCAP_USE_NEON)
#include <arm_neon.h>
#endif

namespace voxcap {
namespace VOXCAP_ISA {

#if defined(VOXCAP_USE_AVX512)

struct Vector {
    static constexpr int width = 16;
    __m512 v;
    static Vector zero() { return {_mm512_setzero_ps()}; }
    static Vector all(float x) { return {_mm512_set1_ps(x)}; }
    static Vector load(const float* p) { return {_mm512_loadu_ps(p)}; }
    static Vector load(const uint16_t* p) {  // bfloat16
        const __m512i wide = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p));
        return {_mm512_castsi512_ps(_mm512_slli_epi32(wide, 16))};
    }
    void store(float* p) const { _mm512_storeu_ps(p, v); }
    float sum() const { return _mm512_reduce_add_ps(v); }
    float largest() const { return _mm512_reduce_max_ps(v); }
};
inline Vector operator+(Vector a, Vector b) { return {_mm512_add_ps(a.v, b.v)}; }
inline Vector operator-(Vector a, Vector b) { return {_mm512_sub_ps(a.v, b.v)}; }
inline Vector operator*(Vector a, Vector b) { return {_mm512_mul_ps(a.v, b.v)}; }
inline Vector operator/(Vector a, Vector b) { return {_mm512_div_ps(a.v, b.v)}; }
inline Vector multiply_add(Vector a, Vector b, Vector c) { return {_mm512_fmadd_ps(a.v, b.v, c.v)}; }
inline Vector max(Vector a, Vector b) { return {_mm512_max_ps(a.v, b.v)}; }
inline Vector min(Vector a, Vector b) { return {_mm512_min_ps(a.v, b.v)}; }
inline Vector absolute(Vector a) { return {_mm512_abs_ps(a.v)}; }
inline Vector round(Vector a) { return {_mm512_roundscale_ps(a.v, 0)}; }
inline Vector power_of_two(Vector whole) {
    const __m512i biased = _mm512_add_epi32(_mm512_cvtps_epi32(whole.v), _mm512_set1_epi32(127));
    return {_mm512_castsi512_ps(_mm512_slli_epi32(biased, 23))};
}

#elif defined(VOXCAP_USE_AVX2)

struct Vector {
    static constexpr int width = 8;
    __m256 v;
    static Vector zero() { return {_mm256_setzero_ps()}; }
    static Vector all(float x) { return {_mm256_set1_ps(x)}; }
    static Vector load(const float* p) { return {_mm256_loadu_ps(p)}; }
    static Vector load(const uint16_t* p) {  // bfloat16
        const __m256i wide = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i*)p));
        return {_mm256_castsi256_ps(_mm256_slli_epi32(wide, 16))};
    }
    void store(float* p) const { _mm256_storeu_ps(p, v); }
    float sum() const {
        __m128 half = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
        half = _mm_add_ps(half, _mm_movehl_ps(half, half));
        return _mm_cvtss_f32(_mm_add_ss(half, _mm_shuffle_ps(half, half, 1)));
    }
    float largest() const {
        __m128 half = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
        half = _mm_max_ps(half, _mm_movehl_ps(half, half));
        return _mm_cvtss_f32(_mm_max_ss(half, _mm_shuffle_ps(half, half, 1)));
    }
};
inline Vector operator+(Vector a, Vector b) { return {_mm256_add_ps(a.v, b.v)}; }
inline Vector operator-(Vector a, Vector b) { return {_mm256_sub_ps(a.v, b.v)}; }
inline Vector operator*(Vector a, Vector b) { return {_mm256_mul_ps(a.v, b.v)}; }
inline Vector operator/(Vector a, Vector b) { return {_mm256_div_ps(a.v, b.v)}; }
inline Vector multiply_add(Vector a, Vector b, Vector c) { return {_mm256_fmadd_ps(a.v, b.v, c.v)}; }
inline Vector max(Vector a, Vector b) { return {_mm256_max_ps(a.v, b.v)}; }
inline Vector min(Vector a, Vector b) { return {_mm256_min_ps(a.v, b.v)}; }
inline Vector absolute(Vector a) {
    return {_mm256_andnot_ps(_mm256_set1_ps(-0.0f), a.v)};
}
inline Vector round(Vector a) {
    return {_mm256_round_ps(a.v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)};
}
inline Vector power_of_two(Vector whole) {
    const __m256i biased = _mm256_add_epi32(_mm256_cvtps_epi32(whole.v), _mm256_set1_epi32(127));
    return {_mm256_castsi256_ps(_mm256_slli_epi32(biased, 23))};
}

#elif defined(VOXCAP_USE_SSE2)

// What packing needs, on every x86-64.
struct Vector {
    static constexpr int width = 4;
    __m128 v;
    static Vector zero() { return {_mm_setzero_ps()}; }
    static Vector all(float x) { return {_mm_set1_ps(x)}; }
    static Vector load(const float* p) { return {_mm_loadu_ps(p)}; }
    static Vector load(const uint16_t* p) {  // bfloat16
        const __m128i narrow = _mm_loadl_epi64((const __m128i*)p);
        return {_mm_castsi128_ps(_mm_unpacklo_epi16(_mm_setzero_si128(), narrow))};
    }
    void store(float* p) const { _mm_storeu_ps(p, v); }
};
inline Vector operator+(Vector a, Vector b) { return {_mm_add_ps(a.v, b.v)}; }
inline Vector operator-(Vector a, Vector b) { return {_mm_sub_ps(a.v, b.v)}; }
inline Vector operator*(Vector a, Vector b) { return {_mm_mul_ps(a.v, b.v)}; }
inline Vector max(Vector a, Vector b) { return {_mm_max_ps(a.v, b.v)}; }
inline Vector min(Vector a, Vector b) { return {_mm_min_ps(a.v, b.v)}; }

#elif defined(VOXCAP_USE_NEON)

struct Vector {
    static constexpr int width = 4;
    float32x4_t v;
    static Vector zero() { return {vdupq_n_f32(0)}; }
    static Vector all(float x) { return {vdupq_n_f32(x)}; }
    static Vector load(const float* p) { return {vld1q_f32(p)}; }
    static Vector load(const uint16_t* p) {  // bfloat16
        return {vreinterpretq_f32_u32(vshll_n_u16(vld1_u16(p), 16))};
    }
    void store(float* p) const { vst1q_f32(p, v); }
    float sum() const { return vaddvq_f32(v); }
    float largest() const { return vmaxvq_f32(v); }
};
inline Vector operator+(Vector a, Vector b) { return {vaddq_f32(a.v, b.v)}; }
inline Vector operator-(Vector a, Vector b) { return {vsubq_f32(a.v, b.v)}; }
inline Vector operator*(Vector a, Vector b) { return {vmulq_f32(a.v, b.v)}; }
inline Vector operator/(Vector a, Vector b) { return {vdivq_f32(a.v, b.v)}; }
inline Vector multiply_add(Vector a, Vector b, Vector c) { return {vfmaq_f32(c.v, a.v, b.v)}; }
inline Vector max(Vector a, Vector b) { return {vmaxq_f32(a.v, b.v)}; }
inline Vector min(Vector a, Vector b) { return {vminq_f32(a.v, b.v)}; }
inline Vector absolute(Vector a) { return {vabsq_f32(a.v)}; }
inline Vector round(Vector a) { return {vrndnq_f32(a.v)}; }
inline Vector power_of_two(Vector whole) {
    const int32x4_t biased = vaddq_s32(vcvtq_s32_f32(whole.v), vdupq_n_s32(127));
    return {vreinterpretq_f32_s32(vshlq_n_s32(biased, 23))};
}

#else

// Four values at a time, which compilers turn into whatever vectors the target surely has.
struct Vector {
    static constexpr int width = 4;
    float v[4];
    template <typename Function>
    static Vector made(Function function) {
        return {{function(0), function(1), function(2), function(3)}};
    }
    static Vector zero() { return all(0); }
    static Vector all(float x) { return {{x, x, x, x}}; }
    static Vector load(const float* p) { return {{p[0], p[1], p[2], p[3]}}; }
    static Vector load(const uint16_t* p) {  // bfloat16
        return made([p](int i) {
            const uint32_t bits = uint32_t(p[i]) << 16;
            float value;
            std::memcpy(&value, &bits, sizeof value);
            return value;
        });
    }
    void store(float* p) const { std::memcpy(p, v, sizeof v); }
    float sum() const { return (v[0] + v[1]) + (v[2] + v[3]); }
    float largest() const {
        return std::fmax(std::fmax(v[0], v[1]), std::fmax(v[2], v[3]));
    }
};
inline Vector operator+(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] + b.v[i]; });
}
inline Vector operator-(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] - b.v[i]; });
}
inline Vector operator*(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] * b.v[i]; });
}
inline Vector operator/(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] / b.v[i]; });
}
inline Vector multiply_add(Vector a, Vector b, Vector c) {
    return Vector::made([&](int i) { return a.v[i] * b.v[i] + c.v[i]; });
}
inline Vector max(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] > b.v[i] ? a.v[i] : b.v[i]; });
}
inline Vector min(Vector a, Vector b) {
    return Vector::made([&](int i) { return a.v[i] < b.v[i] ? a.v[i] : b.v[i]; });
}
inline Vector absolute(Vector a) {
    return Vector::made([&](int i) { return std::fabs(a.v[i]); });
}
inline Vector round(Vector a) {
    return Vector::made([&](int i) { return std::nearbyint(a.v[i]); });
}
inline Vector power_of_two(Vector whole) {
    return Vector::made([&](int i) {
        const uint32_t bits = uint32_t(int32_t(whole.v[i]) + 127) << 23;
        float value;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    });
}

#endif

}  // namespace VOXCAP_ISA
}  // namespace voxcap
