// Products of int8 weights, a scale for each row, with int8 activations, a scale for each row.
#pragma once

#include "bytes.h"
#include "kernel_set.h"
#include "prefetch.h"
#include "row_slices.h"
#include "simd.h"

#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

constexpr int kInt8GroupBytes = VOX_BLOCK_ROWS * VOX_GROUP;
constexpr int kInt8PrefetchBytes = 4096;

// Add the products of 8 columns; two chains of sums hide the latency of adding to one.
template <int pair, int n_rows, int n_strips>
inline void add_int8_quads(const uint8_t* weights, const Quads (&x)[n_rows],
                           SignedSums (&even)[n_rows][n_strips],
                           SignedSums (&odd)[n_rows][n_strips]) {
    constexpr int quad_bytes = VOX_BLOCK_ROWS * 4;
    for (int strip = 0; strip < n_strips; ++strip) {
        const uint8_t* p = weights + 2 * pair * quad_bytes + strip * 4 * Vector::width;
        const SignedBytes first(Bytes::load(p));
        const SignedBytes second(Bytes::load(p + quad_bytes));
        for (int row = 0; row < n_rows; ++row) {
            even[row][strip].template add<2 * pair>(first, x[row]);
            odd[row][strip].template add<2 * pair + 1>(second, x[row]);
        }
    }
}

template <int n_rows, int n_strips>
inline void int8_strips(const uint8_t* block, const float* weight_scales, int first_strip,
                        int n_groups, const Activations& x, int first_row, float* out) {
    const int8_t* values = x.values + first_row * x.value_stride;
    SignedSums even[n_rows][n_strips], odd[n_rows][n_strips];
    for (int row = 0; row < n_rows; ++row) {
        for (int strip = 0; strip < n_strips; ++strip) {
            even[row][strip] = odd[row][strip] = SignedSums::zero();
        }
    }
    for (int group = 0; group < n_groups; ++group, block += kInt8GroupBytes) {
        prefetch(block + kInt8PrefetchBytes, kInt8GroupBytes);
        const uint8_t* weights = block + first_strip * 4 * Vector::width;
        Quads quads[n_rows];
        for (int row = 0; row < n_rows; ++row) {
            quads[row] = Quads::load(values + row * x.value_stride + group * VOX_GROUP);
        }
        add_int8_quads<0>(weights, quads, even, odd);
        add_int8_quads<1>(weights, quads, even, odd);
        add_int8_quads<2>(weights, quads, even, odd);
        add_int8_quads<3>(weights, quads, even, odd);
    }
    for (int strip = 0; strip < n_strips; ++strip) {
        const int lane = (first_strip + strip) * Vector::width;
        const Vector scales = Vector::load(weight_scales + lane);
        for (int row = 0; row < n_rows; ++row) {
            const int64_t at = (first_row + row) * x.scale_stride;
            const Vector total = (even[row][strip] + odd[row][strip]).total(x.offsets[at]);
            (total * (scales * Vector::all(x.scales[at]))).store(out + row * VOX_BLOCK_ROWS + lane);
        }
    }
}

// How many rows of activations and strips of weights share the registers.
#if defined(VOXCAP_USE_AVX512)
constexpr int kInt8Rows = 8, kInt8Strips = 1;
#elif defined(VOXCAP_USE_AVX2)
constexpr int kInt8Rows = 2, kInt8Strips = 2;
#else
constexpr int kInt8Rows = 2, kInt8Strips = 4;
#endif

inline void int8_product(const VoxMatrix& matrix, int block, const Activations& x, int first_row,
                         int n_rows, float* out) {
    const int n_groups = (matrix.n_columns + VOX_GROUP - 1) / VOX_GROUP;
    const uint8_t* weights =
        static_cast<const uint8_t*>(matrix.weights) + int64_t(block) * n_groups * kInt8GroupBytes;
    for_row_slices<kInt8Rows>(n_rows, [&](auto count, int row) {
        for (int strip = 0; strip < VOX_BLOCK_ROWS / Vector::width; strip += kInt8Strips) {
            int8_strips<decltype(count)::value, kInt8Strips>(
                weights, matrix.scales + block * VOX_BLOCK_ROWS, strip, n_groups, x,
                first_row + row, out + row * VOX_BLOCK_ROWS);
        }
    });
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
