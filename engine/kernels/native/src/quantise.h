// Activations to int8, by groups of columns or by rows.
#pragma once

#include "partial.h"
#include "simd.h"
#include "voxcap_kernels.h"

#include <cfloat>
#include <cstdint>
#include <cstring>

namespace voxcap {
namespace VOXCAP_ISA {

constexpr int kGroupVectors = VOX_GROUP / Vector::width;

struct Group {
    Vector v[kGroupVectors];

    static Group load(const float* x) {
        Group group;
        for (int i = 0; i < kGroupVectors; ++i) group.v[i] = Vector::load(x + i * Vector::width);
        return group;
    }
    // The first n columns, then zeros.
    static Group load_first(const float* x, int n) {
        float columns[VOX_GROUP] = {};
        for (int i = 0; i < n; ++i) columns[i] = x[i];
        return load(columns);
    }
    Vector magnitudes() const {
        Vector most = absolute(v[0]);
        for (int i = 1; i < kGroupVectors; ++i) most = max(most, absolute(v[i]));
        return most;
    }
    // Store the values times `factor`, rounded, and return their sum.
    int32_t store(Vector factor, int8_t* values) const;
};

#if defined(VOXCAP_USE_AVX512)

inline int32_t Group::store(Vector factor, int8_t* values) const {
    const __m512i first = _mm512_cvtps_epi32((v[0] * factor).v);
    const __m512i second = _mm512_cvtps_epi32((v[1] * factor).v);
    _mm_storeu_si128((__m128i*)values, _mm512_cvtsepi32_epi8(first));
    _mm_storeu_si128((__m128i*)(values + 16), _mm512_cvtsepi32_epi8(second));
    return _mm512_reduce_add_epi32(_mm512_add_epi32(first, second));
}

#elif defined(VOXCAP_USE_AVX2)

inline int32_t Group::store(Vector factor, int8_t* values) const {
    __m256i whole[kGroupVectors];
    for (int i = 0; i < kGroupVectors; ++i) whole[i] = _mm256_cvtps_epi32((v[i] * factor).v);
    const __m256i sums = _mm256_add_epi32(_mm256_add_epi32(whole[0], whole[1]),
                                          _mm256_add_epi32(whole[2], whole[3]));
    // Packing works within halves of a register, which leaves the columns in an order to undo.
    const __m256i bytes = _mm256_packs_epi16(_mm256_packs_epi32(whole[0], whole[1]),
                                             _mm256_packs_epi32(whole[2], whole[3]));
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    _mm256_storeu_si256((__m256i*)values, _mm256_permutevar8x32_epi32(bytes, order));
    __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xb1)));
}

#elif defined(VOXCAP_USE_NEON)

inline int32_t Group::store(Vector factor, int8_t* values) const {
    int32x4_t sums = vdupq_n_s32(0);
    for (int i = 0; i < kGroupVectors; i += 4) {
        int32x4_t whole[4];
        for (int j = 0; j < 4; ++j) {
            whole[j] = vcvtnq_s32_f32((v[i + j] * factor).v);
            sums = vaddq_s32(sums, whole[j]);
        }
        const int16x8_t first = vcombine_s16(vqmovn_s32(whole[0]), vqmovn_s32(whole[1]));
        const int16x8_t second = vcombine_s16(vqmovn_s32(whole[2]), vqmovn_s32(whole[3]));
        vst1q_s8(values + 4 * i, vcombine_s8(vqmovn_s16(first), vqmovn_s16(second)));
    }
    return vaddvq_s32(sums);
}

#else

inline int32_t Group::store(Vector factor, int8_t* values) const {
    int32_t sum = 0;
    for (int i = 0; i < kGroupVectors; ++i) {
        const Vector whole = round(v[i] * factor);
        for (int j = 0; j < Vector::width; ++j) {
            const int8_t value = int8_t(whole.v[j]);
            values[i * Vector::width + j] = value;
            sum += value;
        }
    }
    return sum;
}

#endif

// What values of which `largest` is the largest magnitude are multiplied by to fill int8. Where the
// inverse would overflow, everything counts as zero.
inline float int8_factor(float largest) {
    return largest / 127.0f >= FLT_MIN ? 127.0f / largest : 0.0f;
}

inline float int8_scale(float largest) {
    return largest / 127.0f >= FLT_MIN ? largest / 127.0f : 0.0f;
}

inline void quantise_group(const Group& group, int8_t* values, float* scale, int32_t* offset) {
    const float largest = group.magnitudes().largest();
    *offset = -8 * group.store(Vector::all(int8_factor(largest)), values);
    *scale = int8_scale(largest);
}

inline void quantise_groups(const float* x, int n_columns, int8_t* values, float* scales,
                            int32_t* offsets) {
    int column = 0;
    for (; column + VOX_GROUP <= n_columns; column += VOX_GROUP) {
        quantise_group(Group::load(x + column), values + column, scales++,
                       offsets++);
    }
    if (column < n_columns) {
        quantise_group(Group::load_first(x + column, n_columns - column), values + column, scales,
                       offsets);
    }
}

inline void quantise_row(const float* x, int n_columns, int8_t* values, float* scale,
                         int32_t* offset) {
    const int whole = n_columns / VOX_GROUP * VOX_GROUP;
    const Group tail = Group::load_first(x + whole, n_columns - whole);
    Vector magnitudes = tail.magnitudes();
    for (int column = 0; column < whole; column += VOX_GROUP) {
        magnitudes = max(magnitudes, Group::load(x + column).magnitudes());
    }
    const float largest = magnitudes.largest();
    const Vector factor = Vector::all(int8_factor(largest));
    *scale = int8_scale(largest);
    int32_t sum = whole < n_columns ? tail.store(factor, values + whole) : 0;
    for (int column = 0; column < whole; column += VOX_GROUP) {
        sum += Group::load(x + column).store(factor, values + column);
    }
    *offset = -128 * sum;
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
