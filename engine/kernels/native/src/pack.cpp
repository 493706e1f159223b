// Weights from a checkpoint's numbers to the packed formats and back.
//
// Compiled for the baseline only, so that packed weights are the same whatever processor made them.
#define VOXCAP_ISA packing
#if defined(__x86_64__) || defined(_M_X64)
#define VOXCAP_USE_SSE2
#elif defined(__aarch64__) || defined(_M_ARM64)
#define VOXCAP_USE_NEON
#endif
#include "half_float.h"
#include "int4_scale.h"
#include "linear.h"
#include "partial.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstring>

namespace voxcap {

namespace {

using packing::load_first;
using packing::Vector;

int groups_of(int n_columns) { return (n_columns + VOX_GROUP - 1) / VOX_GROUP; }

size_t block_bytes(int format, int n_columns) {
    const size_t group_bytes = format == VOX_INT8
                                   ? size_t(VOX_BLOCK_ROWS) * VOX_GROUP
                                   : size_t(VOX_BLOCK_ROWS) * (VOX_GROUP / 2 + sizeof(uint16_t));
    return group_bytes * size_t(groups_of(n_columns));
}

// A dense matrix to be packed.
template <typename Element>
struct Source {
    const Element* values;
    int64_t row_stride;
    int n_rows;
    int n_columns;

    // 32 columns of a row as float32; zeros beyond the matrix.
    void load_group(int row, int group, float* out) const {
        const int n = row < n_rows ? std::min(n_columns - group * VOX_GROUP, int(VOX_GROUP)) : 0;
        const Element* from = n > 0 ? values + row * row_stride + group * VOX_GROUP : nullptr;
        int i = 0;
        for (; i + Vector::width <= n; i += Vector::width) Vector::load(from + i).store(out + i);
        if (i < n) {
            load_first(from + i, n - i).store(out + i);
            i += Vector::width;
        }
        for (; i < VOX_GROUP; ++i) out[i] = 0.0f;
    }
};

template <typename Element>
void pack_int4_block(const Source<Element>& source, int block, uint8_t* out) {
    for (int group = 0; group < groups_of(source.n_columns); ++group) {
        uint16_t halves[VOX_BLOCK_ROWS];
        for (int row = 0; row < VOX_BLOCK_ROWS; ++row) {
            float weights[VOX_GROUP];
            source.load_group(block * VOX_BLOCK_ROWS + row, group, weights);
            halves[row] = packing::int4_scale(weights);
            uint8_t nibbles[VOX_GROUP];
            packing::int4_nibbles(weights, half_to_float(halves[row]), nibbles);
            for (int piece = 0; piece < 4; ++piece) {
                for (int t = 0; t < 4; ++t) {
                    const int low = nibbles[piece * 8 + t], high = nibbles[piece * 8 + 4 + t];
                    out[piece * 4 * VOX_BLOCK_ROWS + row * 4 + t] = uint8_t(low | high << 4);
                }
            }
        }
        out += VOX_BLOCK_ROWS * VOX_GROUP / 2;
        std::memcpy(out, halves, sizeof halves);
        out += sizeof halves;
    }
}

template <typename Element>
void pack_int8_block(const Source<Element>& source, int block, uint8_t* out, float* scales) {
    const int n_groups = groups_of(source.n_columns);
    for (int row = 0; row < VOX_BLOCK_ROWS; ++row) {
        float largest = 0.0f;
        float weights[VOX_GROUP];
        for (int group = 0; group < n_groups; ++group) {
            source.load_group(block * VOX_BLOCK_ROWS + row, group, weights);
            for (float weight : weights) largest = std::max(largest, std::fabs(weight));
        }
        const float scale = largest / 127.0f >= FLT_MIN ? largest / 127.0f : 0.0f;
        const float factor = scale > 0.0f ? 127.0f / largest : 0.0f;
        scales[block * VOX_BLOCK_ROWS + row] = scale;
        for (int group = 0; group < n_groups; ++group) {
            source.load_group(block * VOX_BLOCK_ROWS + row, group, weights);
            uint8_t* to = out + size_t(group) * VOX_BLOCK_ROWS * VOX_GROUP + row * 4;
            for (int i = 0; i < VOX_GROUP; ++i) {
                const int value = int(packing::to_whole(weights[i] * factor));
                to[i / 4 * 4 * VOX_BLOCK_ROWS + i % 4] = uint8_t(int8_t(value));
            }
        }
    }
}

template <typename Element>
int pack(VoxPool& pool, int format, const Source<Element>& source, void* out, float* scales) {
    const int n_blocks = (source.n_rows + VOX_BLOCK_ROWS - 1) / VOX_BLOCK_ROWS;
    const size_t bytes = block_bytes(format, source.n_columns);
    uint8_t* const packed = static_cast<uint8_t*>(out);
    if (format == VOX_INT4) {
        pool.threads.for_each(n_blocks, [&](int block, int) {
            pack_int4_block(source, block, packed + size_t(block) * bytes);
        });
        return 0;
    }
    if (format == VOX_INT8 && scales != nullptr) {
        pool.threads.for_each(n_blocks, [&](int block, int) {
            pack_int8_block(source, block, packed + size_t(block) * bytes, scales);
        });
        return 0;
    }
    return -1;
}

}  // namespace

}  // namespace voxcap

