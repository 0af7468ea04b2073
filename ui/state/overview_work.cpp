#include "ui/state/overview_work.h"

#include "core/pipeline/exact_estimate.h"
#include "ui/state/error_text.h"

namespace shinglescope {
namespace {

/// So few rows need no estimate: they take a moment.
constexpr std::size_t kFewRows = 3000;
/// What may start without being asked for.
constexpr double kQuickSeconds = 4;

/// The histogram's join goes down to its floor, whatever the recipe's threshold.
Recipe atHistogramFloor(Recipe recipe) {
  recipe.threshold = HistogramOptions{}.floor;
  recipe.floor.reset();
  return recipe;
}

}  // namespace

OverviewWork::OverviewWork(std::shared_ptr<TunedShelf> shelf, QObject *parent)
    : QObject(parent), m_shelf(std::move(shelf)) {}

bool OverviewWork::isBusy() const {
  return m_estimateJob.isRunning() || m_histogramJob.isRunning() || m_bandsJob.isRunning();
}

bool OverviewWork::asksOfText(const std::shared_ptr<const Dataset> &dataset,
                              const Recipe &recipe) const {
  return dataset != m_dataset || !makesSameSets(recipe, m_recipe);
}

bool OverviewWork::asksOfBands(const Recipe &recipe) const {
  return !(recipe.signature == m_recipe.signature) || !(recipe.threshold == m_recipe.threshold);
}

void OverviewWork::ask(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  const bool isNew = asksOfText(dataset, recipe) || m_state == State::Nothing;
  const bool hasNewBands = asksOfBands(recipe) || m_bandsState == State::Nothing;
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  if (isNew) return estimate();
  if (m_state == State::Ready && hasNewBands) makeBands();
}

void OverviewWork::dropStale(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe) {
  if (asksOfText(dataset, recipe)) {
    m_dataset.reset();
    forget();
    return emit changed();
  }
  if (m_state != State::Ready || !asksOfBands(recipe)) return;
  m_bandsJob.stop();
  m_bandsState = State::Nothing;
}

void OverviewWork::forget() {
  m_estimateJob.stop();
  m_histogramJob.stop();
  m_bandsJob.stop();
  m_state = State::Nothing;
  m_bandsState = State::Nothing;
  m_rows.reset();
  m_histogram.reset();
  m_bands.reset();
}

void OverviewWork::estimate() {
  forget();
  if (m_dataset == nullptr || m_dataset->rowCount() == 0 || m_recipe.compare.empty()) {
    emit changed();
    return;
  }
  if (m_dataset->rowCount() <= kFewRows) return makeHistogram();
  m_state = State::Estimating;
  emit changed();
  m_estimateJob.start(
      [dataset = m_dataset,
       recipe = atHistogramFloor(m_recipe)](const RunContext &context) -> Result<double> {
        const auto exact = estimateExact(*dataset, recipe, context);
        if (!exact) return exact.error();
        return exact->seconds;
      },
      [this](double seconds) {
        m_seconds = seconds;
        if (seconds <= kQuickSeconds) return makeHistogram();
        m_state = State::Offered;
        emit changed();
      },
      [this](const Error &error) { fail(m_state, error); }, hardwareThreads());
}

void OverviewWork::makeHistogram() {
  m_state = State::Working;
  emit changed();
  m_histogramJob.start(
      [shelf = m_shelf, dataset = m_dataset,
       recipe = m_recipe](const RunContext &context) -> Result<Found> {
        auto rows = shelf->take(dataset, recipe, context);
        if (!rows) return rows.error();
        auto histogram = makeSimilarityHistogram((*rows)->texts, {}, context);
        if (!histogram) return histogram.error();
        return Found{*rows, std::make_shared<const SimilarityHistogram>(*std::move(histogram))};
      },
      [this](Found found) {
        m_rows = std::move(found.rows);
        m_histogram = std::move(found.histogram);
        m_state = State::Ready;
        makeBands();
      },
      [this](const Error &error) { fail(m_state, error); }, hardwareThreads());
  connect(m_histogramJob.job(), &JobBase::progressed, this, &OverviewWork::progressed);
}

void OverviewWork::makeBands() {
  m_bands.reset();
  m_bandsState = State::Working;
  emit changed();
  // The histogram holds every pair down to its floor; a lower threshold joins anew.
  const bool isKnown = m_recipe.threshold >= m_histogram->floor;
  m_bandsJob.start(
      [rows = m_rows, histogram = m_histogram, isKnown,
       question = BandsQuestion{m_recipe.signature, m_recipe.threshold}](
          const RunContext &context) -> Result<std::shared_ptr<const BandsSweep>> {
        auto sweep =
            sweepBands(rows->texts, question, isKnown ? &histogram->pairs : nullptr, context);
        if (!sweep) return sweep.error();
        return std::make_shared<const BandsSweep>(*std::move(sweep));
      },
      [this](std::shared_ptr<const BandsSweep> bands) {
        m_bands = std::move(bands);
        m_bandsState = State::Ready;
        emit changed();
      },
      [this](const Error &error) { fail(m_bandsState, error); }, hardwareThreads());
  connect(m_bandsJob.job(), &JobBase::progressed, this, &OverviewWork::progressed);
}

void OverviewWork::fail(State &state, const Error &error) {
  state = State::Failed;
  m_problem = errorText(error);
  emit changed();
}

void OverviewWork::start() {
  if (m_dataset == nullptr || isBusy()) return;
  if (m_state == State::Ready) return makeBands();
  makeHistogram();
}

void OverviewWork::cancel() {
  if (!isBusy()) return;
  m_estimateJob.stop();
  m_histogramJob.stop();
  m_bandsJob.stop();
  (m_state == State::Ready ? m_bandsState : m_state) = State::Offered;
  m_seconds = 0;
  emit changed();
}

}  // namespace shinglescope
