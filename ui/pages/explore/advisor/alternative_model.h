// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/advice/advice.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The plans that are nearest to the recommended one, with what each gains and costs.
class AlternativeModel final : public FlatModel<PlanFigures> {
  Q_OBJECT

 public:
  enum Column { PlanColumn, RecallColumn, ComparedColumn, TimeColumn, MemoryColumn, ChangeColumn };

  explicit AlternativeModel(QObject *parent = nullptr);
  void setAdvice(const Advice &advice);

 private:
  std::optional<PlanFigures> m_plan;  ///< the recommended one
};

/// "20 × 5, 100 hashes".
QString advisedPlanText(const BandPlan &plan);

}  // namespace shinglescope
