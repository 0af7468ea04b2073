// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/group_model.h"

#include <algorithm>

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

QString weakestLinkText(const RowLink &link, const Ratio &threshold, const Dataset *dataset) {
  return linkWords(link.basis)
      .arg(similarityText(link.similarity, threshold), rowNumberText(link.a, dataset),
           rowNumberText(link.b, dataset));
}

bool isChain(const RowLink &link, const Ratio &threshold) {
  return link.similarity < threshold.toDouble();
}

GroupModel::GroupModel(QObject *parent) : FlatModel(parent) {
  const auto ask = [this](auto answer) {
    return [this, answer](std::uint32_t slot) { return answer(currentGroups()->bySlot()[slot]); };
  };
  const auto askScored = [this, ask](auto answer) {
    return ask([this, answer](const ReviewGroup &group) {
      return isScored(group) ? QVariant(answer(group)) : QVariant();
    });
  };
  const auto rows = [](const ReviewGroup &group) {
    return tr("%n rows", nullptr, static_cast<int>(group.rows.size()));
  };
  const auto verdict = [](const ReviewGroup &group) {
    return static_cast<int>(group.isReviewed ? Verdict::Duplicate : Verdict::Undecided);
  };
  const auto weakest = [this](const ReviewGroup &group) {
    return similarityText(group.weakest->similarity, m_threshold);
  };
  const auto link = [this](const ReviewGroup &group) {
    return weakestLinkText(*group.weakest, m_threshold, m_dataset.get());
  };
  setColumns({{tr("State"), ask(groupStateText)},
              {.header = tr("Rows"),
               .text = ask([](const ReviewGroup &group) { return countText(group.rows.size()); }),
               .side = kAtRight,
               .roles = {{Qt::AccessibleTextRole, ask(rows)}}},
              {tr("Weakest link"), askScored(weakest)},
              {tr("Title"),
               [this](std::uint32_t slot) {
                 const QString title = titleOf(currentGroups()->bySlot()[slot]);
                 return isMerged(slot) ? tr("merged · %1").arg(title) : title;
               }}},
             {{VerdictRole, ask(verdict)},
              {SimilarityRole,
               askScored([](const ReviewGroup &group) { return group.weakest->similarity; })},
              {Qt::ToolTipRole, askScored(link)}});
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
  takeRows(std::move(order));
  m_titleColumn = titleColumn;
  endResetModel();
}

std::shared_ptr<const ReviewGroups> GroupModel::currentGroups() const {
  std::shared_ptr<const ReviewGroups> groups = m_groups.lock();
  return groups != nullptr && groups->generation() == m_generation ? groups : nullptr;
}

const ReviewGroup *GroupModel::groupAt(int row) const {
  const std::shared_ptr<const ReviewGroups> groups = currentGroups();
  const std::uint32_t *slot = find(row);
  return groups == nullptr || slot == nullptr ? nullptr : &groups->bySlot()[*slot];
}

int GroupModel::rowOf(RecordId member) const {
  const std::shared_ptr<const ReviewGroups> groups = currentGroups();
  if (groups == nullptr) return -1;
  if (member.value >= groups->index().result().classes.textOfRow.size()) return -1;
  const auto found = std::ranges::find(all(), groups->slotOf(member));
  return found == all().end() ? -1 : static_cast<int>(found - all().begin());
}

void GroupModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  changeAll();
}

bool GroupModel::isMerged(std::uint32_t slot) const {
  return std::ranges::binary_search(m_merged, slot);
}

QString GroupModel::titleOf(const ReviewGroup &group) const {
  const QString title = cellDisplayText(m_dataset->cell(group.rows.front(), m_titleColumn));
  if (group.isContradictory) return tr("contradiction · %1").arg(title);
  const bool isSplit = isScored(group) && isChain(*group.weakest, m_threshold);
  return isSplit ? tr("chain · %1").arg(title) : title;
}

QVariant GroupModel::cell(int row, int column, int role) const {
  // Groups are unavailable between a change and the reset that follows it.
  return groupAt(row) == nullptr ? QVariant() : FlatModel::cell(row, column, role);
}

}  // namespace shinglescope
