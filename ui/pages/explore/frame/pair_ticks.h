// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/run_context.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/item_judgements.h"

namespace shinglescope {

/// Similarities of known pairs, ascending, at most one per thousandth: the pairs found, or the
/// judged pairs by verdict. Plain data.
struct PairTicks {
  std::vector<double> found;
  std::vector<double> duplicates;
  std::vector<double> others;
};

enum class TicksWanted { None, Found, Judged };

/// Collects the pairs of distinct texts in a result. O(pairs), plus one look-up per
/// pair for judged pairs. Errors: Cancelled.
Result<PairTicks> makePairTicks(const DuplicateResult &result, const ItemJudgements &judged,
                                TicksWanted wanted, const RunContext &context);

}  // namespace shinglescope
