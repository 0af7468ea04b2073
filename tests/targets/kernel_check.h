// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cpu_target.h"

namespace shinglescope::targets {

/// The numbers that a kernel computes for one input.
using Numbers = std::vector<std::uint64_t>;

/// Compares what the kernels of all targets of this CPU compute with the scalar ones, and sums up
/// the results of each kernel in a digest, so that two machines can be compared.
class KernelCheck {
 public:
  /// Appends the kernel's results for one input with a target.
  using Run = std::function<void(CpuTarget target, Numbers &numbers)>;

  /// Runs a kernel with each target. The active target is the one that runs.
  void compare(const std::string &kernel, const Run &run, std::string_view input);

  /// Prints the digest of each kernel, one on a line; returns whether all targets agreed.
  bool print() const;

 private:
  struct Sum {
    std::uint64_t digest = 0;
    std::uint64_t inputs = 0;
    std::uint64_t failures = 0;
  };

  std::map<std::string, Sum> m_sums;
};

/// Each function checks the kernels of some directories of core.
void checkTextKernels(KernelCheck &check, const std::vector<std::string> &texts);
void checkShingleKernels(KernelCheck &check, const std::vector<std::string> &texts);
void checkScannerKernels(KernelCheck &check, const std::vector<std::string> &texts);
void checkNumberKernels(KernelCheck &check);

}  // namespace shinglescope::targets
