// SPDX-License-Identifier: MIT
#include "ui/pages/explore/advisor/advice_figures.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kAdviceFigureGap = 16;
constexpr int kFiguresInARow = 2;
constexpr int kLinesOfAFigure = 4;  ///< caption, value, evidence, and a gap

/// What the expected recall rests on, and what a run with the seed of the recipe finds.
QString recallEvidence(const Advice &advice) {
  const PlanFigures &plan = *advice.plan;
  const QString rests =
      advice.isOfAllPairs
          ? AdviceFigures::tr("expected; all %1 row pairs are known")
                .arg(estimatedCountText(advice.truePairs))
          : AdviceFigures::tr("expected; from %1 of about %2 row pairs")
                .arg(countText(advice.knownPairs), estimatedCountText(advice.truePairs));
  if (!plan.own || plan.own->rowPairs == 0) return rests;
  const double measured =
      static_cast<double>(plan.own->found) / static_cast<double>(plan.own->rowPairs);
  return AdviceFigures::tr("%1; measured with the seed of the recipe: %2")
      .arg(rests, preciseSimilarityText(measured));
}

}  // namespace

AdviceFigures::AdviceFigures(QWidget *parent) : QWidget(parent) {
  const std::array<QString, Count> captions = {tr("recall of pairs that differ"),
                                               tr("pairs compared"), tr("time"), tr("memory")};
  QGridLayout *grid = makeGrid(this, kAdviceFigureGap, 2);
  for (int place = 0; place < Count; ++place) {
    Figure &figure = m_figures[static_cast<std::size_t>(place)];
    figure.value = makeLabel(nullptr, TextRole::Figure);
    figure.evidence = makeNote(nullptr, TextRole::Muted);
    figure.caption = captions[static_cast<std::size_t>(place)];
    const int line = kLinesOfAFigure * (place / kFiguresInARow);
    const int column = place % kFiguresInARow;
    grid->addWidget(makeMutedLabel(captions[static_cast<std::size_t>(place)]), line, column);
    grid->addWidget(figure.value, line + 1, column);
    grid->addWidget(figure.evidence, line + 2, column, Qt::AlignTop);
    grid->setColumnStretch(column, 1);
  }
  grid->setRowMinimumHeight(kLinesOfAFigure - 1, kAdviceFigureGap);
}

void AdviceFigures::set(Place place, const QString &value, const QString &evidence) {
  const Figure &figure = m_figures[place];
  figure.value->setText(value);
  figure.value->setAccessibleName(tr("%1: %2").arg(figure.caption, value));
  figure.evidence->setText(evidence);
}

void AdviceFigures::setAdvice(const Advice &advice) {
  setVisible(advice.plan.has_value());
  if (!advice.plan) return;
  const PlanFigures &plan = *advice.plan;
  set(Recall, preciseSimilarityText(plan.recall), recallEvidence(advice));
  set(Compared, estimatedCountText(plan.compared),
      tr("of %1").arg(estimatedCountText(advice.allPairs)));
  const bool isTimed = plan.resources.has_value();
  set(Time, isTimed ? durationText(plan.resources->seconds) : QStringLiteral("–"),
      isTimed ? tr("estimated for this machine") : tr("not estimated"));
  set(Memory, isTimed ? memoryText(plan.resources->memoryBytes) : QStringLiteral("–"), {});
}

}  // namespace shinglescope
