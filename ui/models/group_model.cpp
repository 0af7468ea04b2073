#include "ui/models/group_model.h"

#include <algorithm>

#include "ui/controls/number_text.h"
#include "ui/models/display_text.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMaxListedRows = 8;
constexpr auto kValid = QAbstractItemModel::CheckIndexOption::IndexIsValid |
                        QAbstractItemModel::CheckIndexOption::ParentIsInvalid;

QString rowNumber(RecordId row) { return countText(row.value + 1ULL); }

QString basisText(WeakestLinkBasis basis) {
  switch (basis) {
    case WeakestLinkBasis::AllMembers: return {};
    case WeakestLinkBasis::VerifiedEdges:
      return GroupModel::tr("among the verified pairs of a large group");
    case WeakestLinkBasis::Estimate: return GroupModel::tr("estimated from signatures");
  }
  return {};
}

}  // namespace

QString weakestLinkText(const Group &group) {
  const QString text = GroupModel::tr("Weakest link %1 between %2 and %3")
                           .arg(similarityText(group.weakestLink), rowNumber(group.weakestA),
                                rowNumber(group.weakestB));
  const QString basis = basisText(group.basis);
  return basis.isEmpty() ? text : text + QStringLiteral(" (") + basis + u')';
}

QString rowListText(const std::vector<RecordId> &rows) {
  QStringList numbers;
  for (std::size_t i = 0; i < rows.size() && i < kMaxListedRows; ++i) {
    numbers.append(rowNumber(rows[i]));
  }
  const QString list = numbers.join(QStringLiteral(", "));
  if (rows.size() <= kMaxListedRows) return list;
  return GroupModel::tr("%1 and %n more", nullptr, static_cast<int>(rows.size() - kMaxListedRows))
      .arg(list);
}

void GroupModel::setGroups(std::shared_ptr<const Dataset> dataset, SharedGroups groups,
                           ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_groups = std::move(groups);
  m_titleColumn = titleColumn;
  endResetModel();
}

const Group *GroupModel::groupAt(int row) const {
  if (row < 0 || row >= rowCount()) return nullptr;
  return &(*m_groups)[static_cast<std::size_t>(row)];
}

void GroupModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GroupModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || m_groups == nullptr ? 0 : static_cast<int>(m_groups->size());
}

int GroupModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant GroupModel::data(const QModelIndex &index, int role) const {
  if (!checkIndex(index, kValid)) return {};
  const Group &group = *groupAt(index.row());
  const bool isScore =
      role == SimilarityRole || role == Qt::ToolTipRole || index.column() == WeakestColumn;
  if (m_isBlind && isScore) return {};
  if (role == SimilarityRole) return group.weakestLink;
  if (role == Qt::ToolTipRole) return weakestLinkText(group);
  if (role == Qt::TextAlignmentRole && index.column() == SizeColumn) {
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::AccessibleTextRole && index.column() == SizeColumn) {
    return tr("%n rows", nullptr, static_cast<int>(group.rows.size()));
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (index.column()) {
    case SizeColumn: return countText(group.rows.size());
    case WeakestColumn: return similarityText(group.weakestLink);
    case TitleColumn: return cellDisplayText(m_dataset->cell(group.rows.front(), m_titleColumn));
    default: return {};
  }
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case SizeColumn: return tr("Rows");
    case WeakestColumn: return tr("Weakest link");
    case TitleColumn: return tr("Title");
    default: return {};
  }
}

void GroupMemberModel::setMembers(std::shared_ptr<const Dataset> dataset,
                                  std::vector<RecordId> rows, ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_rows = std::move(rows);
  m_titleColumn = titleColumn;
  endResetModel();
}

int GroupMemberModel::indexOf(RecordId row) const {
  const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), row);
  return found == m_rows.end() || *found != row ? -1 : static_cast<int>(found - m_rows.begin());
}

int GroupMemberModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GroupMemberModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant GroupMemberModel::data(const QModelIndex &index, int role) const {
  if (!checkIndex(index, kValid)) return {};
  if (role == Qt::TextAlignmentRole && index.column() == RowColumn) {
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  const RecordId row = rowAt(index.row());
  return index.column() == RowColumn ? rowNumber(row)
                                     : cellDisplayText(m_dataset->cell(row, m_titleColumn));
}

QVariant GroupMemberModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == RowColumn ? tr("Row") : tr("Title");
}

}  // namespace shinglescope
