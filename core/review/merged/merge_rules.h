// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

/// How one cell is made from the cells of a group's rows; docs/merge-rules.md defines each.
enum class MergeCriterion {
  Filled,        ///< the keeper's cell, or if it is blank, the first that is not
  Keeper,        ///< the keeper's cell, even if it is blank
  Longest,       ///< the cell with most characters
  MostFrequent,  ///< the text that most rows have
  Newest,        ///< the cell of the row with the latest date or largest number in another column
  Joined         ///< the distinct texts in the order of the rows
};

/// The rule of a column.
struct MergeRule {
  MergeCriterion criterion = MergeCriterion::Filled;
  std::string by = {};         ///< used only by Newest; in the syntax of Dataset::findColumn()
  std::string separator = {};  ///< used only by Joined
  bool operator==(const MergeRule &) const = default;
};

/// The rules of a table: one for all columns, and exceptions by column.
struct MergeRules {
  MergeRule byDefault = {};
  std::map<std::string, MergeRule> columns = {};  ///< by the syntax of Dataset::findColumn()
  bool operator==(const MergeRules &) const = default;
};

inline constexpr std::string_view kUsualSeparator = "; ";
/// A longer separator is an error: it appears once for each row.
inline constexpr std::size_t kMaxSeparatorBytes = 100;

/// The name in JSON and on the command line: "longest", "most-frequent", ...
std::string mergeCriterionName(MergeCriterion criterion);
/// The syntax of the command line: "longest", "newest:Posted", "joined:; ".
std::string mergeRuleText(const MergeRule &rule);
/// Parses the output of mergeRuleText(); "joined" alone has the usual separator. Errors:
/// BadParameter with a sentence that describes the problem.
Result<MergeRule> parseMergeRule(std::string_view text);
/// Parses "COLUMN=RULE"; the first equals sign ends the column. Errors: BadParameter.
Result<std::pair<std::string, MergeRule>> parseMergeColumn(std::string_view text);

/// Checks a rule without a table. `place` is named in the message. Errors: BadParameter.
Result<void> checkMergeRule(const MergeRule &rule, const MessageValue &place);

/// Writes the JSON that docs/merge-rules.md describes.
std::string mergeRulesToJson(const MergeRules &rules);
/// Parses that JSON. Errors: BadParameter with a sentence that names the key.
Result<MergeRules> mergeRulesFromJson(std::string_view text);
/// Loads rules from a JSON file. Errors: those of mergeRulesFromJson(); Io.
Result<MergeRules> loadMergeRules(const std::string &path);

}  // namespace shinglescope
