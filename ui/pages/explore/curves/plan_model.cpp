// SPDX-License-Identifier: MIT
#include "ui/pages/explore/curves/plan_model.h"

#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/base/text/probability_text.h"

namespace shinglescope {
namespace {

FlatColumn<ListedPlan> figureColumn(std::size_t place, const QString &header,
                                    QString (*text)(double), const QString &tip) {
  const auto cell = [place, text](const ListedPlan &of) { return text(of.figures[place]); };
  return {header, cell, kAtRight, kAtRight, tip};
}

}  // namespace

void PlanModel::setZonePlans(const ZonePlans &plans) {
  std::vector<ListedPlan> listed;
  for (const ZonePlan &of : plans.plans)
    listed.push_back({of.plan, {of.foundAtD1, of.missedAtD2, of.distance}, of.isWithin});
  const auto tip = [](const ListedPlan &of) {
    return of.keepsZone ? tr("keeps the zone") : QVariant();
  };
  show(std::move(listed),
       {figureColumn(0, tr("false pos."), probabilityText,
                     tr("False positive chance: that a pair at the lower similarity is found")),
        figureColumn(1, tr("false neg."), probabilityText,
                     tr("False negative chance: that a pair at the upper similarity is missed")),
        figureColumn(2, tr("distance"), fineText, tr("Squared distance from both chances"))},
       tip);
}

void PlanModel::setWeightedPlans(const std::vector<WeightedPlan> &plans) {
  std::vector<ListedPlan> listed;
  for (const WeightedPlan &of : plans)
    listed.push_back({of.plan,
                      {of.foundAtThreshold, of.areas.falsePositive, of.areas.falseNegative},
                      false,
                      of.cost});
  const auto tip = [](const ListedPlan &of) {
    return tr("Both areas, weighted: %1").arg(fineText(of.cost));
  };
  show(std::move(listed),
       {figureColumn(0, tr("found"), probabilityText, tr("Chance of a pair at the threshold")),
        figureColumn(1, tr("false +"), fineText, tr("Area of false positives")),
        figureColumn(2, tr("false −"), fineText, tr("Area of false negatives"))},
       tip);
}

void PlanModel::show(std::vector<ListedPlan> plans, const Columns &figures,
                     const FlatCell<ListedPlan> &tip) {
  const auto plan = [](const ListedPlan &of) {
    const QString text = planText(of.plan);
    return of.keepsZone ? text + QStringLiteral(" ✓") : text;
  };
  const auto described = [](const ListedPlan &of) {
    return (of.keepsZone ? tr("%1 bands of %2, keeps the zone") : tr("%1 bands of %2"))
        .arg(of.plan.bands)
        .arg(of.plan.rows);
  };
  const auto numHashes = [](const ListedPlan &of) { return countText(of.plan.numHashes()); };
  Columns columns = {{.header = tr("bands × rows"),
                      .text = plan,
                      .headerSide = kAtLeft,
                      .roles = {{Qt::AccessibleTextRole, described}}},
                     {tr("hashes"), numHashes, kAtRight, kAtRight}};
  columns.insert(columns.end(), figures.begin(), figures.end());
  reset(std::move(plans), std::move(columns), {{Qt::ToolTipRole, tip}});
}

}  // namespace shinglescope
