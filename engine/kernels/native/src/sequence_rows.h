// Where the rows of one sequence lie in a packed step, and where its keys lie in the cache.
#pragma once

#include "voxcap_kernels.h"

#include <cstddef>
#include <cstdint>

namespace voxcap {

struct SequenceRows {
    int first_row;
    int n_rows;
    int n_keys;                // those of this step included
    const int32_t* block_ids;

    SequenceRows(const VoxStep& step, int sequence)
        : first_row(step.query_start[sequence]),
          n_rows(step.query_start[sequence + 1] - step.query_start[sequence]),
          n_keys(step.seq_lens[sequence]),
          block_ids(step.block_table + sequence * step.table_stride) {}
};

inline int group_size(const VoxAttention& shape) { return shape.n_heads / shape.n_kv_heads; }

// The first byte of a slot of one key/value head.
inline void* slot_of(const VoxAttention& shape, void* cache, int kv_head, int64_t slot) {
    const size_t value_bytes = shape.cache_format == VOX_FLOAT32 ? sizeof(float) : sizeof(uint16_t);
    const int64_t first = (kv_head * shape.n_slots + slot) * shape.head_size;
    return static_cast<char*>(cache) + size_t(first) * value_bytes;
}

}  // namespace voxcap
