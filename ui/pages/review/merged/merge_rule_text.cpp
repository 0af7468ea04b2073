// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_rule_text.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"
#include "ui/base/text/plural.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

struct MergeRuleText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::MergeRuleText)
};

constexpr qsizetype kMergeNameCharacters = 40;

}  // namespace

QList<MergeCriterion> allMergeCriteria() {
  using enum MergeCriterion;
  return {Filled, Keeper, Longest, MostFrequent, Newest, Joined};
}

QString mergeCriterionText(MergeCriterion criterion) {
  switch (criterion) {
    case MergeCriterion::Filled: return MergeRuleText::tr("keeper, or first filled");
    case MergeCriterion::Keeper: return MergeRuleText::tr("always the keeper");
    case MergeCriterion::Longest: return MergeRuleText::tr("longest text");
    case MergeCriterion::MostFrequent: return MergeRuleText::tr("most frequent text");
    case MergeCriterion::Newest: return MergeRuleText::tr("newest by a date");
    case MergeCriterion::Joined: return MergeRuleText::tr("all texts, joined");
  }
  return {};
}

QString mergeCriterionNote(MergeCriterion criterion) {
  switch (criterion) {
    case MergeCriterion::Filled:
      return MergeRuleText::tr("If the keeper's cell is blank, the first row that has one.");
    case MergeCriterion::Keeper:
      return MergeRuleText::tr("The keeper's cell, even if it is blank.");
    case MergeCriterion::Longest:
      return MergeRuleText::tr("Counts characters. Of equal lengths, the keeper's.");
    case MergeCriterion::MostFrequent:
      return MergeRuleText::tr("Blank cells do not count. Of equal counts, the keeper's.");
    case MergeCriterion::Newest:
      return MergeRuleText::tr("The filled cell of the row with the latest date or number.");
    case MergeCriterion::Joined:
      return MergeRuleText::tr("Different texts in the order of the rows.");
  }
  return {};
}

QString mergeRuleWords(const MergeRule &rule) {
  if (rule.criterion == MergeCriterion::Newest)
    return MergeRuleText::tr("newest by %1").arg(cellDisplayText(rule.by, kMergeNameCharacters));
  if (rule.criterion == MergeCriterion::Joined)
    return MergeRuleText::tr("joined by %1").arg(quotedText(rule.separator, kMergeNameCharacters));
  return mergeCriterionText(rule.criterion);
}

QString originText(const MergedCell &cell) {
  if (cell.isByHand)
    return cell.rows.empty()
               ? MergeRuleText::tr("manually")
               : MergeRuleText::tr("manually, as in row %1").arg(rowListText(cell.rows));
  const QString rows = cell.rows.size() == 1
                           ? MergeRuleText::tr("row %1").arg(rowNumberText(cell.rows.front()))
                           : MergeRuleText::tr("rows %1").arg(rowListText(cell.rows));
  const QString rule = cell.isFallback
                           ? MergeRuleText::tr("%1 (no date)").arg(mergeRuleWords(cell.rule))
                           : mergeRuleWords(cell.rule);
  return MergeRuleText::tr("%1: %2").arg(rows, rule);
}

QString standingText(MergeStanding standing) {
  switch (standing) {
    case MergeStanding::GroupChanged:
      return MergeRuleText::tr("The group has other rows than when it was merged. Check it.");
    case MergeStanding::NoKeeper:
      return MergeRuleText::tr("The group has no keeper with duplicates, so it is not merged.");
    case MergeStanding::NoGroup:
      return MergeRuleText::tr("The record is in no group now, so it is not merged.");
    case MergeStanding::Unreadable:
      return MergeRuleText::tr("The project contains a merge that cannot be read.");
    case MergeStanding::Replaced:
    case MergeStanding::InEffect: break;
  }
  return {};
}

}  // namespace shinglescope
