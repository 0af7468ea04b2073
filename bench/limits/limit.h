#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// Which of two figures is the better one.
enum class Better { Lower, Higher };

/// What one core can do at one kind of work, by a tight loop that knows nothing
/// of the engine: what the engine's own figures are divided by.
struct Limit {
  std::string name;
  std::string unit;
  double measured = 0;
  double expected = 0;  ///< the figure to hold against; 0 where there is none
  Better better = Better::Lower;
  bool isCorrect = false;  ///< the loop's result was checked
};

/// Each measures one kind of work; those that the CPU cannot run are left out.
std::vector<Limit> tokeniseLimits();
std::vector<Limit> wordHashLimits();
std::vector<Limit> windowLimits();
std::vector<Limit> minimaLimits();
std::vector<Limit> sortLimits();

/// English-like text: words of 1 to 14 letters by the lengths of running text,
/// single spaces, `bytes` long, ends with 64 spaces that belong to no word.
std::string sampleText(std::size_t bytes, std::uint64_t seed);

}  // namespace shinglescope::bench
