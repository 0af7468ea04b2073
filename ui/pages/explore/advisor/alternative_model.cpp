// SPDX-License-Identifier: MIT
#include "ui/pages/explore/advisor/alternative_model.h"

#include "core/tune/advice/advice_words.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {

QString advisedPlanText(const BandPlan &plan) {
  return AlternativeModel::tr("%1, %2 hashes").arg(planText(plan), countText(plan.numHashes()));
}

AlternativeModel::AlternativeModel(QObject *parent) : FlatModel(parent) {
  const auto plan = [](const PlanFigures &of) {
    return tr("%1 (%2)").arg(planText(of.plan), countText(of.plan.numHashes()));
  };
  const auto recall = [](const PlanFigures &of) { return preciseSimilarityText(of.recall); };
  const auto compared = [](const PlanFigures &of) { return estimatedCountText(of.compared); };
  const auto time = [](const PlanFigures &of) {
    return of.resources ? durationText(of.resources->seconds) : QStringLiteral("–");
  };
  const auto memory = [](const PlanFigures &of) {
    return of.resources ? memoryText(of.resources->memoryBytes) : QStringLiteral("–");
  };
  const auto change = [this](const PlanFigures &of) {
    return m_plan ? messageText(alternativeMessage(of, *m_plan)) : QString();
  };
  setColumns({{.header = tr("Bands × rows"),
               .text = plan,
               .headerTip = tr("The number of hashes is in parentheses")},
              {tr("Recall"), recall, kAtRight, kAtRight},
              {tr("Compared"), compared, kAtRight, kAtRight},
              {tr("Time"), time, kAtRight, kAtRight},
              {tr("Memory"), memory, kAtRight, kAtRight},
              {tr("What changes"), change}},
             {{Qt::ToolTipRole, change}});
}

void AlternativeModel::setAdvice(const Advice &advice) {
  m_plan = advice.plan;
  reset(advice.alternatives);
}

}  // namespace shinglescope
