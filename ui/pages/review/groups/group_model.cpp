#include "ui/pages/review/groups/group_model.h"

#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString linkWords(WeakestLinkBasis basis) {
  switch (basis) {
    case WeakestLinkBasis::AllMembers: return GroupModel::tr("Weakest link %1 between %2 and %3");
    case WeakestLinkBasis::VerifiedEdges:
      return GroupModel::tr("Lowest verified edge %1, between %2 and %3");
    case WeakestLinkBasis::Estimate:
      return GroupModel::tr("Weakest link %1 between %2 and %3, estimated from signatures");
  }
  return {};
}

QString groupStateText(const ReviewGroup &group) {
  if (group.isContradictory) return GroupModel::tr("Contradictory");
  return group.isReviewed ? GroupModel::tr("Reviewed") : GroupModel::tr("Open");
}

}  // namespace

QString weakestLinkText(const RowLink &link, const Ratio &threshold) {
  return linkWords(link.basis)
      .arg(similarityText(link.similarity, threshold), rowNumberText(link.a),
           rowNumberText(link.b));
}

bool isChain(const RowLink &link, const Ratio &threshold) {
  return link.similarity < threshold.toDouble();
}

void GroupModel::setGroups(std::shared_ptr<const Dataset> dataset,
                           const std::shared_ptr<const ReviewGroups> &groups,
                           std::vector<std::uint32_t> order, ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_groups = groups;
  if (groups != nullptr) {
    m_generation = groups->generation();
    m_threshold = groups->threshold();
  }
  m_order = std::move(order);
  m_titleColumn = titleColumn;
  endResetModel();
}

std::shared_ptr<const ReviewGroups> GroupModel::currentGroups() const {
  std::shared_ptr<const ReviewGroups> groups = m_groups.lock();
  return groups != nullptr && groups->generation() == m_generation ? groups : nullptr;
}

const ReviewGroup *GroupModel::groupAt(int row) const {
  const std::shared_ptr<const ReviewGroups> groups = currentGroups();
  if (groups == nullptr || row < 0 || row >= rowCount()) return nullptr;
  return &groups->bySlot()[m_order[static_cast<std::size_t>(row)]];
}

int GroupModel::rowOf(RecordId member) const {
  const std::shared_ptr<const ReviewGroups> groups = currentGroups();
  if (groups == nullptr) return -1;
  if (member.value >= groups->index().result().classes.textOfRow.size()) return -1;
  const auto found = std::ranges::find(m_order, groups->slotOf(member));
  return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

void GroupModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GroupModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int GroupModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString GroupModel::titleOf(const ReviewGroup &group) const {
  const QString title = cellDisplayText(m_dataset->cell(group.rows.front(), m_titleColumn));
  if (group.isContradictory) return tr("contradiction · %1").arg(title);
  const bool isSplit = !m_isBlind && group.weakest && isChain(*group.weakest, m_threshold);
  return isSplit ? tr("chain · %1").arg(title) : title;
}

QVariant GroupModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const ReviewGroup *shown = groupAt(index.row());
  if (shown == nullptr) return {};  // between a change and the reset that follows it
  const ReviewGroup &group = *shown;
  if (role == VerdictRole)
    return static_cast<int>(group.isReviewed ? Verdict::Duplicate : Verdict::Undecided);
  const bool isScore =
      role == SimilarityRole || role == Qt::ToolTipRole || index.column() == WeakestColumn;
  if (isScore && (m_isBlind || !group.weakest)) return {};
  if (role == SimilarityRole) return group.weakest->similarity;
  if (role == Qt::ToolTipRole) return weakestLinkText(*group.weakest, m_threshold);
  if (role == Qt::TextAlignmentRole && index.column() == SizeColumn) {
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::AccessibleTextRole && index.column() == SizeColumn) {
    return tr("%n rows", nullptr, static_cast<int>(group.rows.size()));
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (index.column()) {
    case StateColumn: return groupStateText(group);
    case SizeColumn: return countText(group.rows.size());
    case WeakestColumn: return similarityText(group.weakest->similarity, m_threshold);
    case TitleColumn: return titleOf(group);
    default: return {};
  }
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case StateColumn: return tr("State");
    case SizeColumn: return tr("Rows");
    case WeakestColumn: return tr("Weakest link");
    case TitleColumn: return tr("Title");
    default: return {};
  }
}

}  // namespace shinglescope
