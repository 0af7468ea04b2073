#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/base/controls/chip.h"

namespace shinglescope {

/// The columns whose cells the two rows of a pair must share, picked in the
/// chip's menu: "same Location". Shows the recipe's columns and reports edits.
/// GUI thread.
class SameColumnsChip final : public Chip {
  Q_OBJECT

 public:
  explicit SameColumnsChip(QWidget *parent = nullptr);
  /// `columns` as Recipe::same has them; a null data set has none to choose.
  void setColumns(std::shared_ptr<const Dataset> dataset, const std::vector<std::string> &columns);

 signals:
  void edited(const std::vector<std::string> &columns);

 protected:
  void nextCheckState() override {}  // lit by its columns, not by clicks

 private:
  void rebuildMenu();
  void showColumns();
  void setSame(ColumnId column, bool isSame);

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
};

}  // namespace shinglescope
