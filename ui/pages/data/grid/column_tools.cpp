// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/column_tools.h"

#include <algorithm>

#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"

namespace shinglescope {

namespace {

constexpr int kWidthStep = 24;

}  // namespace

ColumnTools::ColumnTools(RecordTable *table) : QObject(table), m_table(table) {
  RoleHeader *header = table->roleHeader();
  header->setSectionsMovable(true);
  connect(header, &QHeaderView::sectionHandleDoubleClicked, this, &ColumnTools::fit);
  connect(header, &QHeaderView::sectionMoved, this, &ColumnTools::changed);
}

bool ColumnTools::isShown(int column) const { return !m_table->isColumnHidden(column); }

int ColumnTools::hiddenCount() const { return m_table->roleHeader()->hiddenSectionCount(); }

int ColumnTools::shownCount() const { return m_table->roleHeader()->count() - hiddenCount(); }

void ColumnTools::setShown(int column, bool isShown) {
  if (this->isShown(column) == isShown || (!isShown && !canHide(column))) return;
  const QModelIndex current = m_table->currentIndex();
  if (!isShown && current.column() == column) {
    const int beside = canMove(column, 1) ? neighbourOf(column, 1) : neighbourOf(column, -1);
    const int target = m_table->roleHeader()->logicalIndex(beside);
    m_table->selectionModel()->setCurrentIndex(current.siblingAtColumn(target),
                                               QItemSelectionModel::NoUpdate);
  }
  m_table->setColumnShown(column, isShown);
  emit changed();
}

void ColumnTools::showAll() {
  for (int column = 0; column < m_table->roleHeader()->count(); ++column)
    if (!isShown(column)) m_table->setColumnShown(column, true);
  emit changed();
}

int ColumnTools::neighbourOf(int column, int step) const {
  const RoleHeader *header = m_table->roleHeader();
  int at = header->visualIndex(column) + step;
  while (at >= 0 && at < header->count() && header->isSectionHidden(header->logicalIndex(at)))
    at += step;
  return at < header->count() ? at : -1;
}

void ColumnTools::move(int column, int step) {
  const int target = neighbourOf(column, step);
  if (target < 0) return;
  m_table->roleHeader()->moveSection(m_table->roleHeader()->visualIndex(column), target);
  m_table->scrollTo(m_table->currentIndex());
}

void ColumnTools::widen(int column, int steps) {
  RoleHeader *header = m_table->roleHeader();
  const int width = header->sectionSize(column) + steps * kWidthStep;
  header->resizeSection(column, std::max(width, header->minimumSectionSize()));
  emit changed();
}

void ColumnTools::fit(int column) {
  m_table->fitColumn(column);
  emit changed();
}

void ColumnTools::reset() {
  m_table->resetColumns();
  emit changed();
}

std::vector<ColumnId> ColumnTools::shownColumns() const {
  const RoleHeader *header = m_table->roleHeader();
  std::vector<ColumnId> columns;
  for (int at = 0; at < header->count(); ++at) {
    const int column = header->logicalIndex(at);
    if (isShown(column)) columns.push_back({static_cast<std::uint32_t>(column)});
  }
  return columns;
}

ColumnLayout ColumnTools::layout() const {
  const RoleHeader *header = m_table->roleHeader();
  ColumnLayout layout;
  const Dataset &dataset = *m_table->records()->dataset();
  for (int at = 0; at < header->count(); ++at) {
    const int column = header->logicalIndex(at);
    const auto index = static_cast<std::uint32_t>(column);
    const int width = m_table->isUserSized() && isShown(column) ? header->sectionSize(column) : 0;
    layout.columns.push_back({.index = index,
                              .name = dataset.columnName({index}),
                              .width = width,
                              .isHidden = !isShown(column)});
  }
  return layout;
}

void ColumnTools::apply(const ColumnLayout &layout) {
  const auto &dataset = m_table->records()->dataset();
  if (!dataset || !layout.fits(dataset->columnNames())) return;
  RoleHeader *header = m_table->roleHeader();
  for (std::size_t at = 0; at < layout.columns.size(); ++at) {
    const ColumnLayout::Column &column = layout.columns[at];
    const auto logical = static_cast<int>(column.index);
    header->moveSection(header->visualIndex(logical), static_cast<int>(at));
    if (column.isHidden && canHide(logical)) m_table->setColumnShown(logical, false);
  }
  for (const ColumnLayout::Column &column : layout.columns)
    if (column.width > 0)
      header->resizeSection(static_cast<int>(column.index),
                            std::max(column.width, header->minimumSectionSize()));
  emit changed();
}

bool ColumnTools::isChanged() const {
  const RoleHeader *header = m_table->roleHeader();
  bool isMoved = false;
  for (int column = 0; column < header->count() && !isMoved; ++column)
    isMoved = header->visualIndex(column) != column;
  return isMoved || m_table->isUserSized() || hiddenCount() > 0;
}

}  // namespace shinglescope
