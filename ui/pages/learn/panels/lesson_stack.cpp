// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/lesson_stack.h"

#include <QSplitter>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/language.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/bands/strip_grid.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_texts.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/plots/convergence_plot.h"
#include "ui/pages/learn/plots/lesson_curve_plot.h"
#include "ui/pages/learn/proof/proof_texts.h"
#include "ui/pages/learn/tables/curve_grids.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/sliding_rows.h"
#include "ui/pages/learn/walk/walk_texts.h"

namespace shinglescope {
namespace {
constexpr int kLeastPlotHeight = 120;

QString planText(const BandPlan &plan) {
  return LessonStack::tr("%1 of %2", "bands of rows")
      .arg(saidValue(SentenceValue::counted(plan.bands, SentenceValue::Thing::Bands)),
           saidValue(SentenceValue::counted(plan.rows, SentenceValue::Thing::Rows)));
}

}  // namespace

LessonStack::LessonStack(LessonPlayer &player, ProofPlayer &proof, WalkPlayer &walk,
                         QWidget *parent)
    : QStackedWidget(parent), m_player(player), m_proof(proof), m_walk(walk) {
  m_texts = new LessonTexts(player, this);
  m_table = new LessonTable(tr("Table of the lesson"), this);
  m_table->setObjectName(QStringLiteral("lessonTable"));
  m_proofTable = new LessonTable(tr("Rows by kind"), this);
  m_proofTable->setObjectName(QStringLiteral("proofTable"));
  m_proofSlide = new SlidingRows(*m_proofTable);
  m_compareView = makeCompareView();
  m_curve = new LessonCurvePlot;
  m_curve->setMinimumHeight(kLeastPlotHeight);
  m_curvePanel = new PlotPanel(m_curve, tr("Pairs on the curve"));
  m_curveView = new QWidget(this);
  auto *curveColumn = makeColumn(m_curveView, {12, 8, 12, 8});
  curveColumn->addWidget(m_curvePanel);
  for (QWidget *view :
       std::initializer_list<QWidget *>{m_texts, m_table, m_compareView, m_curveView, m_proofTable})
    addWidget(view);
  for (PlotPanel *panel : {m_curvePanel, m_convergencePanel}) keepKeys(panel);
  connect(m_curvePanel, &PlotPanel::messageRaised, this, &LessonStack::messageRaised);
  connect(m_convergencePanel, &PlotPanel::messageRaised, this, &LessonStack::messageRaised);
  connect(&player, &LessonPlayer::lessonChanged, this, [this] {
    m_isConvergenceFresh = false;
    m_job.drop();
  });
  connect(&player, &LessonPlayer::stepChanged, this, &LessonStack::showStep);
  connect(&proof, &ProofPlayer::changed, this, [this] {
    if (m_isProving) showProof();
  });
  connect(&walk, &WalkPlayer::changed, this, [this] {
    if (m_player.hasLesson() && isMatrixShown(m_player.stage())) showTable();
  });
  connect(&player, &LessonPlayer::questionChanged, this, [this] {
    if (m_player.hasLesson() && m_player.stage() == LessonStage::Questions) showTable();
  });
}

QWidget *LessonStack::makeCompareView() {
  auto *splitter = new QSplitter(Qt::Vertical, this);
  m_compared = new LessonTable(tr("Signature matrix"), splitter);
  auto *below = new QWidget(splitter);
  auto *column = makeColumn(below, {12, 8, 12, 8});
  m_waiting = makeNote(below, TextRole::Muted);
  m_convergencePlot = new ConvergencePlot;
  m_convergencePlot->setMinimumHeight(kLeastPlotHeight);
  m_convergencePanel = new PlotPanel(m_convergencePlot, tr("The estimate as hashes are added"));
  column->addWidget(m_waiting);
  column->addWidget(m_convergencePanel, 1);
  splitter->addWidget(m_compared);
  splitter->addWidget(below);
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 3);
  splitter->setChildrenCollapsible(false);
  return splitter;
}

void LessonStack::setProving(bool isProving) {
  m_isProving = isProving;
  m_proofRows.clear();
  if (m_player.hasLesson()) showStep();
}

void LessonStack::showProof() {
  const std::vector<std::uint32_t> before = std::exchange(m_proofRows, m_proof.order());
  m_proofTable->setGrid(proofGrid(m_proof));
  const std::size_t shown = std::min(m_proofRows.size(), kShownLessonRows);
  if (before.size() == m_proofRows.size())
    m_proofSlide->start(RowSlide(before, std::span(m_proofRows).first(shown)),
                        slideMilliseconds(m_player.speed()));
  setCurrentWidget(m_proofTable);
  emit titleChanged(tr("Why is P(equal minima) the Jaccard similarity?"), {});
}

QList<QWidget *> LessonStack::plotTools() const {
  return {m_curvePanel->buttons(), m_convergencePanel->buttons()};
}

