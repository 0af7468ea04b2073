// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/review/groups/keep_rule_judge.h"
#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// The input of planKeepers(): table, groups and keep rules.
struct KeepRequest {
  const Dataset *dataset = nullptr;
  const ReviewGroups *groups = nullptr;
  std::vector<ColumnType> types = {};     ///< by column; missing ones are guessed
  std::vector<std::uint32_t> scope = {};  ///< slots of groups
  KeepRules rules = {};
  bool overrulesHand = false;  ///< also replaces keepers that a person chose
};

enum class DecidedBy : std::uint8_t { Rule, LastResort, Hand };

/// The keeper of one group under the rules.
struct KeptGroup {
  std::uint32_t slot = 0;
  RecordId keeper;
  DecidedBy decidedBy = DecidedBy::LastResort;
  std::uint32_t rule = 0;  ///< index of the rule that decided
  bool operator==(const KeptGroup &) const = default;
};

/// The effect of applying the rules.
struct KeepPlan {
  std::vector<KeptGroup> groups;      ///< in the order of the scope
  std::vector<std::uint64_t> byRule;  ///< groups that each rule decided
  std::uint64_t byLastResort = 0;     ///< groups whose first row stays
  std::uint64_t byHand = 0;           ///< groups whose keeper a person chose
  std::uint64_t rowsRemoved = 0;      ///< rows that cleaning this scope removes
  std::uint64_t rowsJudgedNot = 0;    ///< rows that stay: a verdict separates them from the keeper
  std::uint64_t rowsUnsure = 0;       ///< rows that stay: judged Unsure against the keeper
  std::vector<RecordId> slowRows;     ///< rows on whose cell a regular expression took too long
  std::vector<GroupMark> marks;       ///< the marks that would change, ascending by row
};

/// The plan fails with more slow cells than this.
inline constexpr std::size_t kMaxSlowCells = 100;

/// Finds exactly one keeper for each group of the scope, so no group is dropped. A keeper that a
/// person chose stays unless `overrulesHand`; if people chose several, the rules decide among
/// these. Independent of the number of threads. Stage: Choosing, in groups. Errors: those of
/// KeepRuleJudge::compile(), Limit if a regular expression takes too long on more than
/// kMaxSlowCells cells, Cancelled.
Result<KeepPlan> planKeepers(const KeepRequest &request, const RunContext &context);

/// Up to `most` groups of a plan, evenly spaced; deterministic.
std::vector<KeptGroup> keepExamples(const KeepPlan &plan, std::size_t most = 10);

}  // namespace shinglescope
