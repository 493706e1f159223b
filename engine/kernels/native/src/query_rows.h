// Four query rows that attend together, so that each key and value is loaded once for all of them.
//
// Scores and weights of a tile of keys lie as [key][row]: a vector holds those of a few keys.
#pragma once

#include "exponential.h"
#include "partial.h"
#include "prefetch.h"
#include "simd.h"

#include <cstdint>
#include <limits>

namespace voxcap {
namespace VOXCAP_ISA {

constexpr int rows_together = 4;

// Vectors of a value that are summed at once: with four rows, as many as there are registers for.
#if defined(VOXCAP_USE_AVX512) || defined(VOXCAP_USE_NEON)
constexpr int value_vectors = 4;
#else
constexpr int value_vectors = 2;
#endif

#if defined(VOXCAP_USE_AVX512)
inline __m256 eight_sums(Vector vector) {
    return _mm256_add_ps(_mm512_castps512_ps256(vector.v), _mm512_extractf32x8_ps(vector.v, 1));
}
#elif defined(VOXCAP_USE_AVX2)
inline __m256 eight_sums(Vector vector) { return vector.v; }
#endif

// p[row] = the sum of vector `row`.
inline void store_sums(const Vector (&vectors)[rows_together], float* p) {
#if defined(VOXCAP_USE_AVX512) || defined(VOXCAP_USE_AVX2)
    const __m256 first = _mm256_hadd_ps(eight_sums(vectors[0]), eight_sums(vectors[1]));
    const __m256 second = _mm256_hadd_ps(eight_sums(vectors[2]), eight_sums(vectors[3]));
    const __m256 halves = _mm256_hadd_ps(first, second);
    const __m128 high = _mm256_extractf128_ps(halves, 1);
    _mm_storeu_ps(p, _mm_add_ps(_mm256_castps256_ps128(halves), high));
#elif defined(VOXCAP_USE_NEON)
    const float32x4_t first = vpaddq_f32(vectors[0].v, vectors[1].v);
    vst1q_f32(p, vpaddq_f32(first, vpaddq_f32(vectors[2].v, vectors[3].v)));
#else
    for (int row = 0; row < rows_together; ++row) p[row] = vectors[row].sum();
#endif
}

class QueryRows {
public:
    // Add a query row [head_size] that sees the keys first_key to end_key - 1; no bound is less
    // than the row's before it. At least one row is added, and rows_together at most.
    void add(const float* query, float* out, int head_size, int first_key, int end_key) {
        // Rows that are wanting repeat the first one; their results are thrown away.
        const int last = n_rows_ == 0 ? rows_together - 1 : n_rows_;
        for (int row = n_rows_; row <= last; ++row) {
            query_[row] = query;
            out_[row] = out;
            first_key_[row] = first_key;
            end_key_[row] = end_key;
        }
        ++n_rows_;
        for (int i = 0; i < head_size; ++i) out[i] = 0.0f;
    }

    bool full() const { return n_rows_ == rows_together; }
    int first_key() const { return first_key_[0]; }
    int end_key() const { return end_key_[n_rows_ - 1]; }

    // Take in the keys first_key to end_key - 1 of the tile whose first key is at tile_key; `keys`
    // and `values` are those of first_key. Keys outside the rows' own bounds count for nothing.
    // Rows at next_keys and next_values, null or the next tile's, are fetched meanwhile.
    template <typename Element>
    void attend(const Element* keys, const Element* values, const Element* next_keys,
                const Element* next_values, int head_size, float scale, int tile_key, int n_tile,
                int first_key, int end_key) {
        alignas(64) float weights[rows_together * largest_tile];
        const float unseen = -std::numeric_limits<float>::infinity();
        const int n_padded = (n_tile + 3) / 4 * 4;
        for (int i = 0; i < rows_together * (first_key - tile_key); ++i) weights[i] = unseen;
        for (int i = rows_together * (end_key - tile_key); i < rows_together * n_padded; ++i) {
            weights[i] = unseen;
        }
        const int n_keys = end_key - first_key;
        float* own = weights + rows_together * (first_key - tile_key);
        multiply(keys, next_keys, next_values, n_keys, head_size, own);
        hide(first_key, end_key, own);
        float correction[Vector::width];
        soften(weights, n_padded, scale, correction);
        add_values(values, n_keys, head_size, own, correction);
    }

