// SPDX-License-Identifier: MIT
#pragma once

#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/pipeline/report/stage_clock.h"

namespace shinglescope {

/// Finds all pairs of the request's rows at or above the threshold by comparing sets, without
/// signatures (joinNumbered()). Fills everything of the result but its groups. The sets of the
/// result are those of texts in pairs and of texts of several rows; if they would be large and the
/// text of the table stays in its file, they are those that groups compare, and the sizes of all
/// sets. Errors: those of findDistinctTexts(), NumberedSets::build() and joinNumbered().
Result<void> findExactPairs(const FindRequest &request, const RunContext &context,
                            StageClock &clock, DuplicateResult &result);

/// The whole run: the same, groups and report. Errors: those of resolveShingles(),
/// checkExactMemory() and findExactPairs().
Result<DuplicateResult> runExact(FindRequest request, const RunContext &context);

}  // namespace shinglescope
