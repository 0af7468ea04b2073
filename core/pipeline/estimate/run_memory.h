#pragma once

#include <cstdint>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/report/memory_plan.h"

namespace shinglescope {

/// What a table takes: its bytes, a twentieth more for whole pages, and what its blocks have left.
std::uint64_t tableBytes(const Dataset &dataset);

/// What the structures of a run are as large as; counts, mostly estimated.
struct RunSizes {
  double rows = 0;
  double texts = 0;
  double candidates = 0;
  double candidateTexts = 0;  ///< that are in one
  double shingles = 0;        ///< of a text that is in one
  double scoredPairs = 0;
  double linkedPairs = 0;  ///< of these, at or over the threshold
  std::uint32_t bands = 0;
  std::uint32_t hashes = 0;
  unsigned threads = 1;
  bool keepsSignatures = false;  ///< of all texts, and all that was found twice: for the next run
};

/// The bytes that a run of `find` holds at its peak beside the table: the largest of what it holds
/// while it signs, while it looks for candidates and while it scores them. What the allocator does
/// not give back is counted in.
double findPeakBytes(const RunSizes &sizes, const MemoryPlan &plan);

/// The same for an exact run.
struct ExactSizes {
  double rows = 0;
  double texts = 0;
  double rowShingles = 0;  ///< of all rows
  double shingles = 0;     ///< of the distinct texts
  double probed = 0;       ///< in prefixes
  double indexed = 0;      ///< of these, in the index
  double pairs = 0;
  unsigned threads = 1;
};
double exactPeakBytes(const ExactSizes &sizes);

}  // namespace shinglescope
