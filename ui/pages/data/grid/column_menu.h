// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

#include "core/dataset/query/row_order.h"

class QMenu;

namespace shinglescope {

class ColumnTools;
class ColumnTypes;
class RecordTable;

/// The commands of a column: in the menu of its header, and as shortcuts on the table's current
/// column. Signals request sorting and filtering; the column tools do the rest. GUI thread; its
/// arguments outlive it.
class ColumnMenu final : public QObject {
  Q_OBJECT

 public:
  ColumnMenu(RecordTable *table, ColumnTools *tools, ColumnTypes *types);
  /// Sets the current sort keys.
  void setSortKeys(const std::vector<SortKey> &keys) { m_sortKeys = keys; }
  /// Fills the menu that shows hidden columns again.
  void fillColumnList(QMenu *menu);

 signals:
  void sortKeysWanted(const std::vector<shinglescope::SortKey> &keys);
  void filterWanted(int column);

 private:
  void addKeys();
  void fill(QMenu &menu, int column);
  void addSorting(QMenu &menu, ColumnId column);
  void addPlacing(QMenu &menu, int column);

  RecordTable *m_table;
  ColumnTools *m_tools;
  ColumnTypes *m_types;
  std::vector<SortKey> m_sortKeys;
};

}  // namespace shinglescope
