// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/shingle/text_classes.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// The pairs between the rows of a file and those of a reference, which follow in the same table.
struct MatchingInput {
  const TextClasses &classes;
  std::span<const ScoredPair> pairs;  ///< textA of the file, textB of the reference
  Ratio threshold;                    ///< pairs below it are skipped
  std::uint32_t numHashes = 0;        ///< of the signatures; for pairs that are only estimated
};

/// The match of a row of the file.
struct RowMatch {
  RecordId row;
  RecordId partner;        ///< in the merged table
  std::uint32_t pair = 0;  ///< index of their scores in the pairs
  std::uint64_t ties = 0;  ///< other rows of the reference that are as similar to the row
  bool operator==(const RowMatch &) const = default;
};

/// Matches, ascending by row.
struct Matching {
  std::vector<RowMatch> matches;
  std::uint64_t greedyRows = 0;  ///< matched rows in components that were too large for the optimum
};

/// The most similar row of the reference for each row of the file that has one; of equally similar
/// ones, the first. O(pairs + rows). Errors: Cancelled.
Result<Matching> bestMatches(const MatchingInput &input, const RunContext &context);

/// Matches in which each row occurs at most once, with the largest sum of similarities (assign() in
/// assignment.h, for each component). A row may stay without a match so that others find theirs.
/// Errors: Cancelled.
Result<Matching> oneToOneMatches(const MatchingInput &input, const RunContext &context);

}  // namespace shinglescope
