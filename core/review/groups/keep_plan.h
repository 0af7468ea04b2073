#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/review/groups/keep_rule_judge.h"
#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// What keep rules are applied to.
struct KeepRequest {
  const Dataset *dataset = nullptr;
  const ReviewGroups *groups = nullptr;
  std::vector<ColumnType> types = {};     ///< by column; others are guessed
  std::vector<std::uint32_t> scope = {};  ///< slots of groups
  KeepRules rules = {};
  bool overrulesHand = false;  ///< also where a person chose the keeper
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

/// What applying rules would do.
struct KeepPlan {
  std::vector<KeptGroup> groups;      ///< in the order of the scope
  std::vector<std::uint64_t> byRule;  ///< groups that each rule decided
  std::uint64_t byLastResort = 0;     ///< groups whose first row stays
  std::uint64_t byHand = 0;           ///< groups left as a person chose
  std::uint64_t rowsRemoved = 0;      ///< if the cleaned table is of this scope
  std::uint64_t rowsJudgedNot = 0;    ///< that stay, as verdicts tell them from the keeper
  std::uint64_t rowsUnsure = 0;       ///< that stay, as they were judged Unsure against it
  std::vector<RecordId> slowRows;     ///< cells on which a regular expression gave up
  std::vector<GroupMark> marks;       ///< that differ from now, ascending by row
};

/// More slow cells than this end the plan with an error.
inline constexpr std::size_t kMaxSlowCells = 100;

/// Finds the keeper of each group of the scope: exactly one, so no group is
/// dropped. A keeper that a person chose stays unless `overrulesHand`; where
/// persons chose several, the rules decide between these. The same for any
/// number of threads. Stage: Choosing, in groups. Errors: those of
/// KeepRuleJudge::compile(), Limit where a regular expression takes too long on
/// more than kMaxSlowCells cells, Cancelled.
Result<KeepPlan> planKeepers(const KeepRequest &request, const RunContext &context);

/// Up to `most` groups of a plan, evenly spread: the same each time.
std::vector<KeptGroup> keepExamples(const KeepPlan &plan, std::size_t most = 10);

}  // namespace shinglescope
