#pragma once

#include <string>

namespace shinglescope::bench {

/// One line on where a figure was taken: CPU, cores, load average.
std::string machineLine();

}  // namespace shinglescope::bench
