// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// The result of some work, as plain numbers that can be sent through a pipe.
struct TableSize {
  std::uint64_t rows = 0;
  std::uint64_t cells = 0;
};

/// The cost of some work.
struct ChildCost {
  double wallSeconds = 0;
  double cpuSeconds = 0;        ///< of all its threads
  double kernelSeconds = 0;     ///< of these, for reading and for allocating memory
  std::uint64_t peakBytes = 0;  ///< largest resident set
  TableSize found;
};

/// Runs `work` in a separate process, so its memory is measured separately. Returns nothing if it
/// fails or returns nothing.
std::optional<ChildCost> measureInChild(const std::function<std::optional<TableSize>()> &work);

/// Does the same for another program and discards its output.
std::optional<ChildCost> measureProgram(const std::vector<std::string> &words);

}  // namespace shinglescope::bench
