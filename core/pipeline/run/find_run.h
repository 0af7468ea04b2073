// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/pipeline/run/candidate_scorer.h"
#include "core/pipeline/signing/signed_texts.h"

namespace shinglescope {

/// The results of the steps of a run, as input for later steps; a step whose result is present is
/// skipped. The owner of a state kept over several runs drops what a new recipe invalidates.
/// Without keys, `texts` contains the signatures.
struct FindState {
  std::optional<SignedTexts> texts;
  std::optional<Candidates> candidates;
  std::optional<ScoredTexts> scored;         ///< all candidates, down to `floor`
  std::optional<ScoredTexts> partialScores;  ///< what a cancelled run scored
  Ratio floor;
};

/// Runs the steps of `find` whose results `state` lacks, then grouping and the report. With `keep`
/// the state contains the results of all steps afterwards, otherwise nothing.
Result<DuplicateResult> runFind(const FindRequest &request, bool keep, FindState &state,
                                const RunContext &context);

/// The result of state.partialScores.
Result<DuplicateResult> partialResult(const FindRequest &request, const FindState &state,
                                      const RunContext &context);

/// Groups the pairs of a result and counts everything into its report.
Result<void> finishResult(const FindRequest &request, DuplicateResult &result,
                          const RunContext &context);

}  // namespace shinglescope
