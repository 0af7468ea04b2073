// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/report/memory_plan.h"

namespace shinglescope {

/// The memory of a table: its bytes, a twentieth more for whole pages, and the unused rest of its
/// blocks.
std::uint64_t tableBytes(const Dataset &dataset);

/// The counts that determine the size of a run's structures; mostly estimated.
struct RunSizes {
  double rows = 0;
  double texts = 0;
  double candidates = 0;
  double candidateTexts = 0;  ///< texts in a candidate
  double passingTexts = 0;    ///< texts in a candidate that passed the filter
  double shingles = 0;        ///< shingles of a text in a candidate
  double scoredPairs = 0;
  double linkedPairs = 0;  ///< scored pairs at or above the threshold
  std::uint32_t bands = 0;
  std::uint32_t numHashes = 0;
  unsigned threads = 1;
  bool keepsSignatures = false;  ///< all signatures and a copy of the results, for the next run
};

/// The peak bytes of a run of `find`, without the table: the maximum over signing, finding
/// candidates and scoring. Includes memory that the allocator does not return.
double findPeakBytes(const RunSizes &sizes, const MemoryPlan &plan);

/// An exact run whose table stays in its file keeps this much of the sets of pairs.
inline constexpr std::uint64_t kFewExactSetBytes = 128U << 20U;

/// The same for an exact run.
struct ExactSizes {
  double rows = 0;
  double texts = 0;
  double rowShingles = 0;   ///< shingles of all rows
  double shingles = 0;      ///< shingles of the distinct texts
  double once = 0;          ///< of these, shingles that only one text has
  double onceInSample = 0;  ///< the share of such shingles in a few megabytes of rows
  double repeated = 0;      ///< distinct shingles that several texts have
  double indexed = 0;       ///< prefix shingles in the index
  double pairs = 0;
  double mostSetBytes = 0;  ///< more of the sets of pairs are not kept
  unsigned threads = 1;
};
double exactPeakBytes(const ExactSizes &sizes);

}  // namespace shinglescope
