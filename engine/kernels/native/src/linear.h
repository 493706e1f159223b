// Products of a VoxLinear with rows of activations, shared by the threads of a pool.
#pragma once

#include "pool.h"

#include <cstddef>
#include <cstdint>

namespace voxcap {

// The rows that a linear reads, in every form that the formats of its parts need. It points into
// the caller's memory.
class LinearInput {
public:
    // Bytes of workspace, aligned to 64 bytes, for n_rows rows of n_columns values.
    static size_t bytes(int n_rows, int n_columns);

    // x [n_rows][x_stride] may be filled in later: a row is read by prepare() where a part is
    // quantised, and by the product where it is dense.
    LinearInput(const VoxLinear& linear, const float* x, int64_t x_stride, int n_rows,
                void* workspace);

    // Quantise row `row`, as far as a part needs it. Every row has to be prepared before a product;
    // several threads may prepare different rows.
    void prepare(const KernelSet& kernels, int row) const;
    void prepare_all(VoxPool& pool) const;

    const Activations& form(int format) const { return forms_[format]; }
    int n_rows() const { return n_rows_; }

private:
    Activations forms_[VOX_N_FORMATS];
    int n_rows_;
    int n_columns_;
    bool by_group_;
    bool by_row_;
};

// A piece of a product, the bias included: outputs first_output.. of one part for rows first_row...
struct Tile {
    int part;
    int first_row;
    int n_rows;          // kTileRows or fewer
    int first_output;    // within the part
    int n_outputs;       // VOX_BLOCK_ROWS, or fewer at the end of the part
    const float* values; // [n_rows][VOX_BLOCK_ROWS]
};

constexpr int kTileRows = 32;

inline int blocks_of(const VoxMatrix& matrix) {
    return (matrix.n_rows + VOX_BLOCK_ROWS - 1) / VOX_BLOCK_ROWS;
}

// Compute block `block` of part `part` for up to kTileRows rows into `values`.
Tile product_tile(const KernelSet& kernels, const VoxLinear& linear, int part, int block,
                  const LinearInput& input, int first_row, int n_rows, float* values);

// Blocks that one chunk of work takes, of `n_units` units of `unit_weights` weights each.
int units_per_chunk(int n_units, int64_t unit_weights, int n_rows, int n_threads);

// Compute every tile of the linear once and call finish(tile) for it, in any order and from any of
// the pool's threads. What finish writes is complete when this returns.
template <typename Finish>
void multiply(VoxPool& pool, const VoxLinear& linear, const LinearInput& input,
              const Finish& finish) {
    int n_blocks = 0;
    for (int part = 0; part < linear.n_parts; ++part) n_blocks += blocks_of(linear.parts[part]);
    const int64_t block_weights = int64_t(VOX_BLOCK_ROWS) * linear.parts[0].n_columns;
    const int per_chunk =
        units_per_chunk(n_blocks, block_weights, input.n_rows(), pool.threads.threads());
    const auto run_chunk = [&](int chunk, int) {
        alignas(64) float values[kTileRows * VOX_BLOCK_ROWS];
        const int end = (chunk + 1) * per_chunk < n_blocks ? (chunk + 1) * per_chunk : n_blocks;
        int part = 0;
        int part_start = 0;
        for (int block = chunk * per_chunk; block < end; ++block) {
            while (block - part_start >= blocks_of(linear.parts[part])) {
                part_start += blocks_of(linear.parts[part++]);
            }
            for (int row = 0; row < input.n_rows(); row += kTileRows) {
                finish(product_tile(*pool.kernels, linear, part, block - part_start, input, row,
                                    input.n_rows() - row, values));
            }
        }
    };
    pool.threads.for_each((n_blocks + per_chunk - 1) / per_chunk, run_chunk);
}

// The same for a linear of two parts of one size, whose tiles come in pairs of the same outputs:
// finish(gate, up).
template <typename Finish>
void multiply_pairs(VoxPool& pool, const VoxLinear& linear, const LinearInput& input,
                    const Finish& finish) {
    const int n_blocks = blocks_of(linear.parts[0]);
    const int64_t pair_weights = int64_t(2 * VOX_BLOCK_ROWS) * linear.parts[0].n_columns;
    const int per_chunk =
        units_per_chunk(n_blocks, pair_weights, input.n_rows(), pool.threads.threads());
    const auto run_chunk = [&](int chunk, int) {
        alignas(64) float values[2][kTileRows * VOX_BLOCK_ROWS];
        const int end = (chunk + 1) * per_chunk < n_blocks ? (chunk + 1) * per_chunk : n_blocks;
        for (int block = chunk * per_chunk; block < end; ++block) {
            for (int row = 0; row < input.n_rows(); row += kTileRows) {
                const int n_rows = input.n_rows() - row;
                const Tile first = product_tile(*pool.kernels, linear, 0, block, input, row, n_rows,
                                                values[0]);
                const Tile second = product_tile(*pool.kernels, linear, 1, block, input, row,
                                                 n_rows, values[1]);
                finish(first, second);
            }
        }
    };
    pool.threads.for_each((n_blocks + per_chunk - 1) / per_chunk, run_chunk);
}

}  // namespace voxcap
