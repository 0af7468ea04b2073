#pragma once

#include <QList>
#include <QString>

#include "core/review/groups/keep_rules.h"

namespace shinglescope {

/// A criterion as lists and buttons call it: "longest text".
QString keepCriterionText(KeepCriterion criterion);
/// What it is good for, in one line.
QString keepCriterionNote(KeepCriterion criterion);
/// A rule in words: "longest text in Description".
QString keepRuleWords(const KeepRule &rule);
/// In the order in which they are offered.
QList<KeepCriterion> allKeepCriteria();

}  // namespace shinglescope
