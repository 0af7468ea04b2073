#include "ui/pages/data/import/raw_line_model.h"

#include <QLocale>
#include <algorithm>

namespace shinglescope {

namespace {

QString rawLineKindText(const RawLine &line) {
  switch (line.kind) {
    case RawLineKind::Preamble: return RawLineModel::tr("skipped");
    case RawLineKind::Header: return RawLineModel::tr("header");
    case RawLineKind::Row: return RawLineModel::tr("row %1").arg(QLocale().toString(*line.row + 1));
    case RawLineKind::Blank: return RawLineModel::tr("blank");
    case RawLineKind::Comment: return RawLineModel::tr("comment");
    case RawLineKind::Footer: return RawLineModel::tr("left out");
    case RawLineKind::NotLoaded: return RawLineModel::tr("not loaded");
    case RawLineKind::Beyond: break;
  }
  return {};
}

}  // namespace

void RawLineModel::setLines(std::vector<RawLine> lines) {
  beginResetModel();
  m_lines = std::move(lines);
  m_markedRow.reset();
  endResetModel();
}

void RawLineModel::markRow(std::optional<std::uint32_t> row) {
  if (row == m_markedRow) return;
  m_markedRow = row;
  if (!m_lines.empty())
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {kIsMarkedRole});
}

int RawLineModel::firstLineOf(std::uint32_t row) const {
  const auto found = std::ranges::find(m_lines, std::optional<std::uint32_t>(row), &RawLine::row);
  return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int RawLineModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RawLineModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant RawLineModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  const RawLine &line = m_lines[static_cast<std::size_t>(index.row())];
  if (role == kKindRole) return static_cast<int>(line.kind);
  if (role == kIsMarkedRole) return line.row && line.row == m_markedRow;
  if (role == Qt::TextAlignmentRole && index.column() == NumberColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case NumberColumn: return QLocale().toString(line.number);
    case KindColumn: return rawLineKindText(line);
    case TextColumn: return line.text;
    default: return {};
  }
}

QVariant RawLineModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case NumberColumn: return tr("line");
    case KindColumn: return tr("read as");
    case TextColumn: return tr("text");
    default: return {};
  }
}

}  // namespace shinglescope
