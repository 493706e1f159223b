// The scale of a group of int4 weights.
#pragma once

#include "half_float.h"
#include "simd.h"
#include "voxcap_kernels.h"

#include <cmath>
#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

// Rounded to the nearest whole number, to even between two; |x| below 2^22. Adding 1.5 * 2^23
// leaves no bits for a fraction; not every processor has an instruction to round.
constexpr float kRoundingShift = 12582912.0f;

inline float to_whole(float x) { return (x + kRoundingShift) - kRoundingShift; }

inline Vector to_int4(Vector weights, Vector factors) {
    const Vector shift = Vector::all(kRoundingShift);
    const Vector whole = (weights * factors + shift) - shift;
    return min(max(whole, Vector::all(-8.0f)), Vector::all(7.0f));
}

// Try to spread the weights over the 16 values by several factors, each with the scale that then
// fits best in the least squares sense, and return the best scale as float16.
inline uint16_t int4_scale(const float* weights) {
    float peak = 0.0f;
    for (int i = 0; i < VOX_GROUP; ++i) {
        if (std::fabs(weights[i]) > std::fabs(peak)) peak = weights[i];
    }
    constexpr float smallest_half = 0x1p-24f;
    if (std::fabs(peak) < smallest_half) return 0;
    // Where the weight of the largest magnitude falls; beyond -8 it is clipped. On normally
    // distributed weights this lowers the error from 8.6 % to 8.1 % of the weights.
    constexpr int n_places = 8;
    constexpr float places[n_places] = {-9.2f, -8.8f, -8.4f, -8.0f, -7.6f, -7.2f, -6.8f, -6.4f};
    float products[n_places], squares[n_places];
    for (int place = 0; place < n_places; place += Vector::width) {
        float factors[Vector::width];
        for (int i = 0; i < Vector::width; ++i) factors[i] = places[place + i] / peak;
        const Vector factor = Vector::load(factors);
        Vector product = Vector::zero(), square = Vector::zero();
        for (int i = 0; i < VOX_GROUP; ++i) {
            const Vector weight = Vector::all(weights[i]);
            const Vector value = to_int4(weight, factor);
            // Not multiply_add, which rounds once on some processors and twice on others.
            product = product + weight * value;
            square = square + value * value;
        }
        product.store(products + place);
        square.store(squares + place);
    }
    uint16_t best = 0;
    float least = INFINITY;
    for (int place = 0; place < n_places; ++place) {
        const uint16_t half = float_to_half(products[place] / squares[place]);
        const float scale = half_to_float(half);
        // The squared error without the sum of the squared weights.
        const float error = scale * (scale * squares[place] - 2.0f * products[place]);
        if (error < least) {
            least = error;
            best = half;
        }
    }
    return best;
}

inline void int4_nibbles(const float* weights, float scale, uint8_t* nibbles) {
    const Vector factor = Vector::all(scale != 0.0f ? 1.0f / scale : 0.0f);
    float values[VOX_GROUP];
    for (int i = 0; i < VOX_GROUP; i += Vector::width) {
        to_int4(Vector::load(weights + i), factor).store(values + i);
    }
    for (int i = 0; i < VOX_GROUP; ++i) nibbles[i] = uint8_t(int32_t(values[i]) + 8);
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
