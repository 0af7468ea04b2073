// SPDX-License-Identifier: MIT
#include "ui/pages/find/curve_panel.h"

#include <QLabel>
#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kCurvePanelMinPlotHeight = 150;
constexpr int kCurvePanelPadding = 14;

}  // namespace

QString curveWords(const Recipe &recipe) {
  if (recipe.measure.isContainment())
    return CurvePanel::tr(
               "Containment does not depend on chance: the rarest shingles of each text of at "
               "least %1 are "
               "looked up in all larger texts, so every pair at <b>%2</b> or more is found.")
        .arg(countText(recipe.measure.leastShingles), similarityText(recipe.threshold.toDouble()));
  const BandPlan plan = recipe.bandPlan();
  const double threshold = recipe.threshold.toDouble();
  const double floor = recipe.effectiveFloor().toDouble();
  const QString found =
      CurvePanel::tr("Of pairs at <b>%1</b> similarity <b>%2</b> become candidates")
          .arg(similarityText(threshold),
               percentText(candidateProbability(threshold, plan)).toHtmlEscaped());
  if (floor >= threshold) return CurvePanel::tr("%1.").arg(found);
  const QString below = CurvePanel::tr("of pairs at %1 still %2")
                            .arg(similarityText(floor),
                                 percentText(candidateProbability(floor, plan)).toHtmlEscaped());
  const QString verdict =
      recipe.verification == Verification::Exact
          ? CurvePanel::tr("They are verified exactly, so none of these is reported.")
          : CurvePanel::tr("They are judged by the estimate, so some of these may be reported.");
  return CurvePanel::tr("%1; %2. %3").arg(found, below, verdict);
}

CurvePanel::CurvePanel(QWidget *parent)
    : Panel(tr("Chance that a pair becomes a candidate"), parent) {
  auto *body = new QWidget;
  m_plot = new SCurvePlot;
  m_plot->setMinimumHeight(kCurvePanelMinPlotHeight);
  m_words = new QLabel;
  m_words->setTextFormat(Qt::RichText);
  m_words->setWordWrap(true);
  m_panel = new PlotPanel(m_plot, tr("Chance that a pair becomes a candidate, by similarity"),
                          PlotPanel::Tools::Menu);
  layOutColumn(body, {kCurvePanelPadding, 8, kCurvePanelPadding, 10}, 4, {{m_panel, 1}, m_words});
  setBody(body);
  addHeaderWidget(m_panel->menuButton());
  connect(m_panel, &PlotPanel::messageRaised, this, &CurvePanel::messageRaised);
  setRecipe({});
}

void CurvePanel::setRecipe(const Recipe &recipe) {
  const BandPlan plan = recipe.bandPlan();
  const QString bands = tr("%n bands", nullptr, static_cast<int>(plan.bands));
  const QString rows = tr("%n rows", nullptr, static_cast<int>(plan.rows));
  const bool isPart = recipe.measure.isContainment();
  setSubtitle(isPart ? tr("not used") : tr("%1 of %2").arg(bands, rows));
  m_panel->setVisible(!isPart);
  m_panel->menuButton()->setVisible(!isPart);
  m_plot->setCurve(plan, recipe.threshold.toDouble(), recipe.effectiveFloor().toDouble());
  m_panel->showTable();
  m_words->setAlignment(isPart ? Qt::AlignTop : Qt::AlignVCenter);
  m_words->setText(curveWords(recipe));
}

}  // namespace shinglescope