    // Divide the sums by the weights' sums.
    void finish(int head_size) const {
        float lanes[Vector::width];
        sum_.store(lanes);
        for (int row = 0; row < n_rows_; ++row) {
            float sum = 0.0f;
            for (int lane = row; lane < Vector::width; lane += rows_together) sum += lanes[lane];
            const float factor = 1.0f / sum;
            for (int i = 0; i < head_size; ++i) out_[row][i] *= factor;
        }
    }

    static constexpr int largest_tile = 64;

private:
    template <typename Element>
    void multiply(const Element* keys, const Element* next_keys, const Element* next_values,
                  int n_keys, int head_size, float* scores) const {
        const size_t row_bytes = size_t(head_size) * sizeof(Element);
        int key = 0;
        for (; key + 2 <= n_keys; key += 2) {
            const int64_t at = int64_t(key) * head_size;
            if (next_keys != nullptr) {
                prefetch(next_keys + at, 2 * row_bytes);
                prefetch(next_values + at, 2 * row_bytes);
            }
            multiply_keys<2>(keys + at, head_size, scores + rows_together * key);
        }
        if (key < n_keys) {
            const int64_t at = int64_t(key) * head_size;
            multiply_keys<1>(keys + at, head_size, scores + rows_together * key);
        }
    }

    template <int n_keys, typename Element>
    void multiply_keys(const Element* keys, int head_size, float* scores) const {
        Vector sums[n_keys][rows_together];
        for (int key = 0; key < n_keys; ++key) {
            for (int row = 0; row < rows_together; ++row) sums[key][row] = Vector::zero();
        }
        int i = 0;
        for (; i + Vector::width <= head_size; i += Vector::width) {
            Vector part[n_keys];
            for (int key = 0; key < n_keys; ++key) {
                part[key] = Vector::load(keys + key * head_size + i);
            }
            for (int row = 0; row < rows_together; ++row) {
                const Vector q = Vector::load(query_[row] + i);
                for (int key = 0; key < n_keys; ++key) {
                    sums[key][row] = multiply_add(q, part[key], sums[key][row]);
                }
            }
        }
        if (i < head_size) {
            const int rest = head_size - i;
            for (int row = 0; row < rows_together; ++row) {
                const Vector q = load_first(query_[row] + i, rest);
                for (int key = 0; key < n_keys; ++key) {
                    const Vector part = load_first(keys + key * head_size + i, rest);
                    sums[key][row] = multiply_add(q, part, sums[key][row]);
                }
            }
        }
        for (int key = 0; key < n_keys; ++key) store_sums(sums[key], scores + rows_together * key);
    }

    // Hide from each row the keys of another row's that it does not see itself.
    void hide(int first_key, int end_key, float* scores) const {
        const float unseen = -std::numeric_limits<float>::infinity();
        for (int row = 0; row < rows_together; ++row) {
            for (int key = first_key; key < first_key_[row] && key < end_key; ++key) {
                scores[rows_together * (key - first_key) + row] = unseen;
            }
            const int end = end_key_[row] > first_key ? end_key_[row] : first_key;
            for (int key = end; key < end_key; ++key) {
                scores[rows_together * (key - first_key) + row] = unseen;
            }
        }
    }

