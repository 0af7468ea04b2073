// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "core/review/verdicts/contradictions.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The contradictory verdicts as a flat table: the two rows and a description of the
/// conflict. GUI thread; shares the data set.
class ContradictionModel final : public FlatModel<Contradiction> {
  Q_OBJECT

 public:
  enum Column { RowsColumn, KindColumn };

  explicit ContradictionModel(QObject *parent = nullptr) : FlatModel(parent) {
    setContradictions(nullptr, {}, {});
  }
  void setContradictions(const std::shared_ptr<const Dataset> &dataset,
                         std::vector<Contradiction> all, ColumnId titleColumn);
  int rowOf(ItemKey item) const;  ///< -1 if it is not listed
};

}  // namespace shinglescope
