// SPDX-License-Identifier: MIT
#include "ui/parts/table/list_table.h"

#include <QHeaderView>
#include <QItemSelectionModel>

#include "ui/base/tables/row_ground.h"

namespace shinglescope {

QTableView *makeRowTable(QAbstractItemModel *model, const QString &name, QWidget *parent) {
  auto *table = new QTableView(parent);
  table->setModel(model);
  table->setAccessibleName(name);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setShowGrid(false);
  table->setWordWrap(false);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  table->verticalHeader()->hide();
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(kListRowHeight);
  table->setItemDelegate(new RowTextDelegate(RowTextDelegate::Look::Ink, table));
  return table;
}

QTableView *makeListTable(QAbstractItemModel *model, const QString &name, QWidget *parent) {
  QTableView *table = makeRowTable(model, name, parent);
  table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->horizontalHeader()->hide();
  table->horizontalHeader()->setMinimumSectionSize(20);
  table->horizontalHeader()->setSectionResizeMode(model->columnCount() - 1, QHeaderView::Stretch);
  return table;
}

void showHeader(QTableView &table) {
  table.horizontalHeader()->show();
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void setWidths(QTableView &table, std::initializer_list<std::pair<int, int>> widths) {
  for (const auto &[column, width] : widths) {
    table.horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    table.setColumnWidth(column, width);
  }
}

void selectOnly(QTableView &table, int row) {
  table.selectionModel()->setCurrentIndex(
      table.model()->index(row, 0),
      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void selectInNewRows(QTableView &table, int row) {
  table.doItemsLayout();
  selectOnly(table, row);
}

bool moveCursor(QTableView &table, int step) {
  const int row = table.currentIndex().row() + step;
  if (row < 0 || row >= table.model()->rowCount()) return false;
  selectOnly(table, row);
  return true;
}

}  // namespace shinglescope
