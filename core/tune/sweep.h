#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/handle.h"
#include "core/base/run_context.h"
#include "core/dataset/dataset.h"
#include "core/pipeline/recipe.h"
#include "core/tune/spread.h"
#include "core/tune/sweep_grid.h"

namespace shinglescope {

/// Row pairs against the exact answer, identical rows included.
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

/// |estimate - J| over row pairs.
struct ErrorSummary {
  std::uint64_t pairs = 0;
  double mean = 0;
  double deviation = 0;  ///< standard deviation of the absolute errors, over all `pairs`
  double bias = 0;       ///< mean of estimate - J
};

/// One setting on one sample. Times are CPU seconds of one thread; nothing that
/// settings share is shared in them: each has the full time of what it uses.
struct SweepOutcome {
  std::uint64_t truePairs = 0;   ///< row pairs at or over the threshold, exactly
  std::uint64_t candidates = 0;  ///< row pairs that share a band
  MatchCounts estimated;         ///< a match is a candidate whose estimate is >= the threshold
  MatchCounts verified;          ///< a match is a candidate whose exact similarity is
  ErrorSummary candidateError;   ///< over the candidates
  ErrorSummary allError;         ///< over all row pairs, candidates or not (see runSweep)
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of what capped buckets left out
  double signSeconds = 0;              ///< hashing the shingles of all texts, and signing them
  double indexSeconds = 0;             ///< band keys, buckets, unique candidates
  double querySeconds = 0;             ///< estimating the candidates
  double verifySeconds = 0;            ///< what scoring them exactly would add
  std::uint64_t signatureBytes = 0;
  std::uint64_t indexBytes = 0;  ///< a key and a text number for every band and text

  /// docs/tuning.md says what a match is.
  std::uint64_t matches() const { return estimated.truePositives + estimated.falsePositives; }
  double seconds() const { return signSeconds + indexSeconds + querySeconds; }
  std::uint64_t bytes() const { return signatureBytes + indexBytes; }
};

/// A setting with its outcome on every sample that was finished.
struct SweepRow {
  SweepSetting setting;
  std::vector<SweepOutcome> outcomes;  ///< by sample; empty where the setting cannot run

  /// The mean over the samples with its 95 % interval (Student's t); without an
  /// interval for one sample. Samples where the figure is not defined are left out.
  Spread precision() const;
  Spread recall() const;
  Spread f1() const;
  Spread verifiedRecall() const;
  Spread seconds() const;
  Spread bytes() const;
};

/// True where a sample had fewer pairs at or over the threshold than shares need (kFewTruePairs).
bool restsOnFewPairs(const SweepRow &row);

using SweepHandle = Handle<SweepRow>;

struct SweepResult {
  SweepGrid grid;
  Recipe recipe;               ///< what the settings have in common
  std::uint64_t dataRows = 0;  ///< of the whole table
  std::uint64_t sampleRows = 0;
  std::vector<SweepRow> rows;  ///< as settingsOf(grid)
  std::uint32_t samplesDone = 0;
  bool isPartial = false;     ///< cancelled: outcomes of whole signature sets only
  double elapsedSeconds = 0;  ///< wall
  Generation generation = {};

  SweepHandle handleAt(std::size_t row) const {
    return shinglescope::handleAt(rows, row, generation);
  }
  /// Null for a handle of another sweep, which is a mistake (core/base/handle.h).
  const SweepRow *find(const SweepHandle &handle) const { return itemOf(rows, handle, generation); }
};

/// Texts over which the errors of all pairs are taken: more are drawn down to so many, by
/// the sample's seed, for 10 million pairs.
inline constexpr std::size_t kMostErrorTexts = 4472;

/// Tries every setting of the grid on samples of the rows, each against the
/// exact answer of the same sample and shingles. Signatures are made once for
/// all settings that use them, candidates once for all thresholds. Sample i
/// has the rows drawRows(..., grid.sampleSeed + i) and permutations of the seed
/// recipe.signature.seed + i. Empty texts are in no pair, as in a run. All
/// figures but times are the same for any thread count. When cancelled, `result`
/// holds what was finished. Errors: BadParameter, Format for no rows, Limit,
/// Cancelled. Stage: Sweeping, in settings. O(settings * candidates + signature
/// sets * (rows^2 hashes + shingles hashes)); memory 8 bytes a pair of texts that
/// errors are taken over.
Result<void> runSweep(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                      SweepResult &result, const RunContext &context);

/// What became of a pair under a setting.
enum class SweepFate { TruePositive, FalsePositive, FalseNegative, TrueNegative };
struct SweepPair {
  RecordId rowA;  ///< rows of the whole table, rowA < rowB
  RecordId rowB;
  double jaccard = 0;
  double estimate = 0;  ///< from all hashes, whether candidate or not
  bool isCandidate = false;
  SweepFate fate = SweepFate::TrueNegative;  ///< by the estimate, as SweepOutcome::estimated
};

/// The row pairs of one setting on one sample of a sweep, made again: all
/// candidates and all pairs at or over the threshold, by row, the first `most`
/// of them; identical rows included. Errors as runSweep.
Result<std::vector<SweepPair>> listSweepPairs(const Dataset &dataset, const Recipe &recipe,
                                              const SweepGrid &grid, const SweepSetting &setting,
                                              std::uint32_t sample, std::size_t most,
                                              const RunContext &context);

}  // namespace shinglescope
