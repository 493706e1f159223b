// Products of int4 weights with int8 activations.
//
// A strip is as many of a block's weight rows as a vector has lanes. The nibbles are used unsigned;
// 8 times the sum of the activations makes up for it.
#pragma once

#include "bytes.h"
#include "half.h"
#include "kernel_set.h"
#include "prefetch.h"
#include "row_slices.h"
#include "simd.h"

#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

constexpr int kInt4GroupBytes = VOX_BLOCK_ROWS * (VOX_GROUP / 2 + 2);
constexpr int kInt4ScaleOffset = VOX_BLOCK_ROWS * VOX_GROUP / 2;
// Far enough to hide the memory's latency, and to cross a page before it is needed.
constexpr int kPrefetchBytes = 4096;
constexpr int kPieceBytes = VOX_BLOCK_ROWS * 4;
constexpr int kStripBytes = Vector::width * 4;
constexpr int kBlockStrips = VOX_BLOCK_ROWS / Vector::width;

template <int piece, int n_rows, int n_strips>
inline void add_int4_piece(const uint8_t* weights, const Quads (&x)[n_rows],
                           NibbleSums (&sums)[n_rows][n_strips]) {
    for (int strip = 0; strip < n_strips; ++strip) {
        const Bytes both = Bytes::load(weights + piece * kPieceBytes + strip * kStripBytes);
        const Bytes low = both.low_nibbles();
        const Bytes high = both.high_nibbles();
        for (int row = 0; row < n_rows; ++row) {
            sums[row][strip].template add<2 * piece>(low, x[row]);
            sums[row][strip].template add<2 * piece + 1>(high, x[row]);
        }
    }
}

template <int n_rows, int n_strips>
inline void int4_strips(const uint8_t* block, int first_strip, int n_groups, const Activations& x,
                        int first_row, float* out) {
    const int8_t* values = x.values + first_row * x.value_stride;
    const float* scales = x.scales + first_row * x.scale_stride;
    const int32_t* offsets = x.offsets + first_row * x.scale_stride;
    Vector products[n_rows][n_strips];
    for (int row = 0; row < n_rows; ++row) {
        for (int strip = 0; strip < n_strips; ++strip) products[row][strip] = Vector::zero();
    }
    for (int group = 0; group < n_groups; ++group, block += kInt4GroupBytes) {
        prefetch(block + kPrefetchBytes, kInt4GroupBytes);
        const uint8_t* weights = block + first_strip * kStripBytes;
        Quads quads[n_rows];
        NibbleSums sums[n_rows][n_strips];
        for (int row = 0; row < n_rows; ++row) {
            quads[row] = Quads::load(values + row * x.value_stride + group * VOX_GROUP);
            for (int strip = 0; strip < n_strips; ++strip) sums[row][strip] = NibbleSums::zero();
        }
        add_int4_piece<0>(weights, quads, sums);
        add_int4_piece<1>(weights, quads, sums);
        add_int4_piece<2>(weights, quads, sums);
        add_int4_piece<3>(weights, quads, sums);
        const uint16_t* halves = reinterpret_cast<const uint16_t*>(block + kInt4ScaleOffset) +
                                 first_strip * Vector::width;
        for (int strip = 0; strip < n_strips; ++strip) {
            const Vector weight_scales = load_halves(halves + strip * Vector::width);
            for (int row = 0; row < n_rows; ++row) {
                const Vector scale =
                    weight_scales * Vector::all(scales[row * x.scale_stride + group]);
                products[row][strip] = multiply_add(
                    sums[row][strip].plus(offsets[row * x.scale_stride + group]), scale,
                    products[row][strip]);
            }
        }
    }
    for (int row = 0; row < n_rows; ++row) {
        for (int strip = 0; strip < n_strips; ++strip) {
            products[row][strip].store(out + row * VOX_BLOCK_ROWS +
                                       (first_strip + strip) * Vector::width);
        }
    }
}

// How many rows of activations and strips of weights share the registers.
#if defined(VOXCAP_USE_AVX512)
constexpr int kInt4Rows = 8, kInt4Strips = 1;
#elif defined(VOXCAP_USE_AVX2) || defined(VOXCAP_USE_NEON)
constexpr int kInt4Rows = 4, kInt4Strips = 2;
#else
constexpr int kInt4Rows = 2, kInt4Strips = 4;
#endif

inline void int4_product(const VoxMatrix& matrix, int block, const Activations& x, int first_row,
                         int n_rows, float* out) {
    const int n_groups = (matrix.n_columns + VOX_GROUP - 1) / VOX_GROUP;
    const uint8_t* weights =
        static_cast<const uint8_t*>(matrix.weights) + int64_t(block) * n_groups * kInt4GroupBytes;
    for_row_slices<kInt4Rows>(n_rows, [&](auto count, int row) {
        for (int strip = 0; strip < kBlockStrips; strip += kInt4Strips) {
            int4_strips<decltype(count)::value, kInt4Strips>(
                weights, strip, n_groups, x, first_row + row, out + row * VOX_BLOCK_ROWS);
        }
    });
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
