// SPDX-License-Identifier: MIT
#include "ui/pages/review/keep/keep_rule_text.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

struct KeepRuleText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::KeepRuleText)
};

constexpr qsizetype kNameCharacters = 40;

}  // namespace

QList<KeepCriterion> allKeepCriteria() {
  using enum KeepCriterion;
  return {MostFilled, Longest, Shortest, Newest, Oldest, Highest, Lowest, Matches, First, Last};
}

QString keepCriterionText(KeepCriterion criterion) {
  switch (criterion) {
    case KeepCriterion::Longest: return KeepRuleText::tr("longest text");
    case KeepCriterion::Shortest: return KeepRuleText::tr("shortest text");
    case KeepCriterion::Oldest: return KeepRuleText::tr("oldest date");
    case KeepCriterion::Newest: return KeepRuleText::tr("newest date");
    case KeepCriterion::MostFilled: return KeepRuleText::tr("most cells filled");
    case KeepCriterion::Highest: return KeepRuleText::tr("highest number");
    case KeepCriterion::Lowest: return KeepRuleText::tr("lowest number");
    case KeepCriterion::Matches: return KeepRuleText::tr("matches a pattern");
    case KeepCriterion::First: return KeepRuleText::tr("first in the file");
    case KeepCriterion::Last: return KeepRuleText::tr("last in the file");
  }
  return {};
}

QString keepCriterionNote(KeepCriterion criterion) {
  switch (criterion) {
    case KeepCriterion::Longest:
    case KeepCriterion::Shortest: return KeepRuleText::tr("Counts characters, not bytes.");
    case KeepCriterion::Oldest:
    case KeepCriterion::Newest:
      return KeepRuleText::tr("Reads dates with the column's type; years count as dates.");
    case KeepCriterion::MostFilled: return KeepRuleText::tr("Counts cells that are not blank.");
    case KeepCriterion::Highest:
    case KeepCriterion::Lowest: return KeepRuleText::tr("Reads numbers with the column's type.");
    case KeepCriterion::Matches: return KeepRuleText::tr("Prefers rows whose cell matches.");
    case KeepCriterion::First:
    case KeepCriterion::Last: return KeepRuleText::tr("By row number: always decides.");
  }
  return {};
}

QString keepRuleWords(const KeepRule &rule) {
  const QString what = keepCriterionText(rule.criterion);
  if (!needsColumn(rule.criterion)) return what;
  const QString column = cellDisplayText(rule.column, kNameCharacters);
  if (rule.criterion != KeepCriterion::Matches)
    return KeepRuleText::tr("%1 in %2").arg(what, column);
  return KeepRuleText::tr("%1 matches /%2/%3")
      .arg(column, cellDisplayText(rule.pattern, kNameCharacters),
           rule.ignoresCase ? QStringLiteral("i") : QString());
}

}  // namespace shinglescope
