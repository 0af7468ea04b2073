// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace shinglescope::bench {

/// Returns one line about the machine of a measurement: CPU, cores, load average.
std::string machineLine();

}  // namespace shinglescope::bench
