// Products of float32 or bfloat16 weights, row-major as in a checkpoint, with float32 activations.
#pragma once

#include "kernel_set.h"
#include "partial.h"
#include "row_slices.h"
#include "simd.h"

#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

// Each product is one vector of sums from the first column to the last, whatever it is computed
// beside.
template <typename Element, int n_rows, int n_weights>
inline void dense_dots(const Element* weights, int n_columns, const float* x, int64_t x_stride,
                       float* out) {
    Vector sums[n_rows][n_weights];
    for (int row = 0; row < n_rows; ++row) {
        for (int i = 0; i < n_weights; ++i) sums[row][i] = Vector::zero();
    }
    const auto add = [&](const auto& load) {
        Vector values[n_rows];
        for (int row = 0; row < n_rows; ++row) values[row] = load(x + row * x_stride);
        for (int i = 0; i < n_weights; ++i) {
            const Vector weight = load(weights + int64_t(i) * n_columns);
            for (int row = 0; row < n_rows; ++row) {
                sums[row][i] = multiply_add(weight, values[row], sums[row][i]);
            }
        }
    };
    int column = 0;
    for (; column + Vector::width <= n_columns; column += Vector::width) {
        add([column](const auto* p) { return Vector::load(p + column); });
    }
    if (column < n_columns) {
        const int n_left = n_columns - column;
        add([column, n_left](const auto* p) { return load_first(p + column, n_left); });
    }
    for (int row = 0; row < n_rows; ++row) {
        for (int i = 0; i < n_weights; ++i) out[row * VOX_BLOCK_ROWS + i] = sums[row][i].sum();
    }
}

template <typename Element>
inline void dense_product(const VoxMatrix& matrix, int block, const Activations& x, int first_row,
                          int n_rows, float* out) {
    constexpr int most_weights = 4;
    const int first_weight = block * VOX_BLOCK_ROWS;
    const int n_left = matrix.n_rows - first_weight;
    const int n_weights = n_left < VOX_BLOCK_ROWS ? n_left : int(VOX_BLOCK_ROWS);
    const Element* weights =
        static_cast<const Element*>(matrix.weights) + int64_t(first_weight) * matrix.n_columns;
    // Four weights are read once for all rows, so that memory is read in the order it lies in.
    for_row_slices<most_weights>(n_weights, [&](auto weight_count, int weight) {
        for_row_slices<3>(n_rows, [&](auto row_count, int row) {
            dense_dots<Element, decltype(row_count)::value, decltype(weight_count)::value>(
                weights + int64_t(weight) * matrix.n_columns, matrix.n_columns,
                x.floats + (first_row + row) * x.float_stride, x.float_stride,
                out + row * VOX_BLOCK_ROWS + weight);
        });
    });
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
