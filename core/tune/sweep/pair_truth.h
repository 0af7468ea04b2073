// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/tune/rows/exact_sets.h"
#include "core/tune/rows/known_pairs.h"

namespace shinglescope {

/// The row pairs of two texts, or of one, that are matches and that are known to be none.
struct TruthCounts {
  std::uint64_t matches = 0;
  std::uint64_t others = 0;
};

/// Tells which row pairs of a sample are matches: those whose exact similarity is at or above a
/// threshold, or those of a list, whatever the threshold. Immutable once built; several threads may
/// use it.
class PairTruth {
 public:
  PairTruth() = default;

  /// Every row pair at or above the threshold is a match. Finds all pairs down to `floor`. Errors:
  /// those of exactJoin(). No stage.
  static Result<PairTruth> ofSimilarity(std::shared_ptr<const ExactSets> texts, const Ratio &floor,
                                        const RunContext &context);
  /// The pairs of the list are matches or not as it says; if it is complete, no other pair is one.
  /// Sample row i is row rowOfSample[i] of the table, ascending; pairs with a row outside the
  /// sample are left out. Cancelled. O(pairs log rows + shingles of their texts).
  static Result<PairTruth> ofKnown(std::shared_ptr<const ExactSets> texts,
                                   const LabelledPairs &known,
                                   std::span<const std::uint32_t> rowOfSample,
                                   const RunContext &context);

  /// Counts what is known about the row pairs of two distinct texts. O(log pairs).
  TruthCounts of(const ScoredPair &pair, const Ratio &threshold) const;
  /// Returns whether rows a < b of the sample, which have the texts of `pair`, are a match; none if
  /// nothing is known. O(log pairs).
  std::optional<bool> isMatch(std::uint32_t a, std::uint32_t b, const ScoredPair &pair,
                              const Ratio &threshold) const;
  /// All matches among row pairs whose texts differ, found or not. O(pairs).
  std::uint64_t matches(const Ratio &threshold) const;
  /// Row pairs of equal texts that every setting finds.
  TruthCounts identical() const { return m_identical; }
  /// Matches of equal texts that no setting can find: the text has no shingle, or the scope
  /// separates the rows.
  std::uint64_t identicalMissed() const { return m_identicalMissed; }
  /// The pairs of distinct texts that can be matches, with their exact similarity; ascending.
  const std::vector<ScoredPair> &pairs() const { return m_pairs; }

 private:
  struct KnownRows {
    std::uint32_t a;
    std::uint32_t b;
    bool isMatch;
  };

  bool isIdenticalPair(TextId a, TextId b) const;
  void countIdentical();
  void countTexts();

  std::shared_ptr<const ExactSets> m_texts;
  std::optional<TruthKind> m_kind;  ///< of the list; none if the similarity decides
  std::vector<ScoredPair> m_pairs;
  std::vector<TruthCounts> m_counts;  ///< of the list, by pair
  std::vector<KnownRows> m_known;     ///< by rows of the sample
  TruthCounts m_identical;
  std::uint64_t m_identicalMissed = 0;
};

}  // namespace shinglescope
