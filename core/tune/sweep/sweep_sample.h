// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/tune/rows/exact_sets.h"
#include "core/tune/sweep/all_pairs_error.h"
#include "core/tune/sweep/pair_truth.h"

namespace shinglescope {

/// The settings of a sweep that share their signatures.
struct SignatureGroup {
  HashFunction hash;
  SignatureOptions signature;
};

/// The rows of a sample, and what is asked about them.
struct SweepSampleRows {
  std::shared_ptr<const Dataset> dataset;                ///< only these rows
  std::vector<std::uint32_t> rowOfSample;                ///< their rows in the table, ascending
  std::shared_ptr<const LabelledPairs> known = nullptr;  ///< the truth; null: the exact similarity
  std::shared_ptr<const CommonWords> common = nullptr;   ///< of the table, if words are folded
};

/// One sample of a sweep under one k: its texts, the truth, and the measurement of settings against
/// it. Immutable once built; several threads may measure.
class SweepSample {
 public:
  /// `floor` is the lowest threshold to be measured. Errors: those of makeExactSets() and
  /// PairTruth. No stage.
  static Result<SweepSample> prepare(const SweepSampleRows &rows, const Recipe &recipe,
                                     const Ratio &floor, std::uint64_t errorSeed,
                                     const RunContext &context);

  /// The signatures of all texts, and the seconds for computing them. One thread.
  struct Signed {
    SignatureMatrix signatures;
    double seconds = 0;
  };
  Result<Signed> sign(const SignatureGroup &group, const RunContext &context) const;

  /// Measures one band plan at each threshold. One thread.
  Result<std::vector<SweepOutcome>> measure(const Signed &made, const BandPlan &plan,
                                            const std::vector<Ratio> &thresholds,
                                            const RunContext &context) const;
  Result<AllPairsErrors> allErrors(const Signed &made, const RunContext &context) const {
    return m_errors.measure(made.signatures, context);
  }

  /// The confirmed candidates of a plan, scored exactly and by estimate.
  struct Candidates {
    std::vector<ScoredPair> pairs;
    std::uint64_t pairsNotExamined = 0;
    double indexSeconds = 0;
    double querySeconds = 0;
    double verifySeconds = 0;
  };
  Result<Candidates> candidatesOf(const Signed &made, const BandPlan &plan,
                                  const RunContext &context) const;

  const ExactSets &texts() const { return *m_texts; }
  const PairTruth &truth() const { return m_truth; }

 private:
  /// The costs that the settings of all thresholds share.
  SweepOutcome costsOf(const Signed &made, const BandPlan &plan,
                       const Candidates &candidates) const;
  /// Counts pairs of distinct texts.
  SweepFigures countMatches(const Candidates &candidates, std::uint32_t numHashes,
                            const Ratio &threshold) const;
  /// Adds the row pairs of equal texts.
  void addIdentical(SweepFigures &figures) const;

  std::shared_ptr<const Dataset> m_rows;
  std::shared_ptr<const ExactSets> m_texts;
  std::vector<std::string> m_prepared;  ///< by text
  PairTruth m_truth;
  AllPairsError m_errors;
};

}  // namespace shinglescope
