// A whole stack of transformer layers in one call.
#include "linear.h"
#include "pool.h"
#include "sequence_rows.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace voxcap {
namespace {

using Clock = std::chrono::steady_clock;

// Adds the time since it was last asked to one of the counters.
class Stopwatch {
public:
    void lap(int64_t& counter) {
        const Clock::time_point now = Clock::now();
        counter += std::chrono::duration_cast<std::chrono::nanoseconds>(now - last_).count();
        last_ = now;
    }

private:
    Clock::time_point last_ = Clock::now();
};

// What a step's rows become on their way through a layer, carved from the caller's workspace.
struct Buffers {
    float* normed;    // [n_rows][dim]
    float* qkv;       // [n_rows][qkv_width]
    float* attended;  // [n_rows][n_heads * head_size]
    float* hidden;    // [n_rows][hidden_dim]
    void* linear;
};

int attended_width(const VoxAttention& shape) { return shape.n_heads * shape.head_size; }

int qkv_width(const VoxAttention& shape) {
    return (shape.n_heads + 2 * shape.n_kv_heads) * shape.head_size;
}

// Lay the buffers out from `start` on and return the bytes they take.
size_t carve(const VoxStack& stack, int n_rows, char* start, Buffers& buffers) {
    size_t used = 0;
    const auto take = [&](size_t n_bytes) {
        char* piece = start + used;
        used += (n_bytes + 63) / 64 * 64;
        return piece;
    };
    const auto rows_of = [&](int width) {
        return reinterpret_cast<float*>(take(size_t(n_rows) * width * sizeof(float)));
    };
    const int attended = attended_width(stack.attention);
    buffers.normed = rows_of(stack.dim);
    buffers.qkv = rows_of(qkv_width(stack.attention));
    buffers.attended = rows_of(attended);
    buffers.hidden = rows_of(stack.hidden_dim);
    const int widest = std::max({stack.dim, attended, stack.hidden_dim});
    buffers.linear = take(LinearInput::bytes(n_rows, widest));
    return used;
}

class StackRun {
public:
    StackRun(VoxPool& pool, const VoxStack& stack, const VoxStep& step, const float* rotations,
             float* x, void* workspace, VoxTimes& times)
        : pool_(pool), kernels_(*pool.kernels), stack_(stack), step_(step), rotations_(rotations),
          x_(x), times_(times) {
        // The caller's memory may lie anywhere, the quantised rows are read in whole lines.
        const uintptr_t start = (reinterpret_cast<uintptr_t>(workspace) + 63) / 64 * 64;
        carve(stack, step.n_rows, reinterpret_cast<char*>(start), buffers_);
        // Padding rows are in no sequence: nobody writes what the output product reads of them.
        const int n_attending = step.n_sequences > 0 ? step.query_start[step.n_sequences] : 0;
        const int64_t width = attended_width(stack.attention);
        std::memset(buffers_.attended + n_attending * width, 0,
                    size_t(step.n_rows - n_attending) * width * sizeof(float));
    }

    void attention_branch(const VoxLayer& layer) {
        const LinearInput input = normed(layer.qkv, layer.attention_norm, nullptr, 0);
        watch_.lap(times_.glue_ns);
        multiply_qkv(layer.qkv, input);
        watch_.lap(times_.linear_ns);
        attend(layer);
        watch_.lap(times_.attention_ns);
        add_product(layer.output, buffers_.attended, attended_width(stack_.attention));
    }

    void feed_forward(const VoxLayer& layer, const float* scale, int64_t scale_row_stride) {
        const LinearInput input = normed(layer.gate_up, layer.ffn_norm, scale, scale_row_stride);
        watch_.lap(times_.glue_ns);
        multiply_gate_up(layer.gate_up, input);
        watch_.lap(times_.linear_ns);
        add_product(layer.down, buffers_.hidden, stack_.hidden_dim);
    }

private:
    // Norm the rows and make them ready for a linear.
    LinearInput normed(const VoxLinear& linear, const float* weight, const float* scale,
                       int64_t scale_row_stride) {
        const int64_t dim = stack_.dim;
        const LinearInput input(linear, buffers_.normed, dim, step_.n_rows, buffers_.linear);
        pool_.threads.for_each(step_.n_rows, [&](int row, int) {
            const float* own = scale == nullptr ? nullptr : scale + row * scale_row_stride;
            kernels_.rms_norm(x_ + row * dim, weight, own, stack_.norm_eps, stack_.dim,
                              buffers_.normed + row * dim);
            input.prepare(kernels_, row);
        });
        return input;
    }

    void multiply_qkv(const VoxLinear& linear, const LinearInput& input) {
        const int64_t width = qkv_width(stack_.attention);
        int part_column[VOX_MAX_PARTS] = {};
        for (int part = 1; part < linear.n_parts; ++part) {
            part_column[part] = part_column[part - 1] + linear.parts[part - 1].n_rows;
        }
        multiply(pool_, linear, input, [&](const Tile& tile) {
            for (int i = 0; i < tile.n_rows; ++i) {
                float* to = buffers_.qkv + (tile.first_row + i) * width + part_column[tile.part] +
                            tile.first_output;
                std::memcpy(to, tile.values + i * VOX_BLOCK_ROWS,
                            size_t(tile.n_outputs) * sizeof(float));
            }
        });
    }

