// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bench/kernels/kernel.h"

namespace shinglescope::bench {

/// Measures the preparation of ASCII texts by several recipes, and of the same texts with other
/// letters by the default recipe. `limit` is that of finding the white space.
std::vector<Kernel> preparationKernels(const std::vector<std::string> &texts, double limit);

}  // namespace shinglescope::bench
