#include "linear.h"

#include <cstring>

namespace voxcap {

namespace {

constexpr size_t kAlignment = 64;

size_t aligned(size_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

int groups_of(int n_columns) { return (n_columns + VOX_GROUP - 1) / VOX_GROUP; }

// Memory handed out piece by piece, each on a cache line of its own.
class Carver {
public:
    explicit Carver(void* memory) : next_(static_cast<char*>(memory)) {}

    template <typename Value>
    Value* take(size_t n) {
        Value* piece = reinterpret_cast<Value*>(next_);
        next_ += aligned(n * sizeof(Value));
        return piece;
    }

private:
    char* next_;
};

// Weights of one chunk of work: some 30 microseconds of reading memory or of computing.
constexpr int64_t kChunkWeights = 1 << 18;
constexpr int64_t kChunkProducts = 1 << 20;
// More chunks than threads, so that one that comes late takes fewer.
constexpr int kChunksPerThread = 4;

}  // namespace

size_t LinearInput::bytes(int n_rows, int n_columns) {
    const size_t rows = size_t(n_rows > 0 ? n_rows : 0);
    const size_t groups = size_t(groups_of(n_columns));
    const size_t values = aligned(rows * groups * VOX_GROUP);
    const size_t by_group = values + aligned(rows * groups * sizeof(float)) * 2;
    const size_t by_row = values + aligned(rows * sizeof(float)) * 2;
    return by_group + by_row;
}

LinearInput::LinearInput(const VoxLinear& linear, const float* x, int64_t x_stride, int n_rows,
                         void* workspace)
    : forms_{}, n_rows_(n_rows), n_columns_(linear.parts[0].n_columns), by_group_(false),
      by_row_(false) {
    for (int part = 0; part < linear.n_parts; ++part) {
        by_group_ = by_group_ || linear.parts[part].format == VOX_INT4;
        by_row_ = by_row_ || linear.parts[part].format == VOX_INT8;
    }
    for (Activations& form : forms_) {
        form.floats = x;
        form.float_stride = x_stride;
    }
    const int n_groups = groups_of(n_columns_);
    Carver carver(workspace);
    const auto give = [&](Activations& form, int n_scales) {
        form.value_stride = int64_t(n_groups) * VOX_GROUP;
        form.scale_stride = n_scales;
        form.values = carver.take<int8_t>(size_t(n_rows) * size_t(form.value_stride));
        form.scales = carver.take<float>(size_t(n_rows) * size_t(n_scales));
        form.offsets = carver.take<int32_t>(size_t(n_rows) * size_t(n_scales));
    };
    if (by_group_) give(forms_[VOX_INT4], n_groups);
    if (by_row_) give(forms_[VOX_INT8], 1);
}

void LinearInput::prepare(const KernelSet& kernels, int row) const {
    const float* x = forms_[0].floats + row * forms_[0].float_stride;
    const auto quantise = [&](const Activations& form, auto kernel) {
        // The workspace is the caller's to write; the products see it as constant.
        kernel(x, n_columns_, const_cast<int8_t*>(form.values) + row * form.value_stride,
               const_cast<float*>(form.scales) + row * form.scale_stride,
               const_cast<int32_t*>(form.offsets) + row * form.scale_stride);
    };
    if (by_group_) quantise(forms_[VOX_INT4], kernels.quantise_groups);
    if (by_row_) quantise(forms_[VOX_INT8], kernels.quantise_row);
}

void LinearInput::prepare_all(VoxPool& pool) const {
    if (!by_group_ && !by_row_) return;
    constexpr int rows_worth_sharing = 4;
    if (n_rows_ < rows_worth_sharing) {
        for (int row = 0; row < n_rows_; ++row) prepare(*pool.kernels, row);
        return;
    }
    pool.threads.for_each(n_rows_, [&](int row, int) { prepare(*pool.kernels, row); });
}

int units_per_chunk(int n_units, int64_t unit_weights, int n_rows, int n_threads) {
    const int64_t products_per_read = kChunkProducts / kChunkWeights;
    const int64_t cost = unit_weights * (n_rows > products_per_read ? n_rows : products_per_read);
    const int64_t by_cost = kChunkProducts / (cost > 0 ? cost : 1);
    const int64_t by_threads = n_units / (int64_t(n_threads) * kChunksPerThread);
    const int64_t units = by_cost < by_threads ? by_cost : by_threads;
    return units > 1 ? int(units) : 1;
}

Tile product_tile(const KernelSet& kernels, const VoxLinear& linear, int part, int block,
                  const LinearInput& input, int first_row, int n_rows, float* values) {
    const VoxMatrix& matrix = linear.parts[part];
    const int first_output = block * VOX_BLOCK_ROWS;
    const int n_left = matrix.n_rows - first_output;
    const int n_outputs = n_left < VOX_BLOCK_ROWS ? n_left : int(VOX_BLOCK_ROWS);
    if (n_rows > kTileRows) n_rows = kTileRows;
    kernels.block_product[matrix.format](matrix, block, input.form(matrix.format), first_row,
                                         n_rows, values);
    if (matrix.bias != nullptr) {
        for (int row = 0; row < n_rows; ++row) {
            float* outputs = values + row * VOX_BLOCK_ROWS;
            for (int i = 0; i < n_outputs; ++i) outputs[i] += matrix.bias[first_output + i];
        }
    }
    return {part, first_row, n_rows, first_output, n_outputs, values};
}

}  // namespace voxcap

size_t vox_linear_workspace_bytes(int n_rows, int n_columns) {
    return voxcap::LinearInput::bytes(n_rows, n_columns);
}

void vox_linear(VoxPool* pool, const VoxLinear* linear, const float* x, int64_t x_stride,
                int n_rows, float* y, int64_t y_stride, void* workspace) {
    if (n_rows <= 0 || linear->n_parts <= 0) return;
    const voxcap::LinearInput input(*linear, x, x_stride, n_rows, workspace);
    input.prepare_all(*pool);
    int part_output[VOX_MAX_PARTS] = {};
    for (int part = 1; part < linear->n_parts; ++part) {
        part_output[part] = part_output[part - 1] + linear->parts[part - 1].n_rows;
    }
    voxcap::multiply(*pool, *linear, input, [&](const voxcap::Tile& tile) {
        float* first = y + tile.first_row * y_stride + part_output[tile.part] + tile.first_output;
        for (int row = 0; row < tile.n_rows; ++row) {
            std::memcpy(first + row * y_stride, tile.values + row * VOX_BLOCK_ROWS,
                        size_t(tile.n_outputs) * sizeof(float));
        }
    });
}

void vox_argmax(const float* y, int64_t y_stride, int n_rows, int n_columns, int32_t* best,
                float* value) {
    for (int row = 0; row < n_rows; ++row) {
        const float* outputs = y + row * y_stride;
        constexpr int lanes = 16;
        float most[lanes];
        for (float& lane : most) lane = outputs[0];
        int column = 0;
        for (; column + lanes <= n_columns; column += lanes) {
            for (int i = 0; i < lanes; ++i) {
                most[i] = outputs[column + i] > most[i] ? outputs[column + i] : most[i];
            }
        }
        float largest = most[0];
        for (float lane : most) largest = lane > largest ? lane : largest;
        for (; column < n_columns; ++column) {
            largest = outputs[column] > largest ? outputs[column] : largest;
        }
        column = 0;
        while (column < n_columns - 1 && outputs[column] != largest) ++column;
        best[row] = column;
        value[row] = largest;
    }
}
