#pragma once

#include <QWidget>
#include <map>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/session/column_role.h"

namespace shinglescope {

class Chip;

/// The columns that are compared, as lit chips, and a menu with the others. A
/// column that was taken out stays as an unlit chip, to be put back. Shows the
/// roles it is given and reports edits. GUI thread.
class CompareChips final : public QWidget {
  Q_OBJECT

 public:
  explicit CompareChips(QWidget *parent = nullptr);
  /// A null data set shows that there is none.
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
