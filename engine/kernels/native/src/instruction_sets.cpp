#include "instruction_sets.h"

#include "kernel_set.h"

#include <cstdint>
#include <cstring>
#include <initializer_list>

#if defined(__x86_64__) || defined(_M_X64)
#if defined(_MSC_VER)
#include <intrin.h>
#else
#include <cpuid.h>
#endif
#elif defined(_WIN32)
#include <windows.h>
#elif defined(__linux__)
#include <sys/auxv.h>
#endif

namespace voxcap {

#if defined(__x86_64__) || defined(_M_X64)

namespace {

struct Registers {
    uint32_t a, b, c, d;
};

Registers identify(uint32_t leaf, uint32_t part) {
    Registers r = {};
#if defined(_MSC_VER)
    int values[4];
    __cpuid(values, 0);
    if (uint32_t(values[0]) < leaf) return r;
    __cpuidex(values, int(leaf), int(part));
    r = {uint32_t(values[0]), uint32_t(values[1]), uint32_t(values[2]), uint32_t(values[3])};
#else
    __get_cpuid_count(leaf, part, &r.a, &r.b, &r.c, &r.d);
#endif
    return r;
}

bool all_bits(uint32_t value, std::initializer_list<int> bits) {
    for (int bit : bits) {
        if ((value >> bit & 1) == 0) return false;
    }
    return true;
}

// Which registers the system saves when it switches threads.
uint32_t saved_registers() {
    if (!all_bits(identify(1, 0).c, {27})) return 0;  // OSXSAVE
#if defined(_MSC_VER)
    return uint32_t(_xgetbv(0));
#else
    uint32_t low, high;
    asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

}  // namespace

bool processor_has_avx2() {
    return all_bits(saved_registers(), {1, 2})               // XMM, YMM
           && all_bits(identify(1, 0).c, {12, 28, 29})       // FMA, AVX, F16C
           && all_bits(identify(7, 0).b, {5});               // AVX2
}

bool processor_has_avxvnni() {
    return processor_has_avx2() && all_bits(identify(7, 1).a, {4});
}

bool processor_has_avx512vnni() {
    return processor_has_avx2() && all_bits(saved_registers(), {5, 6, 7})  // masks, ZMM
           && all_bits(identify(7, 0).b, {16, 17, 30, 31})                 // F, DQ, BW, VL
           && all_bits(identify(7, 0).c, {11});                            // VNNI
}

bool processor_has_neon_dot() { return false; }

#else

bool processor_has_avx2() { return false; }
bool processor_has_avxvnni() { return false; }
bool processor_has_avx512vnni() { return false; }

bool processor_has_neon_dot() {
#if defined(__APPLE__) && defined(__aarch64__)
    return true;  // every Apple processor for computers
#elif defined(_WIN32) && defined(_M_ARM64)
    return IsProcessorFeaturePresent(PF_ARM_V82_DP_INSTRUCTIONS_AVAILABLE) != 0;
#elif defined(__linux__) && defined(__aarch64__)
    return (getauxval(AT_HWCAP) & HWCAP_ASIMDDP) != 0;
#else
    return false;
#endif
}

#endif

namespace {

// Best first.
using Getter = const KernelSet* (*)();
constexpr Getter kAll[] = {avx512vnni_kernels, avxvnni_kernels, avx2_kernels, neon_kernels,
                           portable_kernels};

struct Names {
    char text[64] = "";
    Names() {
        for (Getter get : kAll) {
            const KernelSet* kernels = get();
            if (kernels == nullptr) continue;
            if (text[0] != '\0') std::strcat(text, ",");
            std::strcat(text, kernels->name);
        }
    }
};

}  // namespace

const KernelSet* choose_kernels(const char* name) {
    for (Getter get : kAll) {
        const KernelSet* kernels = get();
        if (kernels == nullptr) continue;
        if (name == nullptr || std::strcmp(name, kernels->name) == 0) return kernels;
    }
    return nullptr;
}

}  // namespace voxcap

int vox_abi_version(void) { return VOX_ABI_VERSION; }

const char* vox_instruction_sets(void) {
    static const voxcap::Names names;
    return names.text;
}
