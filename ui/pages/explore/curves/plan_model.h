// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/lsh/tolerance_zone.h"
#include "core/tune/plans/curves.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// A plan as a row of the table.
struct ListedPlan {
  BandPlan plan;
  std::array<double, 3> figures = {};
  bool keepsZone = false;
  double cost = 0;  ///< both areas, weighted
};

/// Band plans, best first, with three figures of each: how well they meet a tolerance
/// zone, or what they cost for a threshold. GUI thread.
class PlanModel final : public FlatModel<ListedPlan> {
  Q_OBJECT

 public:
  enum Column { PlanColumn, HashesColumn, FirstFigure, SecondFigure, ThirdFigure };

  explicit PlanModel(QObject *parent = nullptr) : FlatModel(parent) { setWeightedPlans({}); }
  void setZonePlans(const ZonePlans &plans);
  void setWeightedPlans(const std::vector<WeightedPlan> &plans);

 private:
  void show(std::vector<ListedPlan> plans, const Columns &figures, const FlatCell<ListedPlan> &tip);
};

}  // namespace shinglescope