size_t vox_packed_bytes(int format, int n_rows, int n_columns) {
    if (format == VOX_FLOAT32 || format == VOX_BFLOAT16) {
        const size_t size = format == VOX_FLOAT32 ? sizeof(float) : sizeof(uint16_t);
        return size * size_t(n_rows) * size_t(n_columns);
    }
    const size_t n_blocks = size_t(n_rows + VOX_BLOCK_ROWS - 1) / VOX_BLOCK_ROWS;
    return n_blocks * voxcap::block_bytes(format, n_columns);
}

int vox_pack(VoxPool* pool, int format, int source_format, const void* source, int64_t row_stride,
             int n_rows, int n_columns, void* out, float* scales) {
    using voxcap::Source;
    if (source_format == VOX_FLOAT32) {
        const auto* values = static_cast<const float*>(source);
        return voxcap::pack(*pool, format,
                            Source<float>{values, row_stride, n_rows, n_columns}, out, scales);
    }
    if (source_format == VOX_BFLOAT16) {
        const auto* values = static_cast<const uint16_t*>(source);
        return voxcap::pack(*pool, format,
                            Source<uint16_t>{values, row_stride, n_rows, n_columns}, out, scales);
    }
    return -1;
}

void vox_unpack_row(const VoxMatrix* matrix, int row, float* out) {
    const int n_columns = matrix->n_columns;
    const int64_t start = int64_t(row) * n_columns;
    if (matrix->format == VOX_FLOAT32) {
        const float* weights = static_cast<const float*>(matrix->weights) + start;
        std::memcpy(out, weights, size_t(n_columns) * sizeof(float));
        return;
    }
    if (matrix->format == VOX_BFLOAT16) {
        const uint16_t* weights = static_cast<const uint16_t*>(matrix->weights) + start;
        for (int i = 0; i < n_columns; ++i) {
            out[i] = voxcap::float_of_bits(uint32_t(weights[i]) << 16);
        }
        return;
    }
    const int lane = row % VOX_BLOCK_ROWS;
    const uint8_t* block =
        static_cast<const uint8_t*>(matrix->weights) +
        size_t(row / VOX_BLOCK_ROWS) * voxcap::block_bytes(matrix->format, n_columns);
    if (matrix->format == VOX_INT8) {
        for (int i = 0; i < n_columns; ++i) {
            const uint8_t byte = block[size_t(i / 4) * 4 * VOX_BLOCK_ROWS + lane * 4 + i % 4];
            out[i] = float(int8_t(byte)) * matrix->scales[row];
        }
        return;
    }
    constexpr size_t nibble_bytes = VOX_BLOCK_ROWS * VOX_GROUP / 2;
    constexpr size_t group_bytes = nibble_bytes + VOX_BLOCK_ROWS * sizeof(uint16_t);
    for (int i = 0; i < n_columns; ++i) {
        const uint8_t* group = block + size_t(i / VOX_GROUP) * group_bytes;
        uint16_t half;
        std::memcpy(&half, group + nibble_bytes + lane * sizeof half, sizeof half);
        const int piece = i % VOX_GROUP / 8;
        const uint8_t byte = group[piece * 4 * VOX_BLOCK_ROWS + lane * 4 + i % 4];
        const int nibble = i % 8 < 4 ? byte & 15 : byte >> 4;
        out[i] = float(nibble - 8) * voxcap::half_to_float(half);
    }
}
