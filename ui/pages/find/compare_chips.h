// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <map>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/session/column_role.h"

namespace shinglescope {

class Chip;

/// The compared columns as checked chips, and a menu with the others. A removed column stays as an
/// unchecked chip, so that it can be added again. Shows the given roles and reports edits. GUI
/// thread.
class CompareChips final : public QWidget {
  Q_OBJECT

 public:
  explicit CompareChips(QWidget *parent = nullptr);
  /// A null data set has no columns.
  void setColumns(std::shared_ptr<const Dataset> dataset, const std::vector<ColumnRole> &roles);

 signals:
  void edited(const std::vector<shinglescope::ColumnRole> &roles);

 private:
  bool needsChip() const;
  void showChecks();
  void rebuild();
  void addColumnChip(std::size_t column);
  void addMenuChip();
  void setCompared(std::size_t column, bool isCompared);

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnRole> m_roles;
  std::map<std::size_t, Chip *> m_chips;  ///< by column
};

}  // namespace shinglescope
