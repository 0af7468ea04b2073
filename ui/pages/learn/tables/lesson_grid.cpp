// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/lesson_grid.h"

#include <algorithm>

namespace shinglescope {

void LessonGridModel::setGrid(LessonGrid grid) {
  const bool isSameShape = grid.rows.size() == m_grid.rows.size() && grid.headers == m_grid.headers;
  if (!isSameShape) beginResetModel();
  m_grid = std::move(grid);
  if (!isSameShape) return endResetModel();
  if (rows() == 0 || columns() == 0) return;
  changeAll();
  emit headerDataChanged(Qt::Horizontal, 0, columns() - 1);
}

QVariant LessonGridModel::cell(int row, int column, int role) const {
  const auto &cells = m_grid.rows[static_cast<std::size_t>(row)];
  const auto place = static_cast<std::size_t>(column);
  if (place >= cells.size()) return {};
  const GridCell &cell = cells[place];
  switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::TextAlignmentRole:
      return static_cast<int>((cell.isLeft ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    case ToneRole: return static_cast<int>(cell.tone);
    case MarkRole: return static_cast<int>(cell.mark);
    case StripRole: return static_cast<int>(cell.strip);
    case LeftRole: return cell.isLeft;
    case CornerRole: return cell.hasCorner;
    case FrameRole: return row == m_grid.framedRow;
    case LineRole: return std::ranges::find(m_grid.linesAfter, row) != m_grid.linesAfter.end();
    default: return {};
  }
}

QVariant LessonGridModel::columnHeader(int column, int role) const {
  if (role == Qt::DisplayRole) return m_grid.headers[column];
  if (role == Qt::TextAlignmentRole) {
    const auto place = static_cast<std::size_t>(column);
    const bool isLeft = !m_grid.rows.empty() && place < m_grid.rows.front().size() &&
                        m_grid.rows.front()[place].isLeft;
    return static_cast<int>((isLeft ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
  }
  return role == MarkRole ? QVariant(column == m_grid.markedHeader) : QVariant();
}

}  // namespace shinglescope
