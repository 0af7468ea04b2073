// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/base/controls/chip.h"

namespace shinglescope {

/// The columns in which both rows of a pair must have the same cells, chosen in the chip's menu:
/// "same Location". Shows the recipe's columns and reports edits. GUI thread.
class SameColumnsChip final : public Chip {
  Q_OBJECT

 public:
  explicit SameColumnsChip(QWidget *parent = nullptr);
  /// `columns` as in Recipe::same; a null data set offers none.
  void setColumns(std::shared_ptr<const Dataset> dataset, const std::vector<std::string> &columns);

 signals:
  void edited(const std::vector<std::string> &columns);

 protected:
  void nextCheckState() override {}  // the columns, not a click, check the chip

 private:
  void rebuildMenu();
  void showColumns();
  void setSame(ColumnId column, bool isSame);

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
};

}  // namespace shinglescope
