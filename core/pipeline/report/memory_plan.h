// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// Where a run stores its band keys between signing and sorting.
enum class KeyStore {
  Memory,    ///< all in memory
  Spill,     ///< in a temporary file, read back a few bands at a time
  SignAgain  ///< not stored: texts are signed again for each group of bands
};

/// The input of a plan. Seconds are those of one thread.
struct MemoryDemand {
  std::uint64_t rows = 0;
  std::uint64_t datasetBytes = 0;
  std::uint32_t bands = 0;
  double signSecondsPerRow = 0;     ///< measured; see measureSigning
  bool needsAllCandidates = false;  ///< all in one list, if only links are wanted
  std::uint64_t resultBytes = 0;    ///< memory of the result; 0 if unknown
  bool savesMemory = false;         ///< keeps to the limits above
};

/// The limits of a run whose table stays in its file, even if there is more memory: keys (the
/// others are in a temporary file, which costs a tenth of the run's time) and texts that are scored
/// together. Either would otherwise be most of its memory.
inline constexpr std::uint64_t kFewKeyBytes = 64U << 20U;
inline constexpr std::uint64_t kSmallChunkBytes = 64U << 20U;

inline constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// How a run stays within its memory budget. Never affects the result.
struct MemoryPlan {
  KeyStore keys = KeyStore::Memory;
  std::uint32_t bandsAtOnce = 0;  ///< bands whose keys are in memory together
  std::uint64_t budget = 0;
  std::uint64_t datasetBytes = 0;
  std::uint64_t rowBytes = 0;                 ///< digests, classes and the index of a band
  std::uint64_t keyBytes = 0;                 ///< of all bands
  std::uint64_t chunkBytes = 0;               ///< for the texts of candidates scored together
  std::size_t candidatesAtOnce = kAnyNumber;  ///< candidates that one list may hold
  std::uint64_t resultBytes = 0;              ///< for scored pairs, and the sets that groups need
  double spillSeconds = 0;                    ///< costs of both alternatives if memory is too small
  double signAgainSeconds = 0;
  bool savesMemory = false;  ///< keys are in a file although they would fit
};

/// The disk throughput that plans assume. A slower disk makes spilling slower, not wrong.
inline constexpr double kDiskBytesPerSecond = 400e6;

/// Memory of a scored pair: in its list while that grows, and as an edge of its group.
inline constexpr std::uint64_t kBytesPerScoredPair = 48;

/// Divides the memory budget. First come data set, rows and workers; keys get up to five eighths of
/// the remainder. A third of what then remains goes to lists of candidates. Of the rest, a third
/// goes to texts scored together and two thirds go to the result. A result known to need more gets
/// up to four fifths of what keys leave. Keys that do not fit are spilled or signed again,
/// whichever is cheaper; then a quarter of the remainder is for a few bands at a time. Returns
/// Limit if the rows leave nothing.
Result<MemoryPlan> planMemory(const MemoryDemand &demand, const RunContext &context);

/// True if all keys stay in memory.
bool fitsMemory(const MemoryDemand &demand, const RunContext &context);
/// True if all keys fit into memory, although they may go to a file to save it. The plan does not
/// need a measured time then.
bool couldKeepKeys(MemoryDemand demand, const RunContext &context);

/// True if a session's run with this plan may keep all signatures for the next run: they take no
/// more than a quarter of the memory.
bool maySignaturesBeKept(std::uint64_t rows, std::uint32_t numHashes, const MemoryPlan &plan,
                         const RunContext &context);

/// Describes the plan in one sentence.
Message planMessage(const MemoryPlan &plan, std::uint32_t bands);

}  // namespace shinglescope
