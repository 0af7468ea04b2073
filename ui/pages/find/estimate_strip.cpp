// SPDX-License-Identifier: MIT
#include "ui/pages/find/estimate_strip.h"

#include <QGridLayout>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/access/announce.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/base/text/report_text.h"

namespace shinglescope {
namespace {

constexpr std::chrono::milliseconds kEstimateStripDelay{300};
constexpr int kEstimateStripPadding = 14;
constexpr int kEstimateStripGap = 16;

/// A search for containment compares as an exact one does, and has the same cost.
RunEstimate costOf(const ExactEstimate &exact) {
  RunEstimate run;
  run.rows = exact.rows;
  run.distinctTexts = exact.distinctTexts;
  run.cpuSeconds = exact.cpuSeconds;
  run.seconds = exact.seconds;
  run.memoryBytes = exact.memoryBytes;
  run.tableBytes = exact.tableBytes;
  run.candidates = exact.comparisons;
  run.pairs = exact.pairs;
  run.allPairs = exact.allPairs;
  run.sampledRows = exact.sampledRows;
  return run;
}

QString dash() { return QStringLiteral("—"); }

QString strong(const QString &text) {
  return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

/// Keeps the last number and its unit on one line.
QString unbroken(QString text) {
  const qsizetype last = text.lastIndexOf(u' ');
  return last < 0 ? text : text.replace(last, 1, QChar::Nbsp);
}

}  // namespace

EstimateStrip::EstimateStrip(QWidget *parent) : Panel({}, parent) {
  auto *body = new QWidget;
  auto *grid = new QGridLayout(body);
  grid->setContentsMargins(kEstimateStripPadding, 10, kEstimateStripPadding, 10);
  grid->setHorizontalSpacing(kEstimateStripGap);
  grid->setVerticalSpacing(2);
  m_rows = addFigure(grid, 0, tr("rows to compare"));
  m_time = addFigure(grid, 1, tr("time, about"));
  m_memory = addFigure(grid, 2, tr("memory, about"));
  m_candidates = addFigure(grid, 3, tr("candidates, about"));
  m_reruns = addFigure(grid, 4, tr("the next run computes"));
  for (const auto &[column, stretch] : {std::pair{0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 4}})
    grid->setColumnStretch(column, stretch);
  m_problem = makeNote(nullptr, TextRole::Warning);
  m_problem->hide();
  grid->addWidget(m_problem, 2, 0, 1, 5);
  setBody(body);
  setAccessibleName(tr("Estimate of the next run"));
  setContent(nullptr, {});
}

QLabel *EstimateStrip::addFigure(QGridLayout *grid, int column, const QString &name) {
  auto *value = new QLabel(dash());
  value->setTextFormat(Qt::RichText);
  value->setWordWrap(true);
  value->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  value->setAccessibleDescription(name);
  QLabel *label = makeNote(nullptr, TextRole::Muted, name);
  label->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
  grid->addWidget(label, 0, column);
  grid->addWidget(value, 1, column);
  return value;
}

void EstimateStrip::setContent(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  if (dataset != m_dataset) show(std::nullopt);
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  showRerun();
  schedule();
}

void EstimateStrip::setReuse(const QString &sentence) {
  m_reuse = sentence;
  showRerun();
}

void EstimateStrip::showRerun() {
  const QString floor = strong(similarityText(m_recipe.effectiveFloor().toDouble()));
  const bool isFixed = m_recipe.pairs == PairsWanted::Links || m_recipe.measure.isContainment();
  const QString everything =
      isFixed ? tr("everything; Review cannot lower the threshold")
              : tr("everything; Review can lower the threshold to %1").arg(floor);
  m_reruns->setText(m_reuse.isEmpty() ? everything : m_reuse.toHtmlEscaped());
}

void EstimateStrip::setPaused(bool isPaused) {
  if (isPaused == m_isPaused) return;
  m_isPaused = isPaused;
  const bool hasOldNumbers = !m_rows->isEnabled();
  if (isPaused ? isEstimating() : hasOldNumbers) schedule();
}

void EstimateStrip::schedule() {
  m_job.drop();
  m_problem->hide();
  const bool canEstimate = m_dataset && m_dataset->rowCount() > 0 && !m_recipe.compare.empty();
  if (!canEstimate) show(std::nullopt);
  setDimmed(canEstimate);
  if (!canEstimate || m_isPaused) return;
  m_job.start([dataset = m_dataset, recipe = m_recipe](
                  const RunContext &context) { return estimate(*dataset, recipe, context); },
              {[this](const Estimate &estimate) { end(estimate, {}); },
               [this](const Error &error) { end(std::nullopt, errorText(error)); }},
              {kEstimateStripDelay, jobThreads()});
}

Result<EstimateStrip::Estimate> EstimateStrip::estimate(const Dataset &dataset,
                                                        const Recipe &recipe,
                                                        const RunContext &context) {
  const auto firstReference = referenceOf(dataset, recipe);
  if (recipe.measure.isContainment()) {
    const auto exact = estimateExact(dataset, recipe, context, firstReference);
    if (!exact) return exact.error();
    return Estimate{costOf(*exact), *exact};
  }
  EstimateOptions options;
  options.keepsState = true;  // like the window's session
  options.firstReference = firstReference;
  auto run = estimateRun(dataset, recipe, context, options);
  if (!run) return run.error();
  auto exact = estimateExact(dataset, recipe, context, firstReference);
  if (!exact) return exact.error();
  return Estimate{*std::move(run), *std::move(exact)};
}

void EstimateStrip::end(const std::optional<Estimate> &estimate, const QString &problem) {
  setDimmed(false);
  show(estimate);
  say(m_problem, problem);
  if (!estimate) return;
  tell(*estimate);
  emit estimated(estimate->run);
}

QString EstimateStrip::candidatesText(const RunEstimate &estimate) {
  const QString count = countText(estimate.candidates);
  return estimate.isCandidateBound ? tr("under %1").arg(count) : count;
}

/// Tells a screen reader the new estimate, while the focus stays at the setting that was changed.
void EstimateStrip::tell(const Estimate &estimate) {
  const RunEstimate &run = estimate.run;
  const QString text =
      tr("Estimate of the next run: %1, %2, candidates: %3", "time, memory, pairs")
          .arg(durationText(run.seconds), memoryText(run.memoryBytes), candidatesText(run));
  if (text == accessibleName()) return;
  setAccessibleName(text);
  if (isVisible()) announce(*this, text);
}

void EstimateStrip::show(const std::optional<Estimate> &both) {
  if (!both) {
    for (QLabel *label : {m_rows, m_time, m_memory, m_candidates}) label->setText(dash());
    return;
  }
  const RunEstimate *estimate = &both->run;
  m_rows->setText(tr("%1 distinct of %2")
                      .arg(strong(countText(estimate->distinctTexts)), countText(estimate->rows)));
  const QString time = strong(unbroken(durationText(estimate->seconds)));
  m_time->setText(
      m_recipe.measure.isContainment()
          ? time
          : tr("%1<br>exact: %2").arg(time, unbroken(durationText(both->exact.seconds))));
  const QString plan = memoryPlanText(estimate->memoryPlan);
  const QString memory = strong(memoryText(estimate->memoryBytes));
  m_memory->setText(plan.isEmpty() ? tr("%1<br>table included").arg(memory)
                                   : tr("%1<br>table included<br>%2").arg(memory, plan));
  m_candidates->setText(tr("%1 instead of %2 pairs", nullptr, pluralOf(estimate->allPairs))
                            .arg(strong(candidatesText(*estimate)), countText(estimate->allPairs)));
  const QString basis = tr("From a sample of %L1 of %L2 rows")
                            .arg(qulonglong{estimate->sampledRows})
                            .arg(qulonglong{estimate->rows});
  for (QLabel *label : {m_rows, m_time, m_memory, m_candidates}) label->setToolTip(basis);
}

void EstimateStrip::setDimmed(bool isDimmed) {
  for (QLabel *label : {m_rows, m_time, m_memory, m_candidates}) label->setEnabled(!isDimmed);
}

}  // namespace shinglescope
