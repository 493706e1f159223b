// Attention of every instruction set that can run here: against float64, and bit for bit the same
// whichever queries are computed together.
#include "test.h"

#include <cmath>
#include <cstring>
#include <random>

namespace {

struct Case {
    int n_heads, n_kv_heads, head_size, window, block_size, n_keys, n_queries;
};

constexpr Case kCases[] = {{4, 4, 64, 75, 128, 200, 4},  {8, 2, 128, 8192, 32, 333, 1},
                           {8, 2, 128, 8192, 32, 333, 5}, {3, 1, 10, 7, 5, 40, 9},
                           {2, 2, 2, 3, 1, 11, 11},       {32, 1, 20, 50, 67, 70, 2},
                           {6, 2, 36, 30, 48, 100, 33}};

// A cache of one sequence, its slots out of order and NaN where the sequence has no key.
struct Cache {
    Cache(const Case& c, int format, std::mt19937& random)
        : shape{c.n_heads, c.n_kv_heads, c.head_size, c.window, c.block_size, format, 0, 0.2f, 0} {
        const int n_blocks = (c.n_keys + c.block_size - 1) / c.block_size;
        for (int i = 0; i < n_blocks; ++i) block_ids.push_back((i + n_blocks / 3) % n_blocks + 1);
        shape.n_slots = int64_t(n_blocks + 2) * c.block_size;
        const size_t n = size_t(c.n_kv_heads) * shape.n_slots * c.head_size;
        keys.assign(n, NAN), values.assign(n, NAN);
        std::normal_distribution<float> normal;
        for (int head = 0; head < c.n_kv_heads; ++head) {
            for (int key = 0; key < c.n_keys; ++key) {
                for (int i = 0; i < c.head_size; ++i) {
                    keys[at(head, key) + i] = narrowed(normal(random));
                    values[at(head, key) + i] = narrowed(normal(random));
                }
            }
        }
        stored_keys = stored(keys), stored_values = stored(values);
    }

    size_t at(int head, int key) const {
        const int64_t slot = int64_t(block_ids[key / shape.block_size]) * shape.block_size +
                             key % shape.block_size;
        return size_t((head * shape.n_slots + slot) * shape.head_size);
    }

    // A value that the cache's format holds exactly.
    float narrowed(float value) const {
        return shape.cache_format == VOX_FLOAT32 ? value : std::nearbyint(32.0f * value) / 32.0f;
    }

    std::vector<uint8_t> stored(const std::vector<float>& from) const {
        const bool wide = shape.cache_format == VOX_FLOAT32;
        std::vector<uint8_t> bytes(from.size() * (wide ? 4 : 2));
        for (size_t i = 0; i < from.size(); ++i) {
            const char* value = reinterpret_cast<const char*>(&from[i]);
            if (wide) std::memcpy(&bytes[4 * i], value, 4);
            if (!wide) std::memcpy(&bytes[2 * i], value + 2, 2);
        }
        return bytes;
    }

    VoxAttention shape;
    std::vector<int32_t> block_ids;
    std::vector<float> keys, values;
    std::vector<uint8_t> stored_keys, stored_values;
};

std::vector<float> attend(VoxPool* pool, const Cache& cache, const float* query, int n_queries,
                          int n_keys) {
    const int32_t starts[] = {0, n_queries}, lengths[] = {n_keys};
    VoxStep step = {};
    step.n_rows = n_queries, step.n_sequences = 1;
    step.query_start = starts, step.seq_lens = lengths;
    step.block_table = cache.block_ids.data(), step.table_stride = int64_t(cache.block_ids.size());
    const int width = cache.shape.n_heads * cache.shape.head_size;
    std::vector<float> out(size_t(n_queries) * width);
    vox_attend(pool, &cache.shape, &step, query, width, cache.stored_keys.data(),
               cache.stored_values.data(), out.data());
    return out;
}

void check_row(const Cache& cache, const float* query, const float* out, int head, int end) {
    const VoxAttention& shape = cache.shape;
    const int kv_head = head / (shape.n_heads / shape.n_kv_heads);
    const int first = end > shape.window ? end - shape.window : 0;
    std::vector<double> weights, expected(shape.head_size, 0.0);
    double sum = 0.0;
    for (int key = first; key < end; ++key) {
        double score = 0.0;
        const size_t at = cache.at(kv_head, key);
        for (int i = 0; i < shape.head_size; ++i) score += double(query[i]) * cache.keys[at + i];
        const double weight = std::exp(score * shape.scale);
        for (int i = 0; i < shape.head_size; ++i) expected[i] += weight * cache.values[at + i];
        sum += weight;
    }
    for (int i = 0; i < shape.head_size; ++i) {
        CHECK(std::fabs(out[i] - expected[i] / sum) <= 5e-6);
    }
}

void test_case(VoxPool* pool, const Case& c, int format, std::mt19937& random) {
    const Cache cache(c, format, random);
    const int width = c.n_heads * c.head_size;
    std::normal_distribution<float> normal;
    std::vector<float> query(size_t(c.n_queries) * width);
    for (float& value : query) value = normal(random);
    const std::vector<float> together = attend(pool, cache, query.data(), c.n_queries, c.n_keys);
    for (int i = 0; i < c.n_queries; ++i) {
        const int end = c.n_keys - (c.n_queries - 1 - i);
        const size_t row = size_t(i) * width;
        for (int head = 0; head < c.n_heads; ++head) {
            check_row(cache, &query[row + head * c.head_size], &together[row + head * c.head_size],
                      head, end);
        }
        const std::vector<float> alone = attend(pool, cache, &query[row], 1, end);
        CHECK(std::memcmp(alone.data(), &together[row], width * sizeof(float)) == 0);
    }
}

}  // namespace

void test::run_attention_tests() {
    for (const std::string& name : test::instruction_sets()) {
        std::mt19937 random(3);
        VoxPool* pool = vox_pool_create(2, name.c_str());
        CHECK(pool != nullptr);
        for (const Case& c : kCases) {
            for (int format : {VOX_FLOAT32, VOX_BFLOAT16}) test_case(pool, c, format, random);
        }
        vox_pool_destroy(pool);
        std::printf("attention %s\n", name.c_str());
    }
}
