// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"

namespace shinglescope::bench {

struct Kernel {
  std::string name;
  double nanoseconds = 0;  ///< per item
  std::string item;
  double limit = 0;  ///< nanoseconds; 0 if there is none
  bool isCorrect = false;
};

/// Returns the nanoseconds per item of work on all texts. The work returns its number of items.
template <class Work>
double costOf(const std::vector<std::string> &texts, Work work) {
  std::size_t items = 0;
  const double seconds = medianSeconds([&] {
    items = 0;
    for (const std::string &text : texts) items += work(text);
  });
  return 1e9 * seconds / static_cast<double>(items);
}

}  // namespace shinglescope::bench
