#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
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
  double signSecondsPerRow = 0;     ///< measured; see measureSigning
  bool needsAllCandidates = false;  ///< in one list, where only links are wanted
  std::uint64_t resultBytes = 0;    ///< that the result will take; 0 where that is not known
};

inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// How a run keeps within its memory. Never changes what the run finds.
struct MemoryPlan {
  KeyStore keys = KeyStore::Memory;
  std::uint32_t bandsAtOnce = 0;  ///< bands whose keys are in memory together
  std::uint64_t budget = 0;
  std::uint64_t datasetBytes = 0;
  std::uint64_t rowBytes = 0;    ///< digests, classes and the index of a band
  std::uint64_t keyBytes = 0;    ///< of all bands
  std::uint64_t chunkBytes = 0;  ///< for the texts of candidates that are scored together
  std::size_t candidatesAtOnce = kAnyNumber;  ///< that one list may hold
  std::uint64_t resultBytes = 0;              ///< for scored pairs, and the sets that groups need
  double spillSeconds = 0;  ///< what the ways would cost, where memory does not do
  double signAgainSeconds = 0;
};

/// The disk's rate that plans count on. Slower disks make spilling slower, not wrong.
inline constexpr double kDiskBytesPerSecond = 400e6;

/// What a scored pair takes: its list while that grows, and as an edge of its group.
inline constexpr std::uint64_t kBytesPerScoredPair = 48;

/// All that a run holds has its part: data set, rows, workers, and of what these leave up to five
/// eighths for keys; of the rest a third for lists of candidates, of what then is left a third for
/// texts that are scored together and two thirds for the result. A result that is known to take
/// more gets more, up to four fifths of what keys leave. Keys that do not fit take the cheaper of
/// two ways, spilling and signing again, with a quarter for some bands at a time. Limit where
/// nothing is left beside the rows.
Result<MemoryPlan> planMemory(const MemoryDemand &demand, const RunContext &context);

/// True if all keys stay in memory: no time need be measured for the plan.
bool fitsMemory(const MemoryDemand &demand, const RunContext &context);

/// True if a session's run that keeps this plan may keep all signatures for the next run: they
/// take no more than a quarter of the memory.
bool maySignaturesBeKept(std::uint64_t rows, std::uint32_t hashes, const MemoryPlan &plan,
                         const RunContext &context);

/// The plan in one English sentence.
Message planMessage(const MemoryPlan &plan, std::uint32_t bands);

}  // namespace shinglescope