    void multiply_gate_up(const VoxLinear& linear, const LinearInput& input) {
        multiply_pairs(pool_, linear, input, [&](const Tile& gate, const Tile& up) {
            for (int i = 0; i < gate.n_rows; ++i) {
                const int64_t row = gate.first_row + i;
                kernels_.silu_multiply(gate.values + i * VOX_BLOCK_ROWS,
                                       up.values + i * VOX_BLOCK_ROWS, gate.n_outputs,
                                       buffers_.hidden + row * stack_.hidden_dim +
                                           gate.first_output);
            }
        });
    }

    // Add the product of rows [n_rows][width] to the residual stream.
    void add_product(const VoxLinear& linear, const float* rows, int width) {
        const LinearInput input(linear, rows, width, step_.n_rows, buffers_.linear);
        input.prepare_all(pool_);
        watch_.lap(times_.glue_ns);
        multiply(pool_, linear, input, [&](const Tile& tile) {
            for (int i = 0; i < tile.n_rows; ++i) {
                float* to = x_ + int64_t(tile.first_row + i) * stack_.dim + tile.first_output;
                const float* from = tile.values + i * VOX_BLOCK_ROWS;
                for (int j = 0; j < tile.n_outputs; ++j) to[j] += from[j];
            }
        });
        watch_.lap(times_.linear_ns);
    }

    // One key/value head of one sequence is a chunk, so its rows are stored before they are seen.
    void attend(const VoxLayer& layer) {
        const int n_kv_heads = stack_.attention.n_kv_heads;
        pool_.threads.for_each(step_.n_sequences * n_kv_heads, [&](int chunk, int) {
            const SequenceRows rows(step_, chunk / n_kv_heads);
            const int kv_head = chunk % n_kv_heads;
            for (int i = 0; i < rows.n_rows; ++i) {
                rotate_and_store(layer, rows.first_row + i, kv_head);
            }
            attend_with_head(layer, rows, kv_head);
        });
    }

    void rotate_and_store(const VoxLayer& layer, int64_t row, int kv_head) {
        const VoxAttention& shape = stack_.attention;
        const int head_size = shape.head_size;
        const float* rotation = rotations_ + row * head_size;
        float* heads = buffers_.qkv + row * qkv_width(shape);
        float* key = heads + int64_t(shape.n_heads + kv_head) * head_size;
        const float* value = key + int64_t(shape.n_kv_heads) * head_size;
        float* query = heads + int64_t(kv_head) * group_size(shape) * head_size;
        for (int i = 0; i < group_size(shape); ++i) {
            kernels_.rotate(query + i * head_size, rotation, head_size);
        }
        kernels_.rotate(key, rotation, head_size);
        const int64_t slot = step_.slots[row];
        if (slot < 0) return;
        kernels_.store(key, head_size, shape.cache_format,
                       slot_of(shape, layer.keys, kv_head, slot));
        kernels_.store(value, head_size, shape.cache_format,
                       slot_of(shape, layer.values, kv_head, slot));
    }

    void attend_with_head(const VoxLayer& layer, const SequenceRows& rows, int kv_head) {
        const VoxAttention& shape = stack_.attention;
        const int64_t column = int64_t(kv_head) * group_size(shape) * shape.head_size;
        const int64_t qkv_stride = qkv_width(shape), out_stride = attended_width(shape);
        kernels_.attend(shape, layer.keys, layer.values, kv_head, rows.block_ids, rows.n_keys,
                        buffers_.qkv + rows.first_row * qkv_stride + column, qkv_stride,
                        rows.n_rows, buffers_.attended + rows.first_row * out_stride + column,
                        out_stride);
    }

    VoxPool& pool_;
    const KernelSet& kernels_;
    const VoxStack& stack_;
    const VoxStep& step_;
    const float* rotations_;
    float* x_;
    VoxTimes& times_;
    Buffers buffers_;
    Stopwatch watch_;
};

}  // namespace
}  // namespace voxcap

using namespace voxcap;

size_t vox_stack_workspace_bytes(const VoxStack* stack, int max_rows) {
    Buffers buffers;
    return carve(*stack, max_rows, nullptr, buffers) + 63;
}

void vox_stack(VoxPool* pool, const VoxStack* stack, const VoxStep* step, const float* rotations,
               const float* ffn_scales, int64_t scale_layer_stride, int64_t scale_row_stride,
               float* x, void* workspace, VoxTimes* times) {
    StackRun run(*pool, *stack, *step, rotations, x, workspace, *times);
    for (int i = 0; i < stack->n_layers; ++i) {
        const float* scale = ffn_scales == nullptr ? nullptr : ffn_scales + i * scale_layer_stride;
        run.attention_branch(stack->layers[i]);
        run.feed_forward(stack->layers[i], scale, scale_row_stride);
    }
}

void vox_rms_norm(const VoxPool* pool, const float* x, int n_rows, int dim, const float* weight,
                  float eps, float* out) {
    for (int64_t row = 0; row < n_rows; ++row) {
        pool->kernels->rms_norm(x + row * dim, weight, nullptr, eps, dim, out + row * dim);
    }
}
