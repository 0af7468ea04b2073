// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "core/review/groups/keep_rules.h"

namespace shinglescope {

/// The name of a criterion: "longest text".
QString keepCriterionText(KeepCriterion criterion);
/// A one-line note on how a criterion works.
QString keepCriterionNote(KeepCriterion criterion);
/// The text of a rule: "longest text in Description".
QString keepRuleWords(const KeepRule &rule);
/// All criteria, in display order.
QList<KeepCriterion> allKeepCriteria();

}  // namespace shinglescope
