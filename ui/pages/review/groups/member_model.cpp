#include "ui/pages/review/groups/member_model.h"

#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kMemberModelNameCharacters = 40;

QString memberStateText(const GroupMembers::Member &member) {
  if (member.isTakenOut) return MemberModel::tr("○ taken out");
  return member.isKeeper ? MemberModel::tr("● keeper") : QString();
}

}  // namespace

void MemberModel::setMembers(std::shared_ptr<const Dataset> dataset, GroupMembers group,
                             std::vector<ColumnId> columns) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_group = std::move(group);
  m_columns = std::move(columns);
  endResetModel();
}

int MemberModel::indexOf(RecordId row) const {
  const auto &members = m_group.members;
  const auto found = std::ranges::lower_bound(members, row, {}, &GroupMembers::Member::row);
  return found == members.end() || found->row != row ? -1
                                                     : static_cast<int>(found - members.begin());
}

void MemberModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int MemberModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_group.members.size());
}

int MemberModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : FirstDataColumn + static_cast<int>(m_columns.size());
}

QVariant MemberModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const GroupMembers::Member &member = memberAt(index.row());
  const bool isHidden = m_isBlind || !member.similarity;
  if (role == SimilarityRole) return isHidden ? QVariant() : QVariant(*member.similarity);
  if (role == Qt::TextAlignmentRole && index.column() == RowColumn)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && index.column() == SimilarityColumn)
    return member.similarity ? QVariant() : QVariant(tr("No pair down to the floor."));
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (index.column()) {
    case StateColumn: return memberStateText(member);
    case RowColumn: return rowNumberText(member.row);
    case SimilarityColumn:
      return isHidden ? QString() : similarityText(*member.similarity, m_group.threshold);
    default: break;
  }
  const auto column = static_cast<std::size_t>(index.column() - FirstDataColumn);
  return cellDisplayText(m_dataset->cell(member.row, m_columns[column]));
}

QVariant MemberModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole && section == RowColumn)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case StateColumn: return tr("Stays");
    case RowColumn: return tr("Row");
    case SimilarityColumn: return m_group.hasKeeper ? tr("Like the keeper") : tr("Like the first");
    default: break;
  }
  const auto column = static_cast<std::size_t>(section - FirstDataColumn);
  if (column >= m_columns.size() || m_dataset == nullptr) return {};
  return cellDisplayText(m_dataset->columnName(m_columns[column]), kMemberModelNameCharacters);
}

}  // namespace shinglescope
