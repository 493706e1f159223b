// Loads and stores of fewer values than a vector has.
#pragma once

#include "simd.h"

namespace voxcap {
namespace VOXCAP_ISA {

// The first n values from p, then zeros; n is less than Vector::width. Nothing beyond is read.
template <typename Element>
inline Vector load_first(const Element* p, int n) {
    Element values[Vector::width] = {};
    for (int i = 0; i < n; ++i) values[i] = p[i];
    return Vector::load(values);
}

inline void store_first(Vector vector, float* p, int n) {
    float values[Vector::width];
    vector.store(values);
    for (int i = 0; i < n; ++i) p[i] = values[i];
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
