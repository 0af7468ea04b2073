// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/matrix_hand.h"

#include <QKeyEvent>

#include "core/lesson/model/lesson_touch.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

constexpr int kNoDocument = -1;

}  // namespace

MatrixHand::MatrixHand(QTableView &table, LessonPlayer &player, QObject *parent)
    : TableHand(table, parent), m_player(player) {
  table.setAccessibleDescription(
      tr("Arrows choose a cell; Space puts its shingle in or takes it out."));
}

void MatrixHand::take(int row) {
  table().setFocus(Qt::ShortcutFocusReason);
  table().setCurrentIndex(table().model()->index(std::max(row, 0), kLabelsOfMatrix));
}

/// Tests whether the cell is in a row of the matrix that is already there.
bool MatrixHand::isShown(const QModelIndex &cell) const {
  if (!m_player.hasLesson() || !cell.isValid() || !isMatrixShown(m_player.stage())) return false;
  return static_cast<std::uint32_t>(cell.row()) < m_player.state().revealed.rows;
}

/// The document of a column, or kNoDocument.
int MatrixHand::documentOf(int column) const {
  const int document = column - kLabelsOfMatrix;
  const auto documents = static_cast<int>(m_player.lesson()->tables().documents.size());
  return document < 0 || document >= documents ? kNoDocument : document;
}

bool MatrixHand::isIn(const QModelIndex &cell, int document) const {
  const auto row = static_cast<std::size_t>(cell.row());
  return m_player.lesson()->tables().rows[row].isIn(static_cast<std::size_t>(document));
}

bool MatrixHand::canTake(const QModelIndex &cell) const {
  if (!isShown(cell)) return false;
  if (cell.column() < kLabelsOfMatrix) return true;
  const int document = documentOf(cell.column());
  return document != kNoDocument && isIn(cell, document);
}

QString MatrixHand::nameOf(const QModelIndex &cell) const {
  const auto row = static_cast<std::size_t>(cell.row());
  return shownText(m_player.lesson()->tables().rows[row].label);
}

QRect MatrixHand::targetAt(const QModelIndex &cell, const QPoint &at) const {
  const int column = table().columnAt(at.x());
  if (!table().viewport()->rect().contains(at) || documentOf(column) == kNoDocument) return {};
  return table().visualRect(cell.siblingAtColumn(column));
}

/// A 1 that is dropped on another document moves there.
void MatrixHand::drop(const QModelIndex &cell, const QPoint &at) {
  if (!isShown(cell)) return;
  const bool isInside = table().viewport()->rect().contains(at);
  const int target = isInside ? documentOf(table().columnAt(at.x())) : kNoDocument;
  const int source = documentOf(cell.column());
  if (target == source) return;
  QList<int> switched;
  if (source != kNoDocument) switched << source;
  if (target != kNoDocument && !isIn(cell, target)) switched << target;
  if (!switched.empty()) switchCells(cell, switched);
}

void MatrixHand::doubleClick(const QModelIndex &cell) {
  if (!isShown(cell)) return;
  if (const int document = documentOf(cell.column()); document != kNoDocument)
    switchCells(cell, {document});
}

void MatrixHand::switchCells(const QModelIndex &cell, const QList<int> &documents) {
  const auto row = static_cast<std::uint32_t>(cell.row());
  const auto before = m_player.lesson();
  LessonSpec spec = m_player.spec();
  QStringList said;
  for (const int document : documents) {
    const auto number = static_cast<std::uint32_t>(document);
    spec = withSwitchedCell(spec, before->tables(), row, number);
    const QString name = documentName(*before, number);
    said << (before->tables().rows[row].isIn(number) ? tr("%1 is no longer in %2.")
                                                     : tr("%1 is now in %2."))
                .arg(shownText(before->tables().rows[row].label), name);
  }
  m_player.setSpec(std::move(spec));
  emit messageRaised(said.join(u' '));
}

bool MatrixHand::usesKey(const QKeyEvent &key) const {
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  if (!m_player.hasLesson() || !isMatrixShown(m_player.stage())) return false;
  const int pressed = key.key();
  return pressed == Qt::Key_Left || pressed == Qt::Key_Right || pressed == Qt::Key_Up ||
         pressed == Qt::Key_Down || pressed == Qt::Key_Space;
}

bool MatrixHand::pressKey(const QKeyEvent &key, const QModelIndex &cell) {
  if (key.key() != Qt::Key_Space) return false;
  doubleClick(cell);
  return true;
}

}  // namespace shinglescope
