// Attention of a few queries of one sequence over a paged cache, by tiles of keys, the softmax made
// as they come (Milakov and Gimelshein, Online normalizer calculation, arXiv:1805.02867).
//
// A tile begins at a multiple of its size, and its size divides a block's. So the keys a tile holds
// do not depend on which queries are computed together, nor on blocks that were dropped from the
// table's front, and neither do the bits of a query's result.
#pragma once

#include "query_rows.h"
#include "voxcap_kernels.h"

#include <cstdint>

namespace voxcap {
namespace VOXCAP_ISA {

inline int smaller(int a, int b) { return a < b ? a : b; }
inline int larger(int a, int b) { return a > b ? a : b; }

inline int tile_size(int block_size) {
    int size = smaller(block_size, QueryRows::largest_tile);
    while (block_size % size != 0) --size;
    return size;
}

// One key/value head of a cache, as a sequence's block table makes it a list of keys.
template <typename Element>
class PagedHead {
public:
    PagedHead(const VoxAttention& shape, const void* keys, const void* values, int kv_head,
              const int32_t* block_ids)
        : keys_(static_cast<const Element*>(keys) + kv_head * shape.n_slots * shape.head_size),
          values_(static_cast<const Element*>(values) + kv_head * shape.n_slots * shape.head_size),
          block_ids_(block_ids),
          block_size_(shape.block_size),
          head_size_(shape.head_size) {}

    const Element* key(int position) const { return keys_ + offset(position); }
    const Element* value(int position) const { return values_ + offset(position); }

private:
    int64_t offset(int position) const {
        const int64_t first_slot = int64_t(block_ids_[position / block_size_]) * block_size_;
        return (first_slot + position % block_size_) * head_size_;
    }

    const Element* keys_;
    const Element* values_;
    const int32_t* block_ids_;
    int block_size_;
    int head_size_;
};

// Rows that go through the keys side by side, so that a tile is read from memory once for them.
class RowSet {
public:
    static constexpr int max_rows = 16;

    void add(const float* query, float* out, int head_size, int first_key, int end_key) {
        if (n_blocks_ == 0 || blocks_[n_blocks_ - 1].full()) ++n_blocks_;
        blocks_[n_blocks_ - 1].add(query, out, head_size, first_key, end_key);
    }

    template <typename Element>
    void attend(const VoxAttention& shape, const PagedHead<Element>& head) {
        const int size = tile_size(shape.block_size);
        const int end_key = blocks_[n_blocks_ - 1].end_key();
        for (int tile = blocks_[0].first_key() / size * size; tile < end_key; tile += size) {
            const int next = tile + size;
            const bool fetches = next < end_key;
            const Element* next_keys = fetches ? head.key(next) : nullptr;
            const Element* next_values = fetches ? head.value(next) : nullptr;
            for (int i = 0; i < n_blocks_; ++i) {
                const int first = larger(tile, blocks_[i].first_key());
                const int end = smaller(next, blocks_[i].end_key());
                if (first >= end) continue;
                blocks_[i].attend(head.key(first), head.value(first), next_keys, next_values,
                                  shape.head_size, shape.scale, tile, size, first, end);
                next_keys = next_values = nullptr;
            }
        }
        for (int i = 0; i < n_blocks_; ++i) blocks_[i].finish(shape.head_size);
    }

private:
    QueryRows blocks_[max_rows / rows_together];
    int n_blocks_ = 0;
};

template <typename Element>
inline void attend_over(const VoxAttention& shape, const PagedHead<Element>& head, int end_key,
                        const float* query, int64_t query_stride, int n_queries, float* out,
                        int64_t out_stride) {
    const int group = shape.n_heads / shape.n_kv_heads;
    const int n_rows = n_queries * group;
    for (int start = 0; start < n_rows; start += RowSet::max_rows) {
        RowSet rows;
        const int stop = smaller(n_rows, start + RowSet::max_rows);
        for (int row = start; row < stop; ++row) {
            const int i = row / group;
            const int64_t column = int64_t(row % group) * shape.head_size;
            const int end = end_key - (n_queries - 1 - i);
            rows.add(query + i * query_stride + column, out + i * out_stride + column,
                     shape.head_size, larger(0, end - shape.window), end);
        }
        rows.attend(shape, head);
    }
}

inline void attend(const VoxAttention& shape, const void* keys, const void* values, int kv_head,
                   const int32_t* block_ids, int end_key, const float* query, int64_t query_stride,
                   int n_queries, float* out, int64_t out_stride) {
    if (shape.cache_format == VOX_FLOAT32) {
        const PagedHead<float> head(shape, keys, values, kv_head, block_ids);
        attend_over(shape, head, end_key, query, query_stride, n_queries, out, out_stride);
    } else {
        const PagedHead<uint16_t> head(shape, keys, values, kv_head, block_ids);
        attend_over(shape, head, end_key, query, query_stride, n_queries, out, out_stride);
    }
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
