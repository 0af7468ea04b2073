#pragma once

#include <vector>

#include "core/base/run_context.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/entry_judgements.h"

namespace shinglescope {

/// Similarities of known pairs, ascending, each once in a thousandth: as they
/// were found, or by what was said of them. Plain data.
struct PairTicks {
  std::vector<double> found;
  std::vector<double> duplicates;
  std::vector<double> others;
};

enum class TicksWanted { None, Found, Judged };

/// Of the pairs of distinct texts in a result. O(pairs) and, of judged pairs, a
/// look-up each. Errors: Cancelled.
Result<PairTicks> makePairTicks(const DuplicateResult &result, const EntryJudgements &judged,
                                TicksWanted wanted, const RunContext &context);

}  // namespace shinglescope
