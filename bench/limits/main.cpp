// SPDX-License-Identifier: MIT
/// What can one core of this machine do? Tight loops for each kind of work in the engine; each
/// checks its result. The engine's own kernels (bench/kernels) are compared with them:
/// docs/performance.md.
#include <algorithm>
#include <cstdio>
#include <string>

#include "bench/limits/limit.h"
#include "bench/machine.h"

namespace shinglescope::bench {
namespace {

/// The expected figures were measured on a CPU with AVX-512.
bool isComparable() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx512vbmi2");
#else
  return false;
#endif
}

double share(const Limit &limit) {
  return limit.better == Better::Lower ? limit.expected / limit.measured
                                       : limit.measured / limit.expected;
}

void print(const Limit &limit) {
  std::printf("| %s | %.3g %s | ", limit.name.c_str(), limit.measured, limit.unit.c_str());
  if (limit.expected <= 0) {
    std::printf("- | - |");
  } else if (!isComparable()) {
    std::printf("%.3g | not comparable |", limit.expected);
  } else {
    std::printf("%.3g | %.0f %% |", limit.expected, 100 * share(limit));
  }
  std::printf(limit.isCorrect ? "\n" : " WRONG RESULT\n");
  std::fflush(stdout);
}

int run() {
  std::printf("%s\n\n| limit | measured | expected | share |\n|---|---|---|---|\n",
              machineLine().c_str());
  bool isCorrect = true;
  for (const auto &measure :
       {tokeniseLimits, wordHashLimits, windowLimits, minimaLimits, sortLimits}) {
    for (const Limit &limit : measure()) {
      print(limit);
      isCorrect = isCorrect && limit.isCorrect;
    }
  }
  return isCorrect ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main() { return shinglescope::bench::run(); }
