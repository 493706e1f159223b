// What the tests of the native code share. They serve where no Python runs: under an emulator of
// another processor, and with a sanitizer.
#pragma once

#include "../voxcap_kernels.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#define CHECK(condition)                                                            \
    do {                                                                            \
        if (!(condition)) {                                                         \
            std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
            std::exit(1);                                                           \
        }                                                                           \
    } while (false)

namespace test {

// Memory aligned to 64 bytes.
class Aligned {
public:
    explicit Aligned(size_t n_bytes) : memory_(n_bytes + 64) {
        const uintptr_t start = reinterpret_cast<uintptr_t>(memory_.data());
        data_ = memory_.data() + (64 - start % 64) % 64;
    }
    uint8_t* data() { return data_; }

private:
    std::vector<uint8_t> memory_;
    uint8_t* data_;
};

inline std::vector<std::string> instruction_sets() {
    std::vector<std::string> names(1);
    for (const char* c = vox_instruction_sets(); *c != '\0'; ++c) {
        if (*c == ',') {
            names.emplace_back();
        } else {
            names.back() += *c;
        }
    }
    return names;
}

inline void pass_time() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

void run_pool_tests();
void run_products_tests();
void run_glue_tests();
void run_attention_tests();

}  // namespace test
