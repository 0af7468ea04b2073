#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

enum class KeepCriterion {
  Longest,     ///< most characters in the column
  Shortest,    ///< fewest characters; blank cells do not count
  Oldest,      ///< earliest date of the column
  Newest,      ///< latest date
  MostFilled,  ///< most cells that are not blank, in the whole row
  Highest,     ///< largest number of the column
  Lowest,      ///< smallest number
  Matches,     ///< the cell holds a match of the regular expression
  First,       ///< smallest row number
  Last         ///< largest row number
};

/// One rule for which row of a group stays.
struct KeepRule {
  KeepCriterion criterion = KeepCriterion::First;
  std::string column = {};   ///< as Dataset::findColumn() takes it; empty where none is needed
  std::string pattern = {};  ///< of Matches
  bool ignoresCase = false;  ///< of Matches
  bool operator==(const KeepRule &) const = default;
};

/// Tried in this order; each leaves the rows that are best by it to the next.
using KeepRules = std::vector<KeepRule>;

bool needsColumn(KeepCriterion criterion);
/// "longest", "most-filled", ...: the word of JSON and the command line.
std::string keepCriterionName(KeepCriterion criterion);
/// "longest:title", "matches:url:^https": as the command line takes it.
std::string keepRuleText(const KeepRule &rule);
/// Reads what keepRuleText() writes; "/.../i" as a pattern ignores case.
/// BadParameter with a sentence that says what is wrong.
Result<KeepRule> parseKeepRule(std::string_view text);

/// docs/keep-rules.md describes the JSON.
std::string keepRulesToJson(const KeepRules &rules);
/// BadParameter with a sentence that names the key.
Result<KeepRules> keepRulesFromJson(std::string_view text);
/// From a file; also Io.
Result<KeepRules> loadKeepRules(const std::string &path);
/// BadParameter where a column or a pattern is missing, not needed, or the
/// pattern is no regular expression. Columns are looked for when rules are
/// applied.
Result<void> checkKeepRules(const KeepRules &rules);

}  // namespace shinglescope
