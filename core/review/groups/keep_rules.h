// SPDX-License-Identifier: MIT
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
  MostFilled,  ///< most cells of the whole row that are not blank
  Highest,     ///< largest number of the column
  Lowest,      ///< smallest number
  Matches,     ///< the cell contains a match of the regular expression
  First,       ///< smallest row number
  Last         ///< largest row number
};

/// One rule that decides which row of a group stays.
struct KeepRule {
  KeepCriterion criterion = KeepCriterion::First;
  std::string column = {};   ///< in the syntax of Dataset::findColumn(); empty if none is needed
  std::string pattern = {};  ///< used only by Matches
  bool ignoresCase = false;  ///< used only by Matches
  bool operator==(const KeepRule &) const = default;
};

/// Rules, applied in this order; each passes the rows that rank best on to the next.
using KeepRules = std::vector<KeepRule>;

bool needsColumn(KeepCriterion criterion);
/// The name in JSON and on the command line: "longest", "most-filled", ...
std::string keepCriterionName(KeepCriterion criterion);
/// The syntax of the command line: "longest:title", "matches:url:^https".
std::string keepRuleText(const KeepRule &rule);
/// Parses the output of keepRuleText(); a pattern "/.../i" ignores case. Errors: BadParameter with
/// a sentence that describes the problem.
Result<KeepRule> parseKeepRule(std::string_view text);

/// Writes the JSON that docs/keep-rules.md describes.
std::string keepRulesToJson(const KeepRules &rules);
/// Parses that JSON. Errors: BadParameter with a sentence that names the key.
Result<KeepRules> keepRulesFromJson(std::string_view text);
/// Loads rules from a JSON file. Errors: those of keepRulesFromJson(); Io.
Result<KeepRules> loadKeepRules(const std::string &path);
/// Checks rules without a table. Errors: BadParameter if a column or pattern is missing or
/// superfluous, or if the pattern is not a valid regular expression. Whether the columns exist is
/// checked when the rules are applied.
Result<void> checkKeepRules(const KeepRules &rules);

}  // namespace shinglescope
