// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace shinglescope::bench {

/// Returns the CPU time of the calling thread, which other programs affect less than wall time.
inline double threadSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Returns the median CPU seconds of `work`, after one warm-up run. Each of the `repeats` samples
/// repeats the work until it takes long enough for the clock.
template <class Work>
double medianSeconds(Work work, int repeats = 9, double leastSeconds = 0.01) {
  work();
  std::vector<double> samples;
  for (int i = 0; i < repeats; ++i) {
    const double started = threadSeconds();
    std::uint64_t runs = 0;
    double lasted = 0;
    do {
      work();
      ++runs;
      lasted = threadSeconds() - started;
    } while (lasted < leastSeconds);
    samples.push_back(lasted / static_cast<double>(runs));
  }
  return median(samples);
}

/// Prevents the compiler from removing work whose result is not used.
template <class Value>
void keep(const Value &value) {
  asm volatile("" : : "r"(&value) : "memory");
}

}  // namespace shinglescope::bench
