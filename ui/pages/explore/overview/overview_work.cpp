// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/overview_work.h"

#include <array>

#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/tune/comparison/bands_estimate.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

/// Up to this many rows, finding every pair is quick, so it is not estimated.
constexpr std::size_t kFewRows = 3000;

/// The floors that are tried for a large table: above each, fewer pairs have to be compared. All
/// are edges of a bin.
constexpr std::array kTriedFloors = {Ratio{2, 10}, Ratio{3, 10}, Ratio{4, 10},
                                     Ratio{5, 10}, Ratio{6, 10}, Ratio{7, 10}};

/// Returns the recipe with its threshold at a histogram's floor, down to which the join searches.
Recipe atFloor(Recipe recipe, const Ratio &floor) {
  recipe.threshold = floor;
  recipe.floor.reset();
  return recipe;
}

}  // namespace

Result<double> OverviewWork::secondsOfJoin(const Dataset &dataset, const Recipe &recipe,
                                           const RunContext &context) {
  const auto exact = estimateExact(dataset, recipe, context, referenceOf(dataset, recipe));
  if (!exact) return exact.error();
  return exact->seconds;
}

OverviewWork::OverviewWork(std::shared_ptr<ExactSetCache> shelf, QObject *parent, Estimate estimate)
    : QObject(parent), m_shelf(std::move(shelf)), m_estimate(std::move(estimate)) {}

bool OverviewWork::isBusy() const { return arePairsRunning() || m_bandsJob.isRunning(); }

bool OverviewWork::asksOfText(const std::shared_ptr<const Dataset> &dataset,
                              const Recipe &recipe) const {
  return dataset != m_dataset || !makesSameSets(recipe, m_recipe);
}

bool OverviewWork::asksOfBands(const Recipe &recipe) const {
  return !(recipe.signature == m_recipe.signature) || !(recipe.threshold == m_recipe.threshold);
}

void OverviewWork::ask(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  const bool isNew = asksOfText(dataset, recipe) || m_state == State::Nothing;
  const bool hasNewBands = asksOfBands(recipe);
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  if (isNew) {
    forget();
    return estimate();
  }
  if (hasNewBands) dropBands();
  if (m_state == State::Ready && m_bandsState == State::Nothing) followWithBands();
}

OverviewWork::State OverviewWork::bandsState() const {
  if (m_bandsState != State::Nothing) return m_bandsState;
  if (m_state != State::Ready) return m_state;
  return isBelowFloor() ? State::Offered : State::Nothing;
}

bool OverviewWork::isBelowFloor() const {
  return m_histogram != nullptr && m_recipe.threshold < m_histogram->floor;
}

void OverviewWork::dropBands() {
  m_bandsJob.drop();
  m_bandsState = State::Nothing;
  m_bandsWish = BandsWish::None;
  m_wereBandsCancelled = false;
  m_bands.reset();
}

void OverviewWork::dropStale(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe) {
  if (asksOfText(dataset, recipe)) {
    m_dataset.reset();
    forget();
    return emit changed();
  }
  if (asksOfBands(recipe)) dropBands();
}

void OverviewWork::forget() {
  m_estimateJob.drop();
  m_histogramJob.drop();
  m_werePairsCancelled = false;
  m_state = State::Nothing;
  m_seconds.reset();
  m_rows.reset();
  m_histogram.reset();
  dropBands();
}

/// Estimates the time to find all pairs from the lowest floor on, and finds the lowest floor above
/// which that is quick.
Result<OverviewWork::QuickFloor> OverviewWork::findQuickFloor(const Estimate &estimate,
                                                              const Dataset &dataset,
                                                              const Recipe &recipe,
                                                              const RunContext &context) {
  QuickFloor found;
  for (const Ratio &floor : kTriedFloors) {
    const auto seconds = estimate(dataset, atFloor(recipe, floor), context);
    if (!seconds) return seconds.error();
    if (floor == kTriedFloors.front()) found.seconds = *seconds;
    if (*seconds > kQuickSeconds) continue;
    found.floor = floor;
    break;
  }
  return found;
}

void OverviewWork::estimate() {
  m_werePairsCancelled = false;
  if (m_dataset == nullptr || m_dataset->rowCount() == 0 || m_recipe.compare.empty()) {
    emit changed();
    return;
  }
  m_floor = HistogramOptions{}.floor;
  if (m_dataset->rowCount() <= kFewRows) {
    m_seconds = 0;
    return makeHistogram();
  }
  m_state = State::Estimating;
  emit changed();
  m_estimateJob.start(
      [estimate = m_estimate, dataset = m_dataset, recipe = m_recipe](const RunContext &context) {
        return findQuickFloor(estimate, *dataset, recipe, context);
      },
      {[this](const QuickFloor &found) {
         m_seconds = found.seconds;
         m_floor = found.floor.value_or(HistogramOptions{}.floor);
         if (found.floor) return makeHistogram();
         m_state = State::Offered;
         emit changed();
       },
       [this](const Error &error) { failPairs(error); }},
      {.threads = jobThreads()});
}

void OverviewWork::makeHistogram() {
  m_werePairsCancelled = false;
  m_state = State::Working;
  emit changed();
  m_histogramJob.start(
      [shelf = m_shelf, dataset = m_dataset, recipe = m_recipe,
       floor = m_floor](const RunContext &context) -> Result<Found> {
        auto rows = shelf->take(dataset, recipe, context);
        if (!rows) return rows.error();
        HistogramOptions options;
        options.floor = floor;
        auto histogram = makeSimilarityHistogram((*rows)->texts, options, context);
        if (!histogram) return histogram.error();
        auto made = std::make_shared<const SimilarityHistogram>(*std::move(histogram));
        shelf->keepPairs(**rows, made->floor, {made, &made->pairs});
        return Found{*rows, std::move(made)};
      },
      {.finished =
           [this](Found found) {
             m_rows = std::move(found.rows);
             m_histogram = std::move(found.histogram);
             m_state = State::Ready;
             followWithBands();
           },
       .failed = [this](const Error &error) { failPairs(error); },
       .progressed = [this](const ProgressSample &sample) { emit progressed(sample); }},
      {.threads = jobThreads()});
}

