// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/estimator_picture.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/verify/exact_join.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

struct EstimatorText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::EstimatorText)
};

constexpr std::size_t kMostPairs = 5000;
constexpr int kGridSteps = 100;

}  // namespace

Result<EstimatorPicture> makeEstimatorPicture(const EstimatorQuestion &question,
                                              const RunContext &context) {
  const bool isOfRun = question.result != nullptr;
  const Recipe &recipe = isOfRun ? question.result->recipe() : question.recipe;
  const auto rows = question.shelf->take(
      question.dataset, recipe, context,
      isOfRun ? question.result->classes.textOfRow.size() : ExactSetCache::kAllRows);
  if (!rows) return rows.error();
  const ExactSets &texts = (*rows)->texts;
  std::vector<ScoredPair> joined;
  if (!isOfRun) {
    auto all =
        exactJoin(texts.sets(), {recipe.effectiveFloor(), recipe.measure}, context, texts.scope);
    if (!all) return all.error();
    joined = std::move(all->pairs);
  }
  const std::vector<ScoredPair> &pairs = isOfRun ? question.result->pairs : joined;
  auto view = viewEstimates(texts, pairs, kMostPairs, recipe.signature.seed, context);
  if (!view) return view.error();
  EstimatorPicture picture;
  picture.view = *std::move(view);
  for (const EstimatePoint &point : picture.view.points) {
    const auto [a, b] =
        std::minmax({texts.classes().firstRow(point.textA), texts.classes().firstRow(point.textB)});
    picture.rows.push_back({a, b});
  }
  picture.numHashes = recipe.signature.numHashes;
  picture.pairs = pairs.size();
  picture.isOfRun = isOfRun;
  for (int step = 0; step <= kGridSteps; ++step) {
    if (context.isCancelled()) return cancelledError();
    const double similarity = static_cast<double>(step) / kGridSteps;
    const Interval band = estimateBand95(similarity, picture.numHashes);
    picture.similarity.push_back(similarity);
    picture.low.push_back(band.low);
    picture.high.push_back(band.high);
  }
  return picture;
}

QString estimatorText(const EstimatorPicture &picture) {
  if (picture.view.points.empty())
    return EstimatorText::tr("There is no pair with an exact similarity.");
  const ErrorByHashes &all = picture.view.byHashes.back();
  QString text = EstimatorText::tr(
                     "%1 of %2 pairs: %3 lie in the 95 % band of %4 hashes; root mean square error "
                     "%5, theory predicts %6.")
                     .arg(countText(picture.view.points.size()), countText(picture.pairs),
                          percentText(picture.view.inBand), countText(picture.numHashes),
                          fineText(all.rootMeanSquare), fineText(all.expected));
  if (picture.isOfRun)
    text += u' ' + EstimatorText::tr(
                       "Candidates are chosen because their signatures agree somewhere, so low "
                       "similarities are slightly overestimated.");
  return text;
}

QString setOfValuesText(const EstimatorPicture &picture) {
  const double bias =
      picture.view.byHashes.empty() ? 0 : picture.view.byHashes.back().setOfValuesBias;
  return EstimatorText::tr(
             "Two published programs compare the sets of values, shared / all, instead of the "
             "positions. That tends to J / (2 - J): too low everywhere between 0 and 1, by 0.172 "
             "at J = 0.586, here by %1 on average. This program bases no decision on it.")
      .arg(fineText(-bias));
}

}  // namespace shinglescope
