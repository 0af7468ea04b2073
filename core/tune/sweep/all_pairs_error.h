// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/signature/signature_matrix.h"
#include "core/tune/rows/exact_sets.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// Errors over all row pairs of some texts.
struct AllPairsErrors {
  ErrorSummary thatDiffer;
  ErrorSummary withIdentical;
};

/// The exact similarities of all pairs of some texts, for comparison with the estimates of several
/// signatures. Immutable once built; refers to the texts. 4 bytes per pair.
class AllPairsError {
 public:
  /// Uses up to kMostErrorTexts of the texts that have shingles, drawn with the seed. Cancelled.
  /// The cost is that of countIntersections().
  static Result<AllPairsError> prepare(const ExactSets &texts, std::uint64_t seed,
                                       const RunContext &context);

  /// Measures the errors over all row pairs of these texts. One thread; Cancelled. O(pairs *
  /// hashes).
  Result<AllPairsErrors> measure(const SignatureMatrix &signatures,
                                 const RunContext &context) const;

 private:
  /// Of texts i > j of the list.
  double similarityOf(std::size_t i, std::size_t j) const;

  std::vector<std::uint32_t> m_texts;
  std::vector<double> m_rows;        ///< row count by text
  std::vector<std::size_t> m_sizes;  ///< of the sets, by text
  Measure m_measure;
  std::vector<std::uint32_t> m_shared;  ///< shared shingles of each pair, as counted
};

/// Adds up errors of pairs that represent several row pairs each.
class ErrorTally {
 public:
  void add(double estimate, double similarity, double rowPairs) {
    const double error = estimate - similarity;
    const double absolute = error < 0 ? -error : error;
    m_pairs += rowPairs;
    m_sum += rowPairs * absolute;
    m_signed += rowPairs * error;
    m_squares += rowPairs * error * error;
  }
  ErrorSummary summary() const;

 private:
  double m_pairs = 0;
  double m_sum = 0;
  double m_signed = 0;
  double m_squares = 0;
};

}  // namespace shinglescope
