// IEEE float16 in software, for compilers and processors that have none.
#pragma once

#include <cstdint>
#include <cstring>

namespace voxcap {

inline float float_of_bits(uint32_t bits) {
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

inline uint32_t bits_of_float(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

inline float half_to_float(uint16_t half) {
    const uint32_t sign = uint32_t(half & 0x8000) << 16;
    const uint32_t rest = uint32_t(half & 0x7fff) << 13;
    if (rest >= 0x7c00u << 13) return float_of_bits(sign | 0x7f800000 | (rest & 0x7fffff));
    // In float32's places the exponent is 112 too small, a subnormal's too.
    return float_of_bits(sign | rest) * 0x1p112f;
}

// Rounded to nearest, to even between two. Values too large become the largest finite number: they
// are scales, and a clipped weight is better than an infinite one.
inline uint16_t float_to_half(float value) {
    const uint16_t sign = uint16_t(bits_of_float(value) >> 16 & 0x8000);
    const float magnitude = float_of_bits(bits_of_float(value) & 0x7fffffff);
    if (!(magnitude < 65504.0f)) return uint16_t(sign | 0x7bff);
    if (magnitude < 0x1p-14f) {
        // A subnormal's step is 2^-24: adding 1/2 leaves the number of steps in the last bits.
        return uint16_t(sign | (bits_of_float(magnitude + 0.5f) - bits_of_float(0.5f)));
    }
    const uint32_t bits = bits_of_float(magnitude);
    const uint32_t rounded = bits + 0xfff + (bits >> 13 & 1);
    return uint16_t(sign | ((rounded >> 13) - (112u << 10)));
}

}  // namespace voxcap
