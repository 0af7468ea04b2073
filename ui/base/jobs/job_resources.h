// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace shinglescope {

/// What the jobs of the window may use.
struct JobResources {
  unsigned threads = 0;               ///< 0: as many as the processor runs at once
  std::uint64_t memoryMebibytes = 0;  ///< for the large structures of a run; 0: memoryLimit()
};

/// Sets what jobs that start later may use. GUI thread.
void setJobResources(const JobResources &resources);

/// The number of threads of a job that computes in parallel. GUI thread.
unsigned jobThreads();
/// The memory budget of a job in bytes; 0 selects the default. GUI thread.
std::uint64_t jobMemory();

}  // namespace shinglescope
