// Stores to the paged cache and attention over it, shared by the threads of a pool.
#include "pool.h"
#include "sequence_rows.h"

#include <algorithm>

namespace voxcap {
namespace {

// Queries of a chunk of work: enough that a tile of keys is read for several, few enough that a
// long prompt is shared out.
int queries_per_chunk(const VoxAttention& shape) {
    constexpr int rows = 16;
    return std::max(1, rows / group_size(shape));
}

}  // namespace
}  // namespace voxcap

using namespace voxcap;

void vox_write_kv(VoxPool* pool, const VoxAttention* shape, const VoxStep* step, const float* key,
                  int64_t key_stride, const float* value, int64_t value_stride, void* keys,
                  void* values) {
    pool->threads.for_each(shape->n_kv_heads, [&](int head, int) {
        const int64_t column = int64_t(head) * shape->head_size;
        for (int row = 0; row < step->n_rows; ++row) {
            const int64_t slot = step->slots[row];
            if (slot < 0) continue;
            pool->kernels->store(key + row * key_stride + column, shape->head_size,
                                 shape->cache_format, slot_of(*shape, keys, head, slot));
            pool->kernels->store(value + row * value_stride + column, shape->head_size,
                                 shape->cache_format, slot_of(*shape, values, head, slot));
        }
    });
}

void vox_attend(VoxPool* pool, const VoxAttention* shape, const VoxStep* step, const float* query,
                int64_t query_stride, const void* keys, const void* values, float* out) {
    const int per_chunk = queries_per_chunk(*shape);
    const auto n_pieces = [&](const SequenceRows& rows) {
        return (rows.n_rows + per_chunk - 1) / per_chunk;
    };
    int n_chunks = 0;
    for (int s = 0; s < step->n_sequences; ++s) {
        n_chunks += n_pieces(SequenceRows(*step, s)) * shape->n_kv_heads;
    }
    const int64_t out_stride = int64_t(shape->n_heads) * shape->head_size;
    pool->threads.for_each(n_chunks, [&](int chunk, int) {
        int sequence = 0;
        for (int n; chunk >= (n = n_pieces(SequenceRows(*step, sequence)) * shape->n_kv_heads);) {
            chunk -= n;
            ++sequence;
        }
        const SequenceRows rows(*step, sequence);
        const int kv_head = chunk % shape->n_kv_heads;
        const int first = chunk / shape->n_kv_heads * per_chunk;
        const int n_queries = std::min(per_chunk, rows.n_rows - first);
        const int end_key = rows.n_keys - (rows.n_rows - first - n_queries);
        const int64_t column = int64_t(kv_head) * group_size(*shape) * shape->head_size;
        const int64_t row = rows.first_row + first;
        pool->kernels->attend(*shape, keys, values, kv_head, rows.block_ids, end_key,
                              query + row * query_stride + column, query_stride, n_queries,
                              out + row * out_stride + column, out_stride);
    });
}