void LessonStack::startConvergence() {
  if (m_isConvergenceFresh || m_job.isRunning()) return;
  m_convergencePlot->clear();
  explain(tr("Signing with 1,000 hashes and 100 seeds..."));
  m_job.start(
      [lesson = m_player.lesson()](const RunContext &context) {
        return convergenceOf(lesson->tables(), lesson->spec().permutations, context);
      },
      {[this](Convergence found) {
         m_convergence = std::move(found);
         m_isConvergenceFresh = true;
         showConvergence();
       },
       [this](const Error &error) { explain(errorText(error)); }},
      {.threads = jobThreads()});
}

void LessonStack::showConvergence() {
  if (m_convergence.pairs.empty()) return explain(tr("There is no pair to compare."));
  const Lesson &lesson = *m_player.lesson();
  // The pair of the step, or else the most similar pair.
  const PairConvergence *shown =
      &*std::ranges::max_element(m_convergence.pairs, {}, &PairConvergence::jaccard);
  for (const Touch &touch : m_player.step().touches) {
    if (touch.what != Touched::Pair) continue;
    const LessonPair &pair = lesson.tables().pairs[touch.a];
    for (const PairConvergence &each : m_convergence.pairs)
      if (each.a == pair.a && each.b == pair.b) shown = &each;
  }
  const QString name =
      documentName(lesson, shown->a) + QStringLiteral(" · ") + documentName(lesson, shown->b);
  m_convergencePlot->setPair(*shown, name);
  m_convergencePanel->showTable();
  constexpr std::size_t kHashes = 100;
  const Interval &band = shown->band95[kHashes - 1];
  explain(tr("%1: the line continues the lesson's own hashes. The band says how sure an "
             "estimate is: with 100 hashes, about 95 of 100 estimates of a pair with similarity "
             "%2 lie from %3 to %4. Each dot is an estimate with a seed of its own.")
              .arg(name, shareText(shown->jaccard), shareText(band.low), shareText(band.high)));
}

/// Explains the plot above it. In presenter mode the plot needs that room, so the explanation is
/// shown next to it.
void LessonStack::explain(const QString &text) {
  m_explanation = text;
  say(m_waiting, m_isPresenting ? QString() : text);
  emit explained(m_isPresenting ? text : QString());
}

void LessonStack::setPresenting(bool isPresenting) {
  m_isPresenting = isPresenting;
  explain(m_explanation);
}

void LessonStack::showTable() {
  const Lesson &lesson = *m_player.lesson();
  const LessonState &state = m_player.state();
  switch (m_player.stage()) {
    case LessonStage::Bands: return m_table->setGrid(stripGrid(lesson, state));
    case LessonStage::Questions:
      return m_table->setGrid(questionGrid(lesson, state, m_player.results(), windowLanguage()));
    default:
      return m_table->setGrid(m_walk.isOn() ? walkGrid(m_walk, state) : matrixGrid(lesson, state));
  }
}

void LessonStack::showStep() {
  if (m_isProving) return showProof();
  const LessonTables &tables = m_player.lesson()->tables();
  const QString documents = tr("%n documents", nullptr, static_cast<int>(tables.documents.size()));
  // Short, because the title and the list of lessons are on the same line.
  const QString shingles =
      tables.hiddenRows() > 0
          ? tr("%1 of %2 shingles")
                .arg(countText(tables.shownRows()), countText(tables.rows.size()))
          : tr("%n shingles", nullptr, static_cast<int>(tables.rows.size()));
  const auto show = [&](QWidget *view, const QString &title, const QString &subtitle) {
    setCurrentWidget(view);
    emit titleChanged(title, subtitle);
  };
  switch (m_player.stage()) {
    case LessonStage::Texts: return show(m_texts, tr("Texts"), documents);
    case LessonStage::Shingles: return show(m_texts, tr("Prepared texts"), documents);
    case LessonStage::Matrix:
      showTable();
      return show(m_table, tr("Characteristic matrix"), shingles);
    case LessonStage::Permutations:
    case LessonStage::Signature:
      showTable();
      return show(m_table, tr("Matrix and permutations"), shingles);
    case LessonStage::Compare:
      m_compared->setGrid(signatureGrid(*m_player.lesson(), m_player.state()));
      startConvergence();
      if (m_isConvergenceFresh) showConvergence();
      return show(m_compareView, tr("Signature matrix and convergence"), {});
    case LessonStage::Bands:
      showTable();
      return show(m_table, tr("Signature in bands"), planText(tables.plan));
    case LessonStage::Curve:
      m_curve->setState(m_player.lesson(), m_player.state());
      m_curvePanel->showTable();
      if (isCurveBuilt(m_player.state()))
        return show(m_curveView, tr("Building the curve"), planText(tables.plan));
      return show(m_curveView, tr("Chance that a pair becomes a candidate"), {});
    case LessonStage::Questions: showTable(); return show(m_table, tr("Questions"), {});
  }
}

}  // namespace shinglescope
