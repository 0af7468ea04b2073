// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/review/verdicts/verdict_merge.h"

namespace shinglescope::test {

/// Folds another project's steps and merges them; the program does this in two calls.
inline MergeReport mergeVerdicts(Verdicts &own, std::vector<LogStep> steps,
                                 const std::string &otherName, const RunContext &context = {}) {
  const auto other = foldOtherReview(std::move(steps), otherName, own.items(), own.source(),
                                     own.classes(), context);
  if (!other) return {};
  Result<MergeReport> merged = mergeReview(own, *other, context);
  return merged ? *std::move(merged) : MergeReport{};
}

}  // namespace shinglescope::test
