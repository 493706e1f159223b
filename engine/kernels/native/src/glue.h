// What lies between the products of a layer: norm, rotary positions, SwiGLU, stores to the cache.
//
// Sums are made in an order that depends on nothing but the row's length.
#pragma once

#include "exponential.h"
#include "partial.h"
#include "simd.h"
#include "voxcap_kernels.h"

#include <math.h>
#include <cstdint>
#include <cstring>

namespace voxcap {
namespace VOXCAP_ISA {

inline float sum_of_squares(const float* x, int n) {
    // Four sums hide the latency of the additions.
    Vector sums[4] = {Vector::zero(), Vector::zero(), Vector::zero(), Vector::zero()};
    int i = 0;
    for (; i + 4 * Vector::width <= n; i += 4 * Vector::width) {
        for (int j = 0; j < 4; ++j) {
            const Vector v = Vector::load(x + i + j * Vector::width);
            sums[j] = multiply_add(v, v, sums[j]);
        }
    }
    for (; i + Vector::width <= n; i += Vector::width) {
        const Vector v = Vector::load(x + i);
        sums[0] = multiply_add(v, v, sums[0]);
    }
    const Vector v = load_first(x + i, n - i);
    sums[1] = multiply_add(v, v, sums[1]);
    return ((sums[0] + sums[1]) + (sums[2] + sums[3])).sum();
}

// out = x * rsqrt(mean(x^2) + eps) * weight, times scale if that is not null.
inline void rms_norm(const float* x, const float* weight, const float* scale, float eps, int dim,
                     float* out) {
    const float factor = 1.0f / sqrtf(sum_of_squares(x, dim) / float(dim) + eps);
    if (scale == nullptr) {
        for (int i = 0; i < dim; ++i) out[i] = x[i] * factor * weight[i];
    } else {
        for (int i = 0; i < dim; ++i) out[i] = x[i] * factor * weight[i] * scale[i];
    }
}

// (a, b) -> (a cos - b sin, a sin + b cos) of the pairs of one head, in place.
inline void rotate(float* head, const float* rotation, int head_size) {
    for (int i = 0; i < head_size; i += 2) {
        const float a = head[i], b = head[i + 1];
        const float cosine = rotation[i], sine = rotation[i + 1];
        head[i] = a * cosine - b * sine;
        head[i + 1] = a * sine + b * cosine;
    }
}

inline Vector silu(Vector x) {
    return x / (Vector::all(1.0f) + exponential(Vector::zero() - x));
}

// out = silu(gate) * up.
inline void silu_multiply(const float* gate, const float* up, int n, float* out) {
    int i = 0;
    for (; i + Vector::width <= n; i += Vector::width) {
        (silu(Vector::load(gate + i)) * Vector::load(up + i)).store(out + i);
    }
    store_first(silu(load_first(gate + i, n - i)) * load_first(up + i, n - i), out + i, n - i);
}

// Round to the nearest bfloat16, to the even one between two; NaN stays NaN.
inline uint16_t to_bfloat16(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    const uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
    return uint16_t(value == value ? rounded : 0x7fc0);
}

// Copy n float32 values to a cache in its format.
inline void store(const float* from, int n, int cache_format, void* to) {
    if (cache_format == VOX_FLOAT32) {
        std::memcpy(to, from, size_t(n) * sizeof(float));
        return;
    }
    uint16_t* narrow = static_cast<uint16_t*>(to);
    for (int i = 0; i < n; ++i) narrow[i] = to_bfloat16(from[i]);
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
