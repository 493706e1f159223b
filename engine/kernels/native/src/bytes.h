// Products of bytes, summed four by four into 32-bit lanes: the inner step of the int8 and int4
// formats. As many lanes as Vector has, one for each weight row.
#pragma once

#include "simd.h"

#include <cstdint>
#include <cstring>

namespace voxcap {
namespace VOXCAP_ISA {

#if defined(VOXCAP_USE_AVX512)

// Four bytes of weights a lane.
struct Bytes {
    __m512i v;
    static Bytes load(const uint8_t* p) { return {_mm512_loadu_si512(p)}; }
    Bytes low_nibbles() const { return {_mm512_and_si512(v, _mm512_set1_epi8(15))}; }
    Bytes high_nibbles() const {
        return {_mm512_and_si512(_mm512_srli_epi16(v, 4), _mm512_set1_epi8(15))};
    }
    Bytes offset_by_128() const { return {_mm512_xor_si512(v, _mm512_set1_epi8(-128))}; }
};

// 32 activations; quad(i) is four of them in every lane.
struct Quads {
    const int8_t* p;
    static Quads load(const int8_t* p) { return {p}; }
    __m512i quad(int i) const {
        int32_t four;
        std::memcpy(&four, p + 4 * i, sizeof four);
        return _mm512_set1_epi32(four);
    }
};

struct UnsignedSums {
    __m512i v;
    static UnsignedSums zero() { return {_mm512_setzero_si512()}; }
    template <int i>
    void add(Bytes weights, const Quads& x) {
        v = _mm512_dpbusd_epi32(v, weights.v, x.quad(i));
    }
    Vector plus(int32_t offset) const {
        return {_mm512_cvtepi32_ps(_mm512_add_epi32(v, _mm512_set1_epi32(offset)))};
    }
    UnsignedSums operator+(UnsignedSums other) const { return {_mm512_add_epi32(v, other.v)}; }
};

#elif defined(VOXCAP_USE_AVX2)

struct Bytes {
    __m256i v;
    static Bytes load(const uint8_t* p) { return {_mm256_loadu_si256((const __m256i*)p)}; }
    Bytes low_nibbles() const { return {_mm256_and_si256(v, _mm256_set1_epi8(15))}; }
    Bytes high_nibbles() const {
        return {_mm256_and_si256(_mm256_srli_epi16(v, 4), _mm256_set1_epi8(15))};
    }
    Bytes offset_by_128() const { return {_mm256_xor_si256(v, _mm256_set1_epi8(-128))}; }
};

struct Quads {
    const int8_t* p;
    static Quads load(const int8_t* p) { return {p}; }
    __m256i quad(int i) const {
        int32_t four;
        std::memcpy(&four, p + 4 * i, sizeof four);
        return _mm256_set1_epi32(four);
    }
};

#if defined(VOXCAP_USE_AVXVNNI)

struct UnsignedSums {
    __m256i v;
    static UnsignedSums zero() { return {_mm256_setzero_si256()}; }
    template <int i>
    void add(Bytes weights, const Quads& x) {
        v = _mm256_dpbusd_avx_epi32(v, weights.v, x.quad(i));
    }
    Vector plus(int32_t offset) const {
        return {_mm256_cvtepi32_ps(_mm256_add_epi32(v, _mm256_set1_epi32(offset)))};
    }
    UnsignedSums operator+(UnsignedSums other) const { return {_mm256_add_epi32(v, other.v)}; }
};

#else

// Stops GCC from putting off additions, which would need more registers than there are.
inline void keep_here(__m256i& v) {
#if defined(__GNUC__)
    asm("" : "+x"(v));
#else
    (void)v;
#endif
}

// Sums of nibbles times activations. Two products of 15 * 127 at most go to a 16-bit lane at a
// time, so the 8 times of a group stay below 32767.
struct NibbleSums {
    __m256i v;
    static NibbleSums zero() { return {_mm256_setzero_si256()}; }
    template <int i>
    void add(Bytes nibbles, const Quads& x) {
        v = _mm256_add_epi16(v, _mm256_maddubs_epi16(nibbles.v, x.quad(i)));
        keep_here(v);
    }
    Vector plus(int32_t offset) const {
        const __m256i sums = _mm256_madd_epi16(v, _mm256_set1_epi16(1));
        return {_mm256_cvtepi32_ps(_mm256_add_epi32(sums, _mm256_set1_epi32(offset)))};
    }
};

// Signed weights as the magnitude and what gives the activations their sign: two products of
// 127 * 127 just fit 16 bits.
struct SignedBytes {
    __m256i magnitude, sign;
    explicit SignedBytes(Bytes weights)
        : magnitude(_mm256_abs_epi8(weights.v)), sign(weights.v) {}
};

struct SignedSums {
    __m256i v;
    static SignedSums zero() { return {_mm256_setzero_si256()}; }
    template <int i>
    void add(const SignedBytes& weights, const Quads& x) {
        const __m256i pairs =
            _mm256_maddubs_epi16(weights.magnitude, _mm256_sign_epi8(x.quad(i), weights.sign));
        v = _mm256_add_epi32(v, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
        keep_here(v);
    }
    Vector total(int32_t) const { return {_mm256_cvtepi32_ps(v)}; }
    SignedSums operator+(SignedSums other) const { return {_mm256_add_epi32(v, other.v)}; }
};

#endif

#elif defined(VOXCAP_USE_NEON)

struct Bytes {
    uint8x16_t v;
    static Bytes load(const uint8_t* p) { return {vld1q_u8(p)}; }
    Bytes low_nibbles() const { return {vandq_u8(v, vdupq_n_u8(15))}; }
    Bytes high_nibbles() const { return {vshrq_n_u8(v, 4)}; }
};

struct Quads {
    int8x16_t first, second;
    static Quads load(const int8_t* p) { return {vld1q_s8(p), vld1q_s8(p + 16)}; }
};

// Nibbles are small enough to count as signed, so both formats share this.
struct SignedSums {
    int32x4_t v;
    static SignedSums zero() { return {vdupq_n_s32(0)}; }
    template <int i>
    void add(Bytes weights, const Quads& x) {
        v = vdotq_laneq_s32(v, vreinterpretq_s8_u8(weights.v), i < 4 ? x.first : x.second, i % 4);
    }
    Vector plus(int32_t offset) const {
        return {vcvtq_f32_s32(vaddq_s32(v, vdupq_n_s32(offset)))};
    }
    Vector total(int32_t) const { return {vcvtq_f32_s32(v)}; }
    SignedSums operator+(SignedSums other) const { return {vaddq_s32(v, other.v)}; }
};

#else

struct Bytes {
    uint8_t v[16];
    static Bytes load(const uint8_t* p) {
        Bytes bytes;
        std::memcpy(bytes.v, p, sizeof bytes.v);
        return bytes;
    }
    Bytes low_nibbles() const {
        Bytes bytes;
        for (int i = 0; i < 16; ++i) bytes.v[i] = v[i] & 15;
        return bytes;
    }
    Bytes high_nibbles() const {
        Bytes bytes;
        for (int i = 0; i < 16; ++i) bytes.v[i] = v[i] >> 4;
        return bytes;
    }
};

struct Quads {
    const int8_t* p;
    static Quads load(const int8_t* p) { return {p}; }
};

struct SignedSums {
    int32_t v[4];
    static SignedSums zero() { return {}; }
    template <int i>
    void add(const Bytes& weights, const Quads& x) {
        for (int lane = 0; lane < 4; ++lane) {
            int32_t sum = 0;
            for (int t = 0; t < 4; ++t) sum += int8_t(weights.v[4 * lane + t]) * x.p[4 * i + t];
            v[lane] += sum;
        }
    }
    Vector plus(int32_t offset) const {
        return Vector::made([&](int lane) { return float(v[lane] + offset); });
    }
    Vector total(int32_t) const { return plus(0); }
    SignedSums operator+(const SignedSums& other) const {
        SignedSums sums;
        for (int lane = 0; lane < 4; ++lane) sums.v[lane] = v[lane] + other.v[lane];
        return sums;
    }
};

#endif

#if defined(VOXCAP_USE_AVX512) || defined(VOXCAP_USE_AVXVNNI)

using NibbleSums = UnsignedSums;

// Signed weights made unsigned by adding 128, which the total takes back.
struct SignedBytes : Bytes {
    explicit SignedBytes(Bytes weights) : Bytes(weights.offset_by_128()) {}
};

struct SignedSums : UnsignedSums {
    static SignedSums zero() { return {UnsignedSums::zero()}; }
    Vector total(int32_t offset) const { return plus(offset); }
    SignedSums operator+(SignedSums other) const { return {UnsignedSums::operator+(other)}; }
};

#elif !defined(VOXCAP_USE_AVX2)

using NibbleSums = SignedSums;
using SignedBytes = Bytes;

#endif

}  // namespace VOXCAP_ISA
}  // namespace voxcap
