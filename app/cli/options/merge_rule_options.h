// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/review/merged/merge_rules.h"

namespace shinglescope {

/// The merge rules of `review` and `export`, with the words of the command line.
struct MergeRuleOptions {
  std::string file;                      ///< empty if none was given
  std::optional<std::string> word;       ///< the rule of all columns
  std::vector<std::string> columnWords;  ///< "COLUMN=RULE"
  std::optional<MergeRules> rules;       ///< none: nothing is merged
};

}  // namespace shinglescope
