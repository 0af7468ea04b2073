#pragma once

#include <cstdint>
#include <optional>

namespace shinglescope {

/// Which row pairs the figures of a sweep are of.
enum class SweepPairs : std::uint8_t {
  ThatDiffer,     ///< of distinct texts: those that a setting can miss
  WithIdentical,  ///< and rows of one text, which every setting finds
};

/// Row pairs against the exact answer.
struct MatchCounts {
  std::uint64_t truePositives = 0;
  std::uint64_t falsePositives = 0;
  std::uint64_t falseNegatives = 0;
  /// Nothing where there is nothing to divide by.
  std::optional<double> precision() const;
  std::optional<double> recall() const;
  std::optional<double> f1() const;
  bool operator==(const MatchCounts &) const = default;
};

/// |estimate - J| over row pairs; not defined where there are none.
struct ErrorSummary {
  std::uint64_t pairs = 0;
  double mean = 0;
  double deviation = 0;  ///< standard deviation of the absolute errors, over all `pairs`
  double bias = 0;       ///< mean of estimate - J
};

/// What a setting makes of some row pairs. docs/tuning.md says what a match is.
struct SweepFigures {
  std::uint64_t truePairs = 0;  ///< at or over the threshold, exactly
  MatchCounts estimated;        ///< a match is a candidate whose estimate is >= the threshold
  MatchCounts verified;         ///< a match is a candidate whose exact similarity is
  ErrorSummary candidateError;  ///< over the row pairs of candidates
  ErrorSummary allError;        ///< over all row pairs, candidates or not (see runSweep)

  std::uint64_t matches() const { return estimated.truePositives + estimated.falsePositives; }
};

/// One setting on one sample. Times are CPU seconds of one thread; nothing that
/// settings share is shared in them: each has the full time of what it uses.
struct SweepOutcome {
  SweepFigures thatDiffer;
  SweepFigures withIdentical;
  std::uint64_t candidates = 0;        ///< pairs of distinct texts that share a band
  std::uint64_t identicalPairs = 0;    ///< row pairs of one text, found whatever the setting
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of what capped buckets left out
  double signSeconds = 0;              ///< hashing the shingles of all texts, and signing them
  double indexSeconds = 0;             ///< band keys, buckets, unique candidates
  double querySeconds = 0;             ///< estimating the candidates
  double verifySeconds = 0;            ///< what scoring them exactly would add
  std::uint64_t signatureBytes = 0;
  std::uint64_t indexBytes = 0;  ///< a key and a text number for every band and text

  const SweepFigures &of(SweepPairs pairs) const {
    return pairs == SweepPairs::ThatDiffer ? thatDiffer : withIdentical;
  }
  double seconds() const { return signSeconds + indexSeconds + querySeconds; }
  std::uint64_t bytes() const { return signatureBytes + indexBytes; }
};

}  // namespace shinglescope
