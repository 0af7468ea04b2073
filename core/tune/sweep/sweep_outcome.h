// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace shinglescope {

/// The row pairs that the values of a sweep cover.
enum class SweepPairs : std::uint8_t {
  ThatDiffer,     ///< pairs of distinct texts: those that a setting can miss
  WithIdentical,  ///< also pairs of equal texts, which every setting finds
};

/// Row pairs compared with the exact answer.
struct MatchCounts {
  std::uint64_t truePositives = 0;
  std::uint64_t falsePositives = 0;
  std::uint64_t falseNegatives = 0;
  /// None if the denominator is 0.
  std::optional<double> precision() const {
    return quotient(truePositives, truePositives + falsePositives);
  }
  std::optional<double> recall() const {
    return quotient(truePositives, truePositives + falseNegatives);
  }
  std::optional<double> f1() const {
    return quotient(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives);
  }
  bool operator==(const MatchCounts &) const = default;

 private:
  static std::optional<double> quotient(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
  }
};

/// |estimate - J| over row pairs; undefined if there are none.
struct ErrorSummary {
  std::uint64_t pairs = 0;
  double mean = 0;
  double deviation = 0;  ///< standard deviation of the absolute errors, over all `pairs`
  double bias = 0;       ///< mean of estimate - J
};

/// The results of a setting on some row pairs. docs/tuning.md defines a match.
struct SweepFigures {
  std::uint64_t truePairs = 0;  ///< at or above the threshold by exact similarity
  MatchCounts estimated;        ///< a match is a candidate whose estimate is >= the threshold
  MatchCounts verified;         ///< a match is a candidate with exact similarity >= the threshold
  ErrorSummary candidateError;  ///< over the row pairs of candidates
  ErrorSummary allError;        ///< over all row pairs, candidates or not (see runSweep)

  std::uint64_t matches() const { return estimated.truePositives + estimated.falsePositives; }
};

/// One setting on one sample. Times are CPU seconds of one thread. Each setting is charged the full
/// time of everything it uses, even if settings share it.
struct SweepOutcome {
  SweepFigures thatDiffer;
  SweepFigures withIdentical;
  std::uint64_t candidates = 0;        ///< pairs of distinct texts that share a band
  std::uint64_t identicalPairs = 0;    ///< row pairs of equal texts, found with any setting
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of pairs skipped in capped buckets
  double signSeconds = 0;              ///< hashing the shingles of all texts, and signing them
  double indexSeconds = 0;             ///< band keys, buckets, unique candidates
  double querySeconds = 0;             ///< estimating the candidates
  double verifySeconds = 0;            ///< the extra time for scoring them exactly
  std::uint64_t signatureBytes = 0;
  std::uint64_t indexBytes = 0;  ///< a key and a text number for every band and text

  const SweepFigures &of(SweepPairs pairs) const {
    return pairs == SweepPairs::ThatDiffer ? thatDiffer : withIdentical;
  }
  double seconds() const { return signSeconds + indexSeconds + querySeconds; }
  std::uint64_t bytes() const { return signatureBytes + indexBytes; }
};

}  // namespace shinglescope
