// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_model.h"

#include "core/export/format/delimited_rows.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

/// Returns the handle if it refers to these matrices, or else nothing.
template <class Item>
std::optional<Handle<Item>> ofThese(const std::shared_ptr<const RowMatrices> &matrices,
                                    const std::optional<Handle<Item>> &handle) {
  const bool isOfThese = matrices != nullptr && handle && isOf(*handle, matrices->generation);
  return isOfThese ? handle : std::nullopt;
}

}  // namespace

void MatrixModel::setMatrices(std::shared_ptr<const RowMatrices> matrices) {
  beginResetModel();
  m_matrices = std::move(matrices);
  m_pair.reset();
  m_shingle.reset();
  endResetModel();
}

void MatrixModel::setPair(const std::optional<MatrixPairHandle> &pair) {
  if (pair == m_pair) return;
  m_pair = ofThese(m_matrices, pair);
  changeAll();
}

void MatrixModel::setShingle(const std::optional<MatrixShingleHandle> &shingle) {
  if (shingle == m_shingle) return;
  m_shingle = ofThese(m_matrices, shingle);
  changeAll();
}

std::optional<std::uint32_t> MatrixModel::shingle() const {
  return m_shingle ? std::optional(m_shingle->index) : std::nullopt;
}

bool MatrixModel::isLookedAt(std::uint32_t column) const {
  return pair() == nullptr || pair()->a == column || pair()->b == column;
}

int MatrixModel::columns() const {
  return m_matrices == nullptr ? 0 : static_cast<int>(m_matrices->rows.size());
}

QVariant MatrixModel::cell(int row, int place, int role) const {
  const auto column = static_cast<std::uint32_t>(place);
  switch (role) {
    case Qt::DisplayRole: return cellText(row, column);
    case Qt::AccessibleTextRole:
      return tr("%1: %2", "cell and meaning")
          .arg(cellText(row, column), cellDescription(row, column));
    case Qt::ToolTipRole: return cellDescription(row, column);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case ToneRole:
      return static_cast<int>(isLookedAt(column) ? tone(row, column) : CellTone::Faint);
    case MarkRole:
      return static_cast<int>(isLookedAt(column) && isEqual(row, column) ? CellMark::Equal
                                                                         : CellMark::None);
    case LineRole: return hasLineUnder(row);
    case LeftRole: return false;
    case CornerRole: return isMadeByShingle(row, column);
    default: return {};
  }
}

QVariant MatrixModel::columnHeader(int column, int role) const {
  const QString row = rowNumberText(m_matrices->rows[static_cast<std::size_t>(column)].row,
                                    m_matrices->secondTable);
  switch (role) {
    case Qt::DisplayRole: return row;
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return tr("row %1").arg(row);
    default: return {};
  }
}

QVariant MatrixModel::rowHeader(int row, int role) const {
  switch (role) {
    case Qt::DisplayRole: return rowTitle(row);
    case Qt::TextAlignmentRole: return kAtLeft;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return rowHint(row);
    default: return {};
  }
}

QString MatrixModel::tabText() const {
  if (m_matrices == nullptr) return {};
  std::string out;
  const ByteSink sink = appendingTo(out);
  const RunContext context;
  DelimitedRows writer('\t', ExportProfile::Exact, sink, context);
  // Writing to a string cannot fail.
  std::vector<ExportColumn> head;
  for (const QString &title : copiedTitles()) head.push_back({title.toStdString()});
  for (const MatrixRow &row : m_matrices->rows)
    head.push_back({std::to_string(row.row.value + 1ULL)});
  static_cast<void>(writer.begin(head));
  for (int row = 0; row < rows(); ++row) {
    if (!isCopied(row)) continue;
    QStringList line = copiedLabels(row);
    for (int column = 0; column < columns(); ++column)
      line << copiedCell(row, static_cast<std::uint32_t>(column));
    std::vector<std::string> texts;
    for (const QString &cell : line) texts.push_back(cell.toStdString());
    RowCells cells;
    for (const std::string &text : texts) cells.text(text);
    static_cast<void>(writer.row(cells.cells()));
  }
  static_cast<void>(writer.end());
  return QString::fromStdString(out);
}

}  // namespace shinglescope
