// Rows of activations in slices of a number that the compiler knows.
#pragma once

namespace voxcap {
namespace VOXCAP_ISA {

template <int count>
struct Count {
    static constexpr int value = count;
};

template <int count, typename Function>
inline void call_with_count(int n, const Function& function) {
    if constexpr (count > 1) {
        if (n < count) return call_with_count<count - 1>(n, function);
    }
    function(Count<count>());
}

// Call function(Count<n>, row) for slices of n <= most rows that make up n_rows.
template <int most, typename Function>
inline void for_row_slices(int n_rows, const Function& function) {
    for (int row = 0; row < n_rows; row += most) {
        call_with_count<most>(n_rows - row, [&](auto count) { function(count, row); });
    }
}

}  // namespace VOXCAP_ISA
}  // namespace voxcap
