// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/order_hand.h"

#include <QKeyEvent>

#include "core/lesson/model/lesson_touch.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/walk/walk_player.h"

namespace shinglescope {

OrderHand::OrderHand(QTableView &table, LessonPlayer &player, WalkPlayer &walk, QObject *parent)
    : TableHand(table, parent), m_player(player), m_walk(walk) {
  table.setAccessibleDescription(tr("Alt with Up or Down moves the row."));
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
}

void OrderHand::take() {
  m_walk.goTo(m_walk.walk().lastStep());
  table().setFocus(Qt::ShortcutFocusReason);
  table().setCurrentIndex(table().model()->index(0, 0));
}

QString OrderHand::refusal() const {
  if (!m_walk.isOn()) return {};
  if (!canMoveRows(m_walk.lesson().tables()))
    return tr("Only orders of 2 to %1 rows can be changed manually.").arg(countText(kMaxMovedRows));
  return m_walk.isDone() ? QString()
                         : tr("Rows can be moved when the column is sorted: press End.");
}

bool OrderHand::canTake(const QModelIndex &cell) const {
  return m_walk.isOn() && cell.isValid() && refusal().isEmpty();
}

QString OrderHand::nameOf(const QModelIndex &cell) const {
  const std::uint32_t row = m_walk.rows()[static_cast<std::size_t>(cell.row())];
  return shownText(m_walk.lesson().tables().rows[row].label);
}

/// The place of the row at this height; the first or the last beyond the ends.
int OrderHand::placeAt(const QPoint &at) const {
  const int row = table().rowAt(at.y());
  if (row >= 0) return row;
  return at.y() < 0 ? 0 : table().model()->rowCount() - 1;
}

QRect OrderHand::targetAt(const QModelIndex &cell, const QPoint &at) const {
  const int place = placeAt(at);
  const QRect first = table().visualRect(cell.siblingAtColumn(0));
  return {0, table().rowViewportPosition(place), table().viewport()->width(), first.height()};
}

void OrderHand::drop(const QModelIndex &cell, const QPoint &at) { moveRow(cell, placeAt(at)); }

/// The row takes the place of the one that is shown there, also if rows between are not shown.
void OrderHand::moveRow(const QModelIndex &cell, int place) {
  if (!canTake(cell) || place < 0 || place >= table().model()->rowCount()) return;
  const std::vector<std::uint32_t> rows = m_walk.rows();
  const std::uint32_t row = rows[static_cast<std::size_t>(cell.row())];
  const std::uint32_t target = rows[static_cast<std::size_t>(place)];
  const QString name = nameOf(cell);
  const auto &order = m_walk.column().order;
  const auto at = static_cast<std::size_t>(std::ranges::find(order, target) - order.begin());
  m_player.setSpec(withMovedRow(m_player.spec(), m_walk.lesson().tables(), m_walk.hash(), row, at));
  table().setCurrentIndex(table().model()->index(place, cell.column()));
  emit messageRaised(
      tr("%1 now has place %2 of %3.")
          .arg(name, countText(static_cast<std::uint64_t>(place) + 1), hashTitle(m_walk.hash())));
}

bool OrderHand::usesKey(const QKeyEvent &key) const {
  const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
  const bool isUpOrDown = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
  return isUpOrDown && (held == Qt::NoModifier || held == Qt::AltModifier);
}

bool OrderHand::pressKey(const QKeyEvent &key, const QModelIndex &cell) {
  if ((key.modifiers() & Qt::AltModifier) == 0) return false;
  if (const QString why = refusal(); !why.isEmpty())
    emit messageRaised(why);
  else if (cell.isValid())
    moveRow(cell, cell.row() + (key.key() == Qt::Key_Up ? -1 : 1));
  return true;
}

}  // namespace shinglescope
