// The glue of every instruction set that can run here against float64.
#include "test.h"

#include "../kernel_set.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

namespace {

using voxcap::KernelSet;

void test_silu(const KernelSet& kernels) {
    for (int n = 1; n <= 40; ++n) {
        std::vector<float> gate(n), up(n), out(n + 1, 7.0f);
        for (int i = 0; i < n; ++i) {
            gate[i] = -80.0f + 4.01f * float(i) + 0.37f * float(n);
            up[i] = 1.0f + 0.25f * float(i);
        }
        kernels.silu_multiply(gate.data(), up.data(), n, out.data());
        for (int i = 0; i < n; ++i) {
            const double expected = gate[i] / (1.0 + std::exp(-double(gate[i]))) * up[i];
            CHECK(std::fabs(out[i] - expected) <= 6e-7 * std::fabs(expected));
        }
        CHECK(out[n] == 7.0f);
    }
    const float far[] = {-1e30f, -200.0f, -89.0f, 89.0f, 200.0f, 1e30f, 0.0f, NAN};
    const float one[] = {1, 1, 1, 1, 1, 1, 1, 1};
    float out[8];
    kernels.silu_multiply(far, one, 8, out);
    for (int i = 0; i < 2; ++i) CHECK(out[i] == 0.0f);
    CHECK(std::fabs(out[2]) < 1e-36f);
    for (int i = 3; i < 7; ++i) CHECK(out[i] == far[i]);
    CHECK(std::isnan(out[7]));
}

void test_rms_norm(const KernelSet& kernels, std::mt19937& random) {
    std::normal_distribution<float> normal(0.3f, 2.0f);
    for (int dim : {1, 2, 5, 16, 31, 64, 100, 257, 1280}) {
        std::vector<float> x(dim), weight(dim), scale(dim), out(dim);
        double squares = 0.0;
        for (int i = 0; i < dim; ++i) {
            x[i] = normal(random), weight[i] = normal(random), scale[i] = normal(random);
            squares += double(x[i]) * x[i];
        }
        const double factor = 1.0 / std::sqrt(squares / dim + 1e-5);
        kernels.rms_norm(x.data(), weight.data(), nullptr, 1e-5f, dim, out.data());
        for (int i = 0; i < dim; ++i) {
            const double expected = x[i] * factor * weight[i];
            CHECK(std::fabs(out[i] - expected) <= 1e-6 * std::fabs(expected));
        }
        kernels.rms_norm(x.data(), weight.data(), scale.data(), 1e-5f, dim, out.data());
        for (int i = 0; i < dim; ++i) {
            const double expected = x[i] * factor * weight[i] * scale[i];
            CHECK(std::fabs(out[i] - expected) <= 1e-6 * std::fabs(expected));
        }
    }
}

void test_rotate(const KernelSet& kernels, std::mt19937& random) {
    std::normal_distribution<float> normal;
    for (int size : {2, 6, 32, 64, 130}) {
        std::vector<float> head(size), rotation(size), before;
        for (int i = 0; i < size; ++i) head[i] = normal(random);
        for (int i = 0; i < size; i += 2) {
            const float angle = 10.0f * normal(random);
            rotation[i] = std::cos(angle), rotation[i + 1] = std::sin(angle);
        }
        before = head;
        kernels.rotate(head.data(), rotation.data(), size);
        for (int i = 0; i < size; i += 2) {
            const double a = before[i], b = before[i + 1], c = rotation[i], s = rotation[i + 1];
            const double bound = 3e-7 * (std::fabs(a) + std::fabs(b));
            CHECK(std::fabs(head[i] - (a * c - b * s)) <= bound);
            CHECK(std::fabs(head[i + 1] - (a * s + b * c)) <= bound);
        }
    }
}

float from_bfloat16(uint16_t narrow) {
    const uint32_t bits = uint32_t(narrow) << 16;
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

void test_store(const KernelSet& kernels, std::mt19937& random) {
    std::normal_distribution<float> normal;
    std::vector<float> values;
    for (int i = 0; i < 101; ++i) {
        // Each value beside the middle between two neighbours, and that middle itself.
        const float narrow = from_bfloat16(uint16_t(0x3f80 + 7 * i));
        const float next = from_bfloat16(uint16_t(0x3f81 + 7 * i));
        values.insert(values.end(), {normal(random), narrow, (narrow + next) / 2});
    }
    std::vector<uint16_t> stored(values.size() + 1, 0xabcd);
    kernels.store(values.data(), int(values.size()), VOX_BFLOAT16, stored.data());
    for (size_t i = 0; i < values.size(); ++i) {
        const double error = std::fabs(double(from_bfloat16(stored[i])) - values[i]);
        for (int step : {-1, 1}) {
            const uint16_t other = uint16_t(stored[i] + step);
            const double its = std::fabs(double(from_bfloat16(other)) - values[i]);
            CHECK(error < its || (error == its && stored[i] % 2 == 0));
        }
    }
    CHECK(stored[values.size()] == 0xabcd);
    const float special[] = {NAN, INFINITY, -INFINITY, -0.0f, std::numeric_limits<float>::max()};
    uint16_t narrow[5];
    kernels.store(special, 5, VOX_BFLOAT16, narrow);
    CHECK(std::isnan(from_bfloat16(narrow[0])));
    CHECK(narrow[1] == 0x7f80 && narrow[2] == 0xff80 && narrow[3] == 0x8000 && narrow[4] == 0x7f80);
    std::vector<float> copied(values.size());
    kernels.store(values.data(), int(values.size()), VOX_FLOAT32, copied.data());
    CHECK(copied == values);
}

}  // namespace

void test::run_glue_tests() {
    for (const std::string& name : test::instruction_sets()) {
        std::mt19937 random(2);
        const KernelSet& kernels = *voxcap::choose_kernels(name.c_str());
        test_silu(kernels);
        test_rms_norm(kernels, random);
        test_rotate(kernels, random);
        test_store(kernels, random);
        std::printf("glue %s\n", name.c_str());
    }
}
