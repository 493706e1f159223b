// The inner kernels, compiled once for each instruction set and chosen at run time.
#pragma once

#include "voxcap_kernels.h"

#include <cstdint>

namespace voxcap {

// Rows of activations as the block products read them. One of the two forms is filled in, whichever
// the matrix's format needs.
struct Activations {
    const float* floats;        // [n_rows][float_stride], dense formats
    int64_t float_stride;
    const int8_t* values;       // [n_rows][value_stride], columns padded with zeros to VOX_GROUP
    int64_t value_stride;
    const float* scales;        // [n_rows][scale_stride]: a scale a group (int4) or a row (int8)
    // What the products of unsigned weights add to count as signed, [n_rows][scale_stride]: the sum
    // of the values of the group times -8 (int4), or of the row times -128 (int8).
    const int32_t* offsets;
    int64_t scale_stride;
};

struct KernelSet {
    const char* name;

    // Quantise x [n_columns] to int8 with a scale of largest / 127 for each VOX_GROUP columns
    // (groups), or one for all (row); values are padded with zeros to a multiple of VOX_GROUP.
    void (*quantise_groups)(const float* x, int n_columns, int8_t* values, float* scales,
                            int32_t* offsets);
    void (*quantise_row)(const float* x, int n_columns, int8_t* values, float* scale,
                         int32_t* offset);

    // Products of block `block` of VOX_BLOCK_ROWS weight rows with rows first_row.. of x:
    // out [n_rows][VOX_BLOCK_ROWS], without the bias. A last block that is not full gives its own
    // rows only. By VoxFormat.
    void (*block_product[VOX_N_FORMATS])(const VoxMatrix& matrix, int block, const Activations& x,
                                         int first_row, int n_rows, float* out);

    // out = x * rsqrt(mean(x^2) + eps) * weight, times scale if that is not null.
    void (*rms_norm)(const float* x, const float* weight, const float* scale, float eps, int dim,
                     float* out);

    // (a, b) -> (a cos - b sin, a sin + b cos) of the pairs of one head, in place.
    void (*rotate)(float* head, const float* rotation, int head_size);

    // out = silu(gate) * up.
    void (*silu_multiply)(const float* gate, const float* up, int n, float* out);

    // Copy n float32 values to a cache in its format.
    void (*store)(const float* from, int n, int cache_format, void* to);

    // Attend from `n_queries` consecutive queries of one sequence, those of the group of query heads
    // that share key/value head `kv_head`. The last of the queries sees `end_key` keys of the
    // sequence. query(i, g) lies at query + i * query_stride + g * head_size; out likewise.
    void (*attend)(const VoxAttention& shape, const void* keys, const void* values, int kv_head,
                   const int32_t* block_ids, int end_key, const float* query, int64_t query_stride,
                   int n_queries, float* out, int64_t out_stride);
};

// Null where the instruction set is not compiled in or the processor lacks it.
const KernelSet* portable_kernels();
const KernelSet* avx2_kernels();
const KernelSet* avxvnni_kernels();
const KernelSet* avx512vnni_kernels();
const KernelSet* neon_kernels();

// The best one, or the one of that name, or null.
const KernelSet* choose_kernels(const char* name);

}  // namespace voxcap
