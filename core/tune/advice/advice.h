// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/ratio.h"
#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/advice/band_trials.h"

namespace shinglescope {

/// How the best of several plans is chosen.
enum class AdviceRule {
  LeastCost,  ///< of the plans that keep the promise
  BestF1      ///< of candidates against true pairs, whatever the recall
};
inline constexpr std::array kAdviceRuleNames = {NamedChoice{"least-cost", AdviceRule::LeastCost},
                                                NamedChoice{"best-f1", AdviceRule::BestF1}};

/// What the user wants. The threshold is the recipe's.
struct AdviceQuestion {
  Ratio leastRecall{95, 100};  ///< over 0; of row pairs whose texts differ
  AdviceRule rule = AdviceRule::LeastCost;
  std::uint32_t mostHashes = 512;
  double mostSeconds = 0;       ///< of a run on the context's threads; 0: any
  std::uint64_t mostBytes = 0;  ///< of memory of a run; 0: any
  bool tellsTime = true;        ///< if false and without limits, nothing is timed
};

/// Estimated time and memory of a run. Times depend on the machine.
struct AdviceResources {
  double seconds = 0;
  double cpuSeconds = 0;
  std::uint64_t memoryBytes = 0;
};

/// Exact search is the better tool up to this many entries and shingles, which take about a second
/// (docs/tuning.md), or if it looks at no more entries than the recommended plan costs.
inline constexpr std::uint64_t kFewEntries = 1'000'000;
inline constexpr std::uint64_t kFewNumberedShingles = 20'000'000;

/// A plan and what it is expected to do. Costs are counts, so they are the same on any machine.
struct PlanFigures {
  BandPlan plan;
  double recall = 1;       ///< expected over seeds: the curve, less what is known to be lost
  double deviation = 0;    ///< of the recall, over seeds
  double margin = 0;       ///< recall - margin is promised
  double compared = 0;     ///< expected pairs of texts that a run compares
  double missedPairs = 0;  ///< expected row pairs that it does not find
  double f1 = 0;           ///< of all candidates, against the true pairs of texts
  std::uint64_t hashValues = 0;
  bool isCounted = false;        ///< compared rests on counting the candidates of several seeds
  std::optional<BandTrial> own;  ///< measured with the recipe's own seed
  std::optional<AdviceResources> resources;

  double cost() const { return static_cast<double>(hashValues) + compared; }
  double promised() const { return recall - margin; }
};

/// What exact search would do.
struct ExactFigures {
  std::uint64_t entries = 0;   ///< of prefix lists: an upper bound of its comparisons
  std::uint64_t shingles = 0;  ///< that it numbers
  bool isAffordable = false;   ///< entries <= kAffordableComparisons
  bool isBetter = false;       ///< it misses nothing and takes no more than a moment
  std::optional<AdviceResources> resources;
};

/// Pairs of distinct texts whose similarity lies in [low, high), or in [low, 1].
struct AdviceBin {
  double low = 0;
  double high = 0;
  double textPairs = 0;
  bool isExact = false;  ///< counted; otherwise estimated from the pairs of random texts
};

/// A gap between unrelated and similar pairs: few pairs have such a similarity.
struct HistogramValley {
  double low = 0;
  double high = 0;
  double textPairs = 0;
};

enum class AdviceLimit { None, Time, Memory };

/// The answer.
struct Advice {
  AdviceQuestion question;
  Recipe recipe;  ///< that was asked about, with the recommended hashes and bands
  /// None if bands cannot answer: the recipe compares by containment, no table row has a shingle,
  /// every pair is wanted, or no plan of so many hashes keeps the promise or the limits.
  std::optional<PlanFigures> plan;
  std::vector<PlanFigures> alternatives;  ///< the nearest two: with other figures, not ranked
  ExactFigures exact;
  std::vector<AdviceBin> histogram;  ///< of distinct texts; ascending
  std::optional<HistogramValley> valley;
  double truePairs = 0;          ///< row pairs of distinct texts at or above the threshold
  std::uint64_t knownPairs = 0;  ///< of these, those that the figures rest on
  std::uint64_t texts = 0;       ///< distinct texts with a shingle
  double allPairs = 0;           ///< pairs of these texts
  bool isOfAllPairs = false;     ///< every true pair is known
  AdviceLimit brokenLimit = AdviceLimit::None;  ///< the promise cannot be kept within it
  std::vector<Message> reason;                  ///< three sentences
  std::vector<Message> remarks;  ///< what else to consider, such as another shingle size

  bool isUncertain() const;  ///< few true pairs are known
};

}  // namespace shinglescope
