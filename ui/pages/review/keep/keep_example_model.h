// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "ui/base/tables/flat_model.h"
#include "ui/pages/review/state/keep_planner.h"

namespace shinglescope {

/// Examples of what the keep rules would do, as a flat table: the row that stays, the
/// removed rows, and the reason. GUI thread; shares the data set.
class KeepExampleModel final : public FlatModel<KeepExample> {
  Q_OBJECT

 public:
  enum Column { KeeperColumn, RemovedColumn, WhyColumn, TitleColumn };

  explicit KeepExampleModel(QObject *parent = nullptr) : FlatModel(parent) {
    setExamples(nullptr, {}, {}, {});
  }
  void setExamples(const std::shared_ptr<const Dataset> &dataset, std::vector<KeepExample> examples,
                   const KeepRules &rules, ColumnId titleColumn);
};

}  // namespace shinglescope
