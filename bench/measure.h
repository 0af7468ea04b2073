#pragma once

#include <time.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace shinglescope::bench {

/// CPU time of the calling thread: what other programs do counts less.
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

/// Median CPU seconds of `work`, after one run that warms up. Each of the
/// `repeats` samples repeats the work until it lasts long enough for the clock.
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

/// Keeps the compiler from leaving out work whose result nobody reads.
template <class Value>
void keep(const Value &value) {
  asm volatile("" : : "r"(&value) : "memory");
}

}  // namespace shinglescope::bench
