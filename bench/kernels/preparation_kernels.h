#pragma once

#include <functional>
#include <string>
#include <vector>

namespace shinglescope::bench {

struct Kernel {
  std::string name;
  double nanoseconds = 0;  ///< per item
  std::string item;
  double limit = 0;  ///< nanoseconds; 0 if there is none
  bool isCorrect = false;
};

/// Returns the nanoseconds per item of work on all texts. The work returns its number of items.
double costOf(const std::vector<std::string> &texts,
              const std::function<std::size_t(const std::string &)> &work);

/// Measures the preparation of ASCII texts by several recipes, and of the same texts with other
/// letters by the default recipe. `limit` is that of finding the white space.
std::vector<Kernel> preparationKernels(const std::vector<std::string> &texts, double limit);

}  // namespace shinglescope::bench
