#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// What a piece of work found; plain numbers, so that they pass a pipe.
struct TableSize {
  std::uint64_t rows = 0;
  std::uint64_t cells = 0;
};

/// What a piece of work cost.
struct ChildCost {
  double wallSeconds = 0;
  double cpuSeconds = 0;        ///< of all its threads
  double kernelSeconds = 0;     ///< of these, reading and handing out memory
  std::uint64_t peakBytes = 0;  ///< largest resident set
  TableSize found;
};

/// Runs `work` in a process of its own, so that its memory is its own too.
/// Nothing where it fails or says nothing.
std::optional<ChildCost> measureInChild(const std::function<std::optional<TableSize>()> &work);

/// The same for another program, whose output is thrown away.
std::optional<ChildCost> measureProgram(const std::vector<std::string> &words);

}  // namespace shinglescope::bench
