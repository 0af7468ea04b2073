// SPDX-License-Identifier: MIT
#include "ui/pages/find/same_columns_chip.h"

#include <QMenu>
#include <algorithm>

#include "ui/base/controls/menu_title.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kSameColumnsChipMaxNameLength = 28;

QString titleOf(const Dataset &dataset, ColumnId column) {
  const QString title =
      cellDisplayText(dataset.columnName(column), kSameColumnsChipMaxNameLength).simplified();
  return title.isEmpty() ? SameColumnsChip::tr("column %1").arg(column.value + 1) : title;
}

}  // namespace

SameColumnsChip::SameColumnsChip(QWidget *parent) : Chip({}, parent) {
  setMenu(new QMenu(this));
  setPopupMode(QToolButton::InstantPopup);
  setToolTip(tr("The two rows of a pair must have the same cells in these columns."));
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  showColumns();
}

void SameColumnsChip::setColumns(std::shared_ptr<const Dataset> dataset,
                                 const std::vector<std::string> &columns) {
  const bool isOtherTable = dataset != m_dataset;
  m_dataset = std::move(dataset);
  m_columns.clear();
  for (const std::string &name : columns) {
    if (m_dataset == nullptr) break;
    if (const auto column = m_dataset->findColumn(name)) m_columns.push_back(*column);
  }
  if (isOtherTable) rebuildMenu();
  showColumns();
}

void SameColumnsChip::rebuildMenu() {
  menu()->clear();
  const std::size_t count = m_dataset == nullptr ? 0 : m_dataset->columnCount();
  for (std::uint32_t i = 0; i < count; ++i) {
    QAction *action = menu()->addAction(menuTitle(titleOf(*m_dataset, {i})));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, i](bool isOn) { setSame({i}, isOn); });
  }
}

void SameColumnsChip::showColumns() {
  QStringList titles;
  for (const ColumnId column : m_columns) titles += titleOf(*m_dataset, column);
  const QList<QAction *> actions = menu()->actions();
  for (qsizetype i = 0; i < actions.size(); ++i)
    actions[i]->setChecked(std::ranges::find(m_columns, ColumnId{static_cast<std::uint32_t>(i)}) !=
                           m_columns.end());
  setText(titles.isEmpty() ? tr("any rows") : tr("same %1").arg(titles.join(QStringLiteral(", "))));
  setChecked(!titles.isEmpty());
  setEnabled(m_dataset != nullptr);
  setAccessibleName(tr("Compare only within: %1").arg(text()));
  updateGeometry();
  update();
}

void SameColumnsChip::setSame(ColumnId column, bool isSame) {
  std::vector<ColumnId> columns = m_columns;
  std::erase(columns, column);
  if (isSame) columns.push_back(column);
  std::vector<std::string> names;
  for (const ColumnId each : columns) names.push_back("#" + std::to_string(each.value + 1));
  emit edited(names);
  showColumns();  // the edit may have been rejected, for example during a run
}

}  // namespace shinglescope
