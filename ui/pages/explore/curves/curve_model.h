// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/plans/curves.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The settings whose curves are drawn, with the key figures of each at a threshold.
/// The first is the recipe's. GUI thread.
class CurveModel final : public FlatModel<CurveSummary> {
  Q_OBJECT

 public:
  enum Column {
    PlanColumn,
    HashesColumn,
    FoundColumn,
    HalfwayColumn,
    SteepestColumn,
    RuleColumn,
    FalsePositiveColumn,
    FalseNegativeColumn
  };

  explicit CurveModel(QObject *parent = nullptr) : FlatModel(parent) { setPlans({}, 0.8); }
  void setPlans(const std::vector<BandPlan> &plans, double threshold);
};

}  // namespace shinglescope
