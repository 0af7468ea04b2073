// SPDX-License-Identifier: MIT
#include "ui/pages/explore/curves/curve_model.h"

#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/base/text/probability_text.h"

namespace shinglescope {

void CurveModel::setPlans(const std::vector<BandPlan> &plans, double threshold) {
  using Curve = CurveSummary;
  const auto plan = [this](const Curve &curve) {
    const bool isOwn = &curve == &all().front();
    return isOwn ? tr("%1 (recipe)").arg(planText(curve.plan)) : planText(curve.plan);
  };
  const auto figure = [](const QString &header, const QString &tip, auto text) {
    return FlatColumn<Curve>{header, text, kAtRight, kAtRight, tip};
  };
  std::vector<Curve> curves;
  for (const BandPlan &of : plans) curves.push_back(describeCurve(of, threshold));
  reset(std::move(curves),
        {{.header = tr("bands × rows"), .text = plan, .headerSide = kAtLeft},
         figure(tr("hashes"), {}, [](const Curve &of) { return countText(of.plan.numHashes()); }),
         figure(tr("at %1").arg(similarityText(threshold)), tr("Chance at the threshold"),
                [](const Curve &of) { return probabilityText(of.foundAtThreshold); }),
         figure(tr("halfway"), tr("Similarity at which half of the pairs are found"),
                [](const Curve &of) { return similarityText(of.halfway); }),
         figure(tr("steepest"), tr("Similarity at which the curve is steepest"),
                [](const Curve &of) { return similarityText(of.steepest); }),
         figure(tr("rule"), tr("(1/b)^(1/r), the rule of thumb for where it rises"),
                [](const Curve &of) { return similarityText(of.ruleOfThumb); }),
         figure(tr("false +"), tr("Area under the curve below the threshold"),
                [](const Curve &of) { return fineText(of.areas.falsePositive); }),
         figure(tr("false −"), tr("Area over the curve above the threshold"),
                [](const Curve &of) { return fineText(of.areas.falseNegative); })});
}

}  // namespace shinglescope