    // Scores to weights, relative to the largest score so far. A tile of which a row sees nothing
    // leaves its state bit for bit as it was.
    void soften(float* weights, int n_keys, float scale, float* correction) {
        const Vector factor = Vector::all(scale);
        Vector largest = largest_;
        for (int i = 0; i < rows_together * n_keys; i += Vector::width) {
            const Vector score = Vector::load(weights + i) * factor;
            score.store(weights + i);
            largest = max(score, largest);
        }
        largest = largest_of_rows(largest);
        const Vector shrinking = exponential(largest_ - largest);
        Vector sum = sum_ * shrinking;
        for (int i = 0; i < rows_together * n_keys; i += Vector::width) {
            const Vector weight = exponential(Vector::load(weights + i) - largest);
            weight.store(weights + i);
            sum = sum + weight;
        }
        shrinking.store(correction);
        largest_ = largest;
        sum_ = sum;
    }

    static Vector largest_of_rows(Vector vector) {
        float lanes[Vector::width];
        vector.store(lanes);
        for (int lane = rows_together; lane < Vector::width; ++lane) {
            float& first = lanes[lane % rows_together];
            if (lanes[lane] > first) first = lanes[lane];
        }
        for (int lane = rows_together; lane < Vector::width; ++lane) {
            lanes[lane] = lanes[lane % rows_together];
        }
        return Vector::load(lanes);
    }

    template <typename Element>
    void add_values(const Element* values, int n_keys, int head_size, const float* weights,
                    const float* correction) const {
        int i = 0;
        for (; i + value_vectors * Vector::width <= head_size; i += value_vectors * Vector::width) {
            add_columns<value_vectors>(values + i, n_keys, head_size, weights, correction, i);
        }
        for (; i + Vector::width <= head_size; i += Vector::width) {
            add_columns<1>(values + i, n_keys, head_size, weights, correction, i);
        }
        if (i < head_size) add_last_columns(values + i, n_keys, head_size, weights, correction, i);
    }

    template <int n_vectors, typename Element>
    void add_columns(const Element* values, int n_keys, int head_size, const float* weights,
                     const float* correction, int column) const {
        Vector sums[rows_together][n_vectors];
        for (int row = 0; row < rows_together; ++row) {
            const Vector shrinking = Vector::all(correction[row]);
            for (int j = 0; j < n_vectors; ++j) {
                sums[row][j] = Vector::load(out_[row] + column + j * Vector::width) * shrinking;
            }
        }
        for (int key = 0; key < n_keys; ++key) {
            Vector part[n_vectors];
            for (int j = 0; j < n_vectors; ++j) part[j] = Vector::load(values + j * Vector::width);
            for (int row = 0; row < rows_together; ++row) {
                const Vector weight = Vector::all(weights[row]);
                for (int j = 0; j < n_vectors; ++j) {
                    sums[row][j] = multiply_add(weight, part[j], sums[row][j]);
                }
            }
            values += head_size;
            weights += rows_together;
        }
        for (int row = 0; row < rows_together; ++row) {
            if (row >= n_rows_) break;
            for (int j = 0; j < n_vectors; ++j) {
                sums[row][j].store(out_[row] + column + j * Vector::width);
            }
        }
    }

    template <typename Element>
    void add_last_columns(const Element* values, int n_keys, int head_size, const float* weights,
                          const float* correction, int column) const {
        const int rest = head_size - column;
        for (int row = 0; row < n_rows_; ++row) {
            Vector sum = load_first(out_[row] + column, rest) * Vector::all(correction[row]);
            for (int key = 0; key < n_keys; ++key) {
                const Vector part = load_first(values + int64_t(key) * head_size, rest);
                sum = multiply_add(Vector::all(weights[rows_together * key + row]), part, sum);
            }
            store_first(sum, out_[row] + column, rest);
        }
    }

    int n_rows_ = 0;
    const float* query_[rows_together];
    float* out_[rows_together];
    int first_key_[rows_together];
    int end_key_[rows_together];
    // Lane i belongs to row i % rows_together. The largest score is finite from the start, so that
    // nothing is infinity less infinity.
    Vector largest_ = Vector::all(-std::numeric_limits<float>::max());
    Vector sum_ = Vector::zero();
};

}  // namespace VOXCAP_ISA
}  // namespace voxcap
