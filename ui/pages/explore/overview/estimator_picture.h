#pragma once

#include <QString>
#include <memory>

#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/entry_key.h"
#include "core/tune/comparison/estimator_view.h"
#include "ui/parts/tuning/tuned_shelf.h"

namespace shinglescope {

/// Everything that the plots of estimates draw, made off the GUI thread.
struct EstimatorPicture {
  EstimatorView view;
  std::vector<EntryKey> rows;  ///< of each of view.points: the first ones of its texts
  std::uint32_t hashes = 0;
  std::uint64_t pairs = 0;         ///< there were; view.points has some or all of them
  bool isOfRun = true;             ///< pairs of a run, else of the exact join
  std::vector<double> similarity;  ///< a grid of exact similarities, and the 95 % band there
  std::vector<double> low;
  std::vector<double> high;
};

/// What it is made of: the pairs of a run, or, without a result, all pairs over
/// the recipe's floor.
struct EstimatorQuestion {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result = {};
  Recipe recipe = {};
  std::shared_ptr<TunedShelf> shelf = std::make_shared<TunedShelf>();
};

/// Up to 5,000 pairs, drawn by the recipe's seed. Errors as makeTunedTexts(),
/// exactJoin(), viewEstimates().
Result<EstimatorPicture> makeEstimatorPicture(const EstimatorQuestion &question,
                                              const RunContext &context);

/// How many of the pairs lie in the band, in words.
QString estimatorText(const EstimatorPicture &picture);
/// What the formula on sets of values does wrong, with this picture's own bias.
QString setOfValuesText(const EstimatorPicture &picture);

}  // namespace shinglescope