/// Counts bands after the histogram. A threshold below its floor requires another join, which the
/// user must request. A requested estimate is kept.
void OverviewWork::followWithBands() {
  const bool isAsked = m_bandsWish == BandsWish::Count;
  if (m_bandsWish == BandsWish::Estimate || (isBelowFloor() && !isAsked)) return emit changed();
  const bool isAnyNumber = isAsked || m_dataset->rowCount() <= kFewRows;
  makeBands(isAnyNumber ? kAnyNumberOfPairs : kQuickBucketPairs);
}

void OverviewWork::makeBands(std::uint64_t mostBucketPairs) {
  const auto known = isBelowFloor() ? nullptr : m_histogram;
  runBands([rows = m_rows, known,
            question = BandsQuestion{m_recipe.signature, m_recipe.threshold, mostBucketPairs}](
               const RunContext &context) -> Result<std::shared_ptr<const BandsSweep>> {
    auto sweep =
        sweepBands(rows->texts, question, known == nullptr ? nullptr : &known->pairs, context);
    if (!sweep) return sweep.error();
    return std::make_shared<const BandsSweep>(*std::move(sweep));
  });
}

void OverviewWork::estimateBands() {
  if (m_dataset == nullptr || m_bandsJob.isRunning()) return;
  m_bandsWish = BandsWish::Estimate;
  runBands([shelf = m_shelf, dataset = m_dataset, recipe = m_recipe](
               const RunContext &context) -> Result<std::shared_ptr<const BandsSweep>> {
    auto rows = shelf->take(dataset, recipe, context);
    if (!rows) return rows.error();
    auto sweep = shinglescope::estimateBands((*rows)->texts, {recipe.signature, recipe.threshold},
                                             {}, context);
    if (!sweep) return sweep.error();
    return std::make_shared<const BandsSweep>(*std::move(sweep));
  });
}

void OverviewWork::runBands(
    std::function<Result<std::shared_ptr<const BandsSweep>>(const RunContext &)> work) {
  m_bands.reset();
  m_bandsState = State::Working;
  m_wereBandsCancelled = false;
  emit changed();
  m_bandsJob.start(
      std::move(work),
      {.finished =
           [this](std::shared_ptr<const BandsSweep> bands) {
             m_bands = std::move(bands);
             m_bandsState = State::Ready;
             emit changed();
           },
       .failed = [this](const Error &error) { failBands(error); },
       .progressed = [this](const ProgressSample &sample) { emit bandsProgressed(sample); }},
      {.threads = jobThreads()});
}

/// An automatic count that would exceed its limit is offered instead.
void OverviewWork::failBands(const Error &error) {
  const bool isTooMuch = m_bandsWish == BandsWish::None && error.code == ErrorCode::Limit;
  m_bandsState = isTooMuch ? State::Offered : State::Failed;
  if (!isTooMuch) m_bandsProblem = errorText(error);
  emit changed();
}

void OverviewWork::failPairs(const Error &error) {
  m_state = State::Failed;
  m_problem = errorText(error);
  emit changed();
}

/// A running estimate of bands continues.
void OverviewWork::start() {
  if (m_dataset == nullptr || arePairsRunning() || m_state == State::Ready) return;
  // After a cancelled or failed estimate the time is still unknown.
  m_floor = HistogramOptions{}.floor;
  m_seconds ? makeHistogram() : estimate();
}

bool OverviewWork::canLowerFloor() const {
  return m_state == State::Ready && m_histogram->floor > HistogramOptions{}.floor;
}

void OverviewWork::lowerFloor() {
  if (!canLowerFloor()) return;
  m_floor = HistogramOptions{}.floor;
  m_rows.reset();
  m_histogram.reset();
  dropBands();
  makeHistogram();
}

void OverviewWork::countBands() {
  if (m_dataset == nullptr) return;
  dropBands();
  m_bandsWish = BandsWish::Count;
  if (m_state == State::Ready) return makeBands(kAnyNumberOfPairs);
  if (arePairsRunning()) return emit changed();
  makeHistogram();
}

void OverviewWork::retryBands() {
  if (m_bandsState != State::Failed && !m_wereBandsCancelled) return start();
  m_bandsWish == BandsWish::Estimate ? estimateBands() : countBands();
}

void OverviewWork::cancelPairs() {
  if (!arePairsRunning()) return;
  m_estimateJob.drop();
  m_histogramJob.drop();
  if (m_bandsWish == BandsWish::Count) m_bandsWish = BandsWish::None;
  m_state = State::Offered;
  m_werePairsCancelled = true;
  emit changed();
}

void OverviewWork::cancelBands() {
  if (!m_bandsJob.isRunning()) return cancelPairs();
  const BandsWish wish = m_bandsWish;
  dropBands();
  m_wereBandsCancelled = m_state == State::Ready;
  if (m_wereBandsCancelled) {
    m_bandsWish = wish;
    m_bandsState = State::Offered;
  }
  emit changed();
}

void OverviewWork::cancel() {
  if (m_bandsJob.isRunning()) cancelBands();
  cancelPairs();
}

}  // namespace shinglescope
