#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// Where the band keys of a run stand between signing and sorting.
enum class KeyStore {
  Memory,    ///< all of them
  Spill,     ///< in a temporary file, read back some bands at a time
  SignAgain  ///< nowhere: texts are signed again for each group of bands
};

/// What a plan is made from. Seconds are those of one thread.
struct MemoryDemand {
  std::uint64_t rows = 0;
  std::uint64_t datasetBytes = 0;
  std::uint32_t bands = 0;
  double signSecondsPerRow = 0;  ///< measured; see measureSigning
};

/// How a run keeps within its memory. Never changes what the run finds.
struct MemoryPlan {
  KeyStore keys = KeyStore::Memory;
  std::uint32_t bandsAtOnce = 0;  ///< bands whose keys are in memory together
  std::uint32_t keyParts =
      1;  ///< a band is sorted in so many ranges of its keys; over 1 only one band at a time
  std::uint64_t budget = 0;
  std::uint64_t datasetBytes = 0;
  std::uint64_t rowBytes = 0;    ///< digests, classes and the index of a band
  std::uint64_t keyBytes = 0;    ///< of all bands
  std::uint64_t chunkBytes = 0;  ///< for the texts of candidates that are scored together
  double spillSeconds = 0;       ///< what the ways would cost, where memory does not do
  double signAgainSeconds = 0;
};

/// The disk's rate that plans count on. Slower disks make spilling slower, not wrong.
inline constexpr double kDiskBytesPerSecond = 400e6;

/// Keys stay in memory where they fit beside data set, rows and an eighth of
/// the budget for pairs; else the cheaper of spilling and signing again, some
/// bands at a time; else one band, in ranges of its keys. Limit where not even
/// the rows fit.
Result<MemoryPlan> planMemory(const MemoryDemand &demand, const RunContext &context);

/// True if all keys stay in memory: no time need be measured for the plan.
bool fitsMemory(const MemoryDemand &demand, const RunContext &context);

/// The plan in one English sentence.
std::string planText(const MemoryPlan &plan, std::uint32_t bands);

}  // namespace shinglescope
