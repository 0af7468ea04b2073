// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/ratio.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The verdict rule of `review`, with the words of its columns.
struct VerdictRuleOptions {
  std::optional<Verdict> verdict;  ///< none: no rule
  std::optional<Ratio> atLeast;
  std::optional<Ratio> atMost;
  std::vector<std::string> agree;
  std::vector<std::string> differ;

  bool hasConditions() const { return atLeast || atMost || !agree.empty() || !differ.empty(); }
};

}  // namespace shinglescope
