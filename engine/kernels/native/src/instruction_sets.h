// What the processor that runs this can execute, the system's support for it included.
#pragma once

namespace voxcap {

bool processor_has_avx2();        // with FMA and F16C
bool processor_has_avxvnni();     // besides AVX2
bool processor_has_avx512vnni();  // with F, BW, VL and DQ
bool processor_has_neon_dot();

}  // namespace voxcap
