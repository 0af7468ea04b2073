#pragma once

#include <string>

namespace shinglescope::bench {

/// One line on where a figure was taken: CPU, cores, load average.
std::string machineLine();

/// The largest resident set of this process so far, in bytes.
std::size_t peakMemoryBytes();

}  // namespace shinglescope::bench
