// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// Whether the lower or the higher figure is better.
enum class Better { Lower, Higher };

/// The limit of one core for one kind of work, measured by a tight loop without the engine. The
/// engine's own figures are divided by it.
struct Limit {
  std::string name;
  std::string unit;
  double measured = 0;
  double expected = 0;  ///< the figure to compare with; 0 if there is none
  Better better = Better::Lower;
  bool isCorrect = false;  ///< the loop's result was checked
};

/// Each function measures one kind of work and leaves out loops that the CPU cannot run.
std::vector<Limit> tokeniseLimits();
std::vector<Limit> wordHashLimits();
std::vector<Limit> windowLimits();
std::vector<Limit> minimaLimits();
std::vector<Limit> sortLimits();

/// Returns English-like text: words of 1 to 14 letters with the lengths of running text, separated
/// by single spaces; `bytes` long, including 64 spaces at the end that are not part of a word.
std::string sampleText(std::size_t bytes, std::uint64_t seed);

}  // namespace shinglescope::bench
