// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>

#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/item_key.h"
#include "core/tune/comparison/estimator_study.h"
#include "ui/parts/tuning/exact_set_cache.h"

namespace shinglescope {

/// Everything that the plots of estimates draw, computed off the GUI thread.
struct EstimatorPicture {
  EstimatorStudy view;
  std::vector<ItemKey> rows;  ///< for each of view.points, the first rows of its texts
  std::uint32_t numHashes = 0;
  std::uint64_t pairs = 0;         ///< all pairs; view.points contains some or all of them
  bool isOfRun = true;             ///< pairs of a run, not of the exact join
  std::vector<double> similarity;  ///< a grid of exact similarities; low and high are the 95 % band
  std::vector<double> low;
  std::vector<double> high;
};

/// The input of a picture: the pairs of a run, or, without a result, all pairs at or
/// above the recipe's floor.
struct EstimatorQuestion {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result = {};
  Recipe recipe = {};
  std::shared_ptr<ExactSetCache> shelf = std::make_shared<ExactSetCache>();
};

/// Computes the picture of up to 5,000 pairs, drawn with the recipe's seed. Errors: those of
/// makeExactSets(), exactJoin() and viewEstimates().
Result<EstimatorPicture> makeEstimatorPicture(const EstimatorQuestion &question,
                                              const RunContext &context);

/// Describes in words how many of the pairs lie in the band.
QString estimatorText(const EstimatorPicture &picture);
/// Explains the error of the formula on sets of values, with its bias in this picture.
QString setOfValuesText(const EstimatorPicture &picture);

}  // namespace shinglescope
