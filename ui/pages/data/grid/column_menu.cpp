// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/column_menu.h"

#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <algorithm>

#include "ui/base/controls/menu_title.h"
#include "ui/pages/data/grid/column_tools.h"
#include "ui/pages/data/grid/column_type_text.h"
#include "ui/pages/data/grid/column_types.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/sort_keys.h"

namespace shinglescope {

namespace {

constexpr int kMostListed = 500;

}  // namespace

ColumnMenu::ColumnMenu(RecordTable *table, ColumnTools *tools, ColumnTypes *types)
    : QObject(table), m_table(table), m_tools(tools), m_types(types) {
  m_table->setColumnMenu([this](QMenu &menu, int column) { fill(menu, column); });
  addKeys();
}

void ColumnMenu::addKeys() {
  const auto add = [this](const QKeySequence &key, auto act) {
    const auto actOnCurrent = [this, act] {
      const QModelIndex current = m_table->currentIndex();
      if (current.isValid()) act(current.column());
    };
    new QShortcut(key, m_table, this, actOnCurrent, Qt::WidgetShortcut);
  };
  const auto sort = [this](int column, bool isAdded) {
    emit sortKeysWanted(withSortClick(m_sortKeys, {static_cast<std::uint32_t>(column)}, isAdded));
  };
  add(Qt::ALT | Qt::Key_Up, [sort](int column) { sort(column, false); });
  add(Qt::ALT | Qt::SHIFT | Qt::Key_Up, [sort](int column) { sort(column, true); });
  add(Qt::ALT | Qt::Key_Left, [this](int column) { m_tools->move(column, -1); });
  add(Qt::ALT | Qt::Key_Right, [this](int column) { m_tools->move(column, 1); });
  add(Qt::ALT | Qt::SHIFT | Qt::Key_Left, [this](int column) { m_tools->widen(column, -1); });
  add(Qt::ALT | Qt::SHIFT | Qt::Key_Right, [this](int column) { m_tools->widen(column, 1); });
  add(Qt::ALT | Qt::Key_0, [this](int column) { m_tools->fit(column); });
  add(Qt::ALT | Qt::Key_Delete, [this](int column) { m_tools->setShown(column, false); });
  add(Qt::ALT | Qt::Key_Insert, [this](int) { m_tools->showAll(); });
}

void ColumnMenu::fill(QMenu &menu, int column) {
  addSorting(menu, {static_cast<std::uint32_t>(column)});
  menu.addSeparator();
  menu.addAction(tr("&Filter...\tCtrl+Shift+F"), this,
                 [this, column] { emit filterWanted(column); });
  const auto index = static_cast<std::size_t>(column);
  const QString type = index < m_types->guesses().size()
                           ? columnGuessText(m_types->guesses()[index])
                           : tr("being guessed");
  QMenu *types = menu.addMenu(tr("&Type: %1").arg(menuTitle(type)));
  types->setObjectName(QStringLiteral("typeMenu"));
  connect(types, &QMenu::aboutToShow, this, [this, types, column] {
    if (types->isEmpty()) m_types->fillMenu(types, column);
  });
  menu.addSeparator();
  addPlacing(menu, column);
}

void ColumnMenu::addSorting(QMenu &menu, ColumnId column) {
  const bool isSorted = std::ranges::find(m_sortKeys, column, &SortKey::column) != m_sortKeys.end();
  const auto add = [&](const QString &text, bool isPossible, std::vector<SortKey> keys) {
    menu.addAction(text, this, [this, keys = std::move(keys)] { emit sortKeysWanted(keys); })
        ->setEnabled(isPossible);
  };
  add(tr("Sort &ascending\tAlt+Up"), true, withSortKey(m_sortKeys, {column, false}, false));
  add(tr("Sort &descending"), true, withSortKey(m_sortKeys, {column, true}, false));
  const bool hasOthers = m_sortKeys.size() > (isSorted ? 1U : 0U);
  add(tr("T&hen by this, ascending\tShift+Alt+Up"), hasOthers,
      withSortKey(m_sortKeys, {column, false}, true));
  add(tr("Then by this, des&cending"), hasOthers, withSortKey(m_sortKeys, {column, true}, true));
  add(tr("Do &not sort by this"), isSorted, withoutSortKey(m_sortKeys, column));
}

void ColumnMenu::addPlacing(QMenu &menu, int column) {
  const auto add = [&](const QString &text, bool isPossible, auto act) {
    menu.addAction(text, this, act)->setEnabled(isPossible);
  };
  add(tr("H&ide\tAlt+Del"), m_tools->canHide(column),
      [this, column] { m_tools->setShown(column, false); });
  add(tr("&Show all columns\tAlt+Ins"), m_tools->hiddenCount() > 0, [this] { m_tools->showAll(); });
  add(tr("Move &left\tAlt+Left"), m_tools->canMove(column, -1),
      [this, column] { m_tools->move(column, -1); });
  add(tr("Move &right\tAlt+Right"), m_tools->canMove(column, 1),
      [this, column] { m_tools->move(column, 1); });
  add(tr("Fit the &width\tAlt+0"), true, [this, column] { m_tools->fit(column); });
}

void ColumnMenu::fillColumnList(QMenu *menu) {
  menu->clear();
  const int columns = m_table->records()->columnCount();
  for (int at = 0; at < std::min(columns, kMostListed); ++at) {
    const int column = m_table->horizontalHeader()->logicalIndex(at);
    const QString name = m_table->records()->headerData(column, Qt::Horizontal).toString();
    QAction *action = menu->addAction(menuTitle(name));
    action->setCheckable(true);
    action->setChecked(m_tools->isShown(column));
    action->setEnabled(!m_tools->isShown(column) || m_tools->canHide(column));
    connect(action, &QAction::triggered, this,
            [this, column](bool isShown) { m_tools->setShown(column, isShown); });
  }
  if (columns > kMostListed)
    menu->addAction(tr("Only the first %1 are listed").arg(kMostListed))->setEnabled(false);
  menu->addSeparator();
  menu->addAction(tr("&Show all"), m_tools, &ColumnTools::showAll);
  menu->addAction(tr("&As in the file"), m_tools, &ColumnTools::reset);
}

}  // namespace shinglescope
