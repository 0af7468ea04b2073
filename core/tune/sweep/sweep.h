// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/handle.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/rows/confidence_interval.h"
#include "core/tune/rows/known_pairs.h"
#include "core/tune/sweep/sweep_grid.h"
#include "core/tune/sweep/sweep_outcome.h"

namespace shinglescope {

/// Why halving left a setting out.
struct SweepDropped {
  std::uint64_t rows = 0;    ///< of the sample
  std::optional<double> f1;  ///< there; undefined if nothing was true or found
  /// The fewest true pairs that differ in such a sample, by which the halves were chosen.
  std::uint64_t truePairs = 0;
};

/// A setting with its outcome on every sample that was finished.
struct SweepRow {
  SweepSetting setting;
  std::vector<SweepOutcome> outcomes = {};  ///< by sample; empty if the setting cannot run
  /// Set if halving left the setting out after a smaller sample; it then has no outcomes.
  std::optional<SweepDropped> dropped = {};

  /// The mean over the samples with its 95 % interval (Student's t); no interval for one sample.
  /// Samples without a defined value are skipped.
  ConfidenceInterval precision(SweepPairs pairs) const;
  ConfidenceInterval recall(SweepPairs pairs) const;
  ConfidenceInterval f1(SweepPairs pairs) const;
  ConfidenceInterval verifiedRecall(SweepPairs pairs) const;
  ConfidenceInterval seconds() const;
  ConfidenceInterval bytes() const;
};

/// True if a sample had too few pairs at or above the threshold for reliable shares
/// (kFewTruePairs).
bool restsOnFewPairs(const SweepRow &row, SweepPairs pairs);

/// True if halving left the setting out by a sample with too few true pairs, so that the best one
/// may be among those that were left out.
bool wasDroppedByFewPairs(const SweepRow &row);

using SweepHandle = Handle<SweepRow>;

class SweepMemory;

struct SweepResult {
  SweepGrid grid;
  Recipe recipe;                               ///< the part that the settings share
  std::shared_ptr<const LabelledPairs> known;  ///< the truth; null: the exact similarity
  std::uint64_t dataRows = 0;                  ///< of the whole table
  std::uint64_t sampleRows = 0;
  std::vector<SweepRow> rows;  ///< in the order of settingsToTry(grid)
  std::uint32_t samplesDone = 0;
  bool isPartial = false;     ///< cancelled: has only outcomes of complete signature sets
  double elapsedSeconds = 0;  ///< wall time
  Generation generation = {};

  SweepHandle handleAt(std::size_t row) const {
    return shinglescope::handleAt(rows, row, generation);
  }
  /// Null for a handle of another sweep, which is a programming error (core/base/handle.h).
  const SweepRow *find(const SweepHandle &handle) const { return itemOf(rows, handle, generation); }
};

/// The most texts for the errors of all pairs: 10 million pairs. If there are more, this many are
/// drawn with the sample's seed.
inline constexpr std::size_t kMostErrorTexts = 4472;

/// What a sweep can also be given.
struct SweepExtras {
  std::shared_ptr<const LabelledPairs> known = nullptr;  ///< the truth instead of the similarity
  /// Outcomes that need not be measured again, and that keeps the new ones; its identity must be
  /// that of this sweep. The outcomes of each finished signature set are in it, even if the sweep
  /// is cancelled or killed.
  SweepMemory *memory = nullptr;
};

/// Tries the settings of the grid that its search chooses on samples of the rows, each against the
/// exact answer for the same sample and shingles, or against known pairs, whose similarity then
/// does not matter. Signatures are computed once for all settings that use them, candidates once
/// for all thresholds. Sample i has the rows that RowSampler, or drawKnownRows() for known pairs,
/// draws with grid.sampleSeed + i, and permutations with the seed recipe.signature.seed + i. Empty
/// texts do not form pairs, as in a run. All values except times are independent of the number of
/// threads. When cancelled, `result` contains what was finished. Errors: BadParameter, Format for
/// no rows, Limit, Cancelled. Stages: those of RowSampler, then Sweeping, in settings. O(settings *
/// candidates + signature sets * (rows^2 hashes + shingles hashes)); memory 8 bytes per pair of
/// texts used for the errors.
Result<void> runSweep(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                      SweepResult &result, const RunContext &context,
                      const SweepExtras &extras = {});

/// The outcome of a pair under a setting.
enum class SweepFate { TruePositive, FalsePositive, FalseNegative, TrueNegative };
struct SweepPair {
  RecordId rowA;  ///< rows of the whole table, rowA < rowB
  RecordId rowB;
  double jaccard = 0;
  double estimate = 0;                       ///< from all hashes, whether candidate or not
  bool isCandidate = false;                  ///< its texts share a band or are equal
  SweepFate fate = SweepFate::TrueNegative;  ///< by the estimate, like SweepFigures::estimated
};

/// The sample and setting of a sweep whose pairs are to be listed.
struct SweepPairsAsked {
  SweepSetting setting;
  std::uint32_t sample = 0;
  SweepPairs pairs = SweepPairs::ThatDiffer;
  std::size_t most = 0;                                  ///< most pairs to list
  std::shared_ptr<const LabelledPairs> known = nullptr;  ///< those of the sweep
};

/// Recomputes the row pairs of one setting on one sample of a sweep: all candidates and all true
/// pairs, by row; of known pairs that somebody chose, only these. Errors: those of runSweep().
Result<std::vector<SweepPair>> listSweepPairs(const Dataset &dataset, const Recipe &recipe,
                                              const SweepGrid &grid, const SweepPairsAsked &asked,
                                              const RunContext &context);

}  // namespace shinglescope
