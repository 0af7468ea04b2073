#include "ui/pages/explore/matrices/matrix_model.h"

#include "core/export/format/table_writer.h"
#include "ui/base/tables/flat_table.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

/// The handle where it is of these matrices, else nothing.
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

void MatrixModel::changeAll() {
  if (rowCount() == 0) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool MatrixModel::isLookedAt(std::uint32_t column) const {
  return pair() == nullptr || pair()->a == column || pair()->b == column;
}

int MatrixModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || m_matrices == nullptr ? 0 : rows();
}

int MatrixModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() || m_matrices == nullptr ? 0 : static_cast<int>(m_matrices->rows.size());
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const auto column = static_cast<std::uint32_t>(index.column());
  switch (role) {
    case Qt::DisplayRole: return cellText(index.row(), column);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return cellDescription(index.row(), column);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case ToneRole:
      return static_cast<int>(isLookedAt(column) ? tone(index.row(), column) : CellTone::Faint);
    case MarkRole:
      return static_cast<int>(isLookedAt(column) && isEqual(index.row(), column) ? CellMark::Equal
                                                                                 : CellMark::None);
    case LineRole: return hasLineUnder(index.row());
    case LeftRole: return false;
    case CornerRole: return isMadeByShingle(index.row(), column);
    default: return {};
  }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (m_matrices == nullptr || section < 0) return {};
  if (orientation == Qt::Horizontal) {
    if (section >= columnCount()) return {};
    const RecordId row = m_matrices->rows[static_cast<std::size_t>(section)].row;
    if (role == Qt::DisplayRole) return rowNumberText(row);
    if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignCenter);
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
      return tr("row %1").arg(rowNumberText(row));
    return {};
  }
  if (section >= rowCount()) return {};
  if (role == Qt::DisplayRole) return rowTitle(section);
  if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return rowHint(section);
  if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
  return {};
}

QString MatrixModel::tabText() const {
  if (m_matrices == nullptr) return {};
  const TableWriter writer('\t');
  std::string out;
  const auto append = [&](const QStringList &line) {
    std::vector<std::string> cells;
    for (const QString &cell : line) cells.push_back(cell.toStdString());
    const std::vector<std::string_view> views(cells.begin(), cells.end());
    writer.appendRow(out, views);
  };
  QStringList head = copiedTitles();
  for (const MatrixRow &row : m_matrices->rows) head << QString::number(row.row.value + 1ULL);
  append(head);
  for (int row = 0; row < rowCount(); ++row) {
    if (!isCopied(row)) continue;
    QStringList line = copiedLabels(row);
    for (int column = 0; column < columnCount(); ++column)
      line << copiedCell(row, static_cast<std::uint32_t>(column));
    append(line);
  }
  return QString::fromStdString(out);
}

}  // namespace shinglescope
