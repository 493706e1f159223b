// Products of every format against float64, for every instruction set that can run here.
#include "test.h"

#include <cmath>
#include <cstring>
#include <random>

namespace {

using test::Aligned;

struct Shape {
    int n_rows, n_columns, n_inputs;
};

constexpr Shape kShapes[] = {{16, 32, 1}, {37, 70, 5}, {100, 257, 33}, {1, 5, 2}, {64, 1280, 4},
                             {33, 96, 9}, {16, 3072, 8}, {48, 31, 17}};

// The inputs as the formats read them: rounded to int8 by a scale for each `span` columns.
void round_to_int8(float* x, int n_columns, int span) {
    for (int start = 0; start < n_columns; start += span) {
        const int end = start + span < n_columns ? start + span : n_columns;
        float largest = 0.0f;
        for (int i = start; i < end; ++i) largest = std::fmax(largest, std::fabs(x[i]));
        if (largest == 0.0f) continue;
        const float factor = 127.0f / largest, scale = largest / 127.0f;
        for (int i = start; i < end; ++i) x[i] = std::nearbyint(x[i] * factor) * scale;
    }
}

void test_products(VoxPool* pool, int format, const Shape& shape, std::mt19937& random) {
    const int n = shape.n_rows, k = shape.n_columns, rows = shape.n_inputs;
    std::normal_distribution<float> normal;
    std::vector<float> weights(size_t(n) * k), x(size_t(rows) * k), bias(n), scales(n + 16);
    for (auto* values : {&weights, &x, &bias}) {
        for (float& value : *values) value = normal(random);
    }
    Aligned packed(vox_packed_bytes(format, n, k));
    if (format == VOX_FLOAT32) {
        std::memcpy(packed.data(), weights.data(), weights.size() * sizeof(float));
    } else if (format == VOX_BFLOAT16) {
        for (size_t i = 0; i < weights.size(); ++i) {
            std::memcpy(packed.data() + 2 * i, reinterpret_cast<const char*>(&weights[i]) + 2, 2);
        }
    } else {
        CHECK(vox_pack(pool, format, VOX_FLOAT32, weights.data(), k, n, k, packed.data(),
                       scales.data()) == 0);
    }
    VoxLinear linear = {};
    linear.n_parts = 1;
    linear.parts[0] = {format, n, k, 0, packed.data(), scales.data(), bias.data()};
    for (int row = 0; row < n; ++row) {
        vox_unpack_row(&linear.parts[0], row, &weights[size_t(row) * k]);
    }
    std::vector<float> y(size_t(rows) * n, NAN);
    Aligned workspace(vox_linear_workspace_bytes(rows, k));
    vox_linear(pool, &linear, x.data(), k, rows, y.data(), n, workspace.data());
    for (int row = 0; row < rows; ++row) {
        float* input = &x[size_t(row) * k];
        if (format == VOX_INT4) round_to_int8(input, k, VOX_GROUP);
        if (format == VOX_INT8) round_to_int8(input, k, k);
        for (int output = 0; output < n; ++output) {
            double sum = bias[output], magnitude = std::fabs(bias[output]);
            for (int i = 0; i < k; ++i) {
                const double product = double(weights[size_t(output) * k + i]) * input[i];
                sum += product;
                magnitude += std::fabs(product);
            }
            const double error = std::fabs(y[size_t(row) * n + output] - sum);
            CHECK(error <= 1e-6 * magnitude);
        }
    }
    std::vector<float> alone(n);
    std::vector<float> original(size_t(rows) * k);
    for (float& value : original) value = normal(random);
    vox_linear(pool, &linear, original.data(), k, rows, y.data(), n, workspace.data());
    for (int row = 0; row < rows; ++row) {
        vox_linear(pool, &linear, &original[size_t(row) * k], k, 1, alone.data(), n,
                   workspace.data());
        CHECK(std::memcmp(alone.data(), &y[size_t(row) * n], n * sizeof(float)) == 0);
    }
}

}  // namespace

void test::run_products_tests() {
    for (const std::string& name : test::instruction_sets()) {
        std::mt19937 random(1);
        VoxPool* pool = vox_pool_create(2, name.c_str());
        CHECK(pool != nullptr);
        for (int format = 0; format < VOX_N_FORMATS; ++format) {
            for (const Shape& shape : kShapes) test_products(pool, format, shape, random);
        }
        vox_pool_destroy(pool);
        std::printf("products: %s\n", name.c_str());
    }
}
