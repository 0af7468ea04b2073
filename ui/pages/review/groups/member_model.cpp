// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/member_model.h"

#include <algorithm>

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

void MemberModel::setMembers(const std::shared_ptr<const Dataset> &dataset, GroupMembers group,
                             const std::vector<ColumnId> &columns) {
  using Member = GroupMembers::Member;
  const auto shown = [this, threshold = group.threshold](const Member &member) {
    const bool isHidden = m_isBlind || !member.similarity;
    return isHidden ? QString() : similarityText(*member.similarity, threshold);
  };
  const auto similarity = [this](const Member &member) {
    return m_isBlind || !member.similarity ? QVariant() : *member.similarity;
  };
  const auto noPair = [](const Member &member) {
    return member.similarity ? QVariant() : tr("No pair at or above the floor.");
  };
  const auto number = [dataset](const Member &member) {
    return rowNumberText(member.row, dataset.get());
  };
  Columns shownColumns = {{tr("Stays"), memberStateText},
                          {tr("Row"), number, kAtRight, kAtRight},
                          {.header = group.hasKeeper ? tr("vs. keeper") : tr("vs. first"),
                           .text = shown,
                           .roles = {{Qt::ToolTipRole, noPair}}}};
  for (const ColumnId column : columns) {
    const auto text = [=](const Member &member) {
      return cellDisplayText(dataset->cell(member.row, column));
    };
    const auto &name = dataset->columnName(column);
    shownColumns.push_back({cellDisplayText(name, kMemberModelNameCharacters), text});
  }
  reset(std::move(group.members), std::move(shownColumns), {{SimilarityRole, similarity}});
}

int MemberModel::indexOf(RecordId row) const {
  const auto found = std::ranges::lower_bound(all(), row, {}, &GroupMembers::Member::row);
  return found == all().end() || found->row != row ? -1 : static_cast<int>(found - all().begin());
}

void MemberModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  changeAll();
}

}  // namespace shinglescope
