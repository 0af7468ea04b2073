// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/accuracy/accuracy.h"

namespace shinglescope {

/// A pair of rows on which result and truth disagree at a threshold.
struct AccuracyExample {
  RecordId a;  ///< a < b
  RecordId b;
  std::optional<std::size_t> pair;  ///< index into the pairs of the result
  bool hasSameText = false;         ///< similarity 1; then `pair` is not set
  bool operator==(const AccuracyExample &) const = default;

  /// The similarity; none if the pair is not in the result.
  std::optional<double> similarity(const DuplicateResult &result) const;
};

/// Examples of both kinds of errors at a threshold, with the total number of each.
struct AccuracyExamples {
  std::vector<AccuracyExample> falsePairs;  ///< found, but no match; most similar first
  std::vector<AccuracyExample> missed;      ///< matches that are not found; most similar first
  std::uint64_t allFalse = 0;
  std::uint64_t allMissed = 0;
};

/// Lists at most `most` errors of each kind at a threshold; ties by rows. If the truth is complete,
/// every found pair that is no known match is false, otherwise those known to be none. Errors:
/// Cancelled. O(row pairs of the result + known log known).
Result<AccuracyExamples> accuracyExamples(const DuplicateResult &result,
                                          std::span<const KnownPair> known, TruthKind kind,
                                          const Ratio &threshold, std::size_t most,
                                          const RunContext &context);

}  // namespace shinglescope
