#include "ui/pages/learn/tables/lesson_grid.h"

#include <QFont>
#include <algorithm>

#include "ui/base/tables/flat_table.h"

namespace shinglescope {

void LessonGridModel::setGrid(LessonGrid grid) {
  const bool isSameShape = grid.rows.size() == m_grid.rows.size() && grid.headers == m_grid.headers;
  if (!isSameShape) beginResetModel();
  m_grid = std::move(grid);
  if (!isSameShape) return endResetModel();
  if (m_grid.rows.empty() || m_grid.headers.isEmpty()) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int LessonGridModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.rows.size());
}

int LessonGridModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.headers.size());
}

QVariant LessonGridModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const auto &row = m_grid.rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column());
  if (column >= row.size()) return {};
  const GridCell &cell = row[column];
  switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::TextAlignmentRole:
      return static_cast<int>((cell.isLeft ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    case ToneRole: return static_cast<int>(cell.tone);
    case MarkRole: return static_cast<int>(cell.mark);
    case LeftRole: return cell.isLeft;
    case LineRole:
      return std::ranges::find(m_grid.linesAfter, index.row()) != m_grid.linesAfter.end();
    default: return {};
  }
}

QVariant LessonGridModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= m_grid.headers.size()) return {};
  if (role == Qt::DisplayRole) return m_grid.headers[section];
  if (role == Qt::TextAlignmentRole) {
    const bool isLeft = !m_grid.rows.empty() &&
                        static_cast<std::size_t>(section) < m_grid.rows.front().size() &&
                        m_grid.rows.front()[static_cast<std::size_t>(section)].isLeft;
    return static_cast<int>((isLeft ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
  }
  if (role == MarkRole) return section == m_grid.markedHeader;
  return {};
}

}  // namespace shinglescope
