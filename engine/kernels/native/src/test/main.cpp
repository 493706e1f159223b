// Build from this folder, for example for ARM:
//   aarch64-linux-gnu-g++ -O2 -std=c++17 -ffp-contract=off -march=armv8.2-a+dotprod -static
//       *.cpp ../*.cpp -lpthread -o kernels_test
//   qemu-aarch64 kernels_test
// It ends with 0 when all is as it should be.
#include "test.h"

int main() {
    std::printf("instruction sets: %s\n", vox_instruction_sets());
    test::run_pool_tests();
    test::run_products_tests();
    test::run_glue_tests();
    test::run_attention_tests();
    return 0;
}
