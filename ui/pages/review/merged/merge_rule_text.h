// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "core/review/merged/merged_groups.h"

namespace shinglescope {

/// All criteria, in display order.
QList<MergeCriterion> allMergeCriteria();
/// The name of a criterion: "longest text".
QString mergeCriterionText(MergeCriterion criterion);
/// A one-line note on how a criterion works.
QString mergeCriterionNote(MergeCriterion criterion);
/// The text of a rule: "newest by Posted".
QString mergeRuleWords(const MergeRule &rule);
/// Where a merged cell came from: "longest text, row 3" or "manually".
QString originText(const MergedCell &cell);
/// What a person should know about a merge; empty if it is in effect.
QString standingText(MergeStanding standing);

}  // namespace shinglescope
