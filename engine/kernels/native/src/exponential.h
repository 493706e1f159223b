// e^x on vectors.
#pragma once

#include "simd.h"

namespace voxcap {
namespace VOXCAP_ISA {

// e^x to about 2 units in the last place: x = n ln 2 + r with |r| <= ln 2 / 2, e^r by the
// polynomial of Cephes' expf. 0 below -87.4, infinity above 88.8, exactly; NaN stays NaN.
inline Vector exponential(Vector x) {
    // The second operand of min and max is what they give for NaN.
    x = max(Vector::all(-87.5f), min(Vector::all(89.0f), x));
    const Vector n = round(x * Vector::all(1.44269504088896341f));
    // ln 2 in two parts, of which n times the first is exact.
    Vector r = multiply_add(n, Vector::all(-0.693359375f), x);
    r = multiply_add(n, Vector::all(2.12194440e-4f), r);
    Vector p = Vector::all(1.9875691500e-4f);
    p = multiply_add(p, r, Vector::all(1.3981999507e-3f));
    p = multiply_add(p, r, Vector::all(8.3334519073e-3f));
    p = multiply_add(p, r, Vector::all(4.1665795894e-2f));
    p = multiply_add(p, r, Vector::all(1.6666665459e-1f));
    p = multiply_add(p, r, Vector::all(5.0000001201e-1f));
    p = multiply_add(p, r * r, r) + Vector::all(1.0f);
    // Half the power first: 2^128 is no float32, yet n = 128 may still give a finite result, and
    // n = -126 and below give 2^-127, which power_of_two makes 0.
    return p * power_of_two(n - Vector::all(1.0f)) * Vector::all(2.0f);
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
