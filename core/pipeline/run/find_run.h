#pragma once

#include <optional>

#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/pipeline/run/candidate_scorer.h"
#include "core/pipeline/signing/signed_texts.h"

namespace shinglescope {

/// What the steps of a run leave for the next; a step that is there already is
/// not done again. Whoever keeps a state over several runs drops what a new
/// recipe makes invalid. Without keys, `texts` holds the signatures.
struct FindState {
  std::optional<SignedTexts> texts;
  std::optional<Candidates> candidates;
  std::optional<ScoredTexts> scored;         ///< all candidates, down to `floor`
  std::optional<ScoredTexts> partialScores;  ///< what a cancelled run had scored
  Ratio floor;
};

/// The steps of `find` that `state` does not hold, then groups and report.
/// With `keep` the state holds all steps afterwards, else nothing.
Result<DuplicateResult> runFind(const FindRequest &request, bool keep, FindState &state,
                                const RunContext &context);

/// The result of state.partialScores.
Result<DuplicateResult> partialResult(const FindRequest &request, const FindState &state,
                                      const RunContext &context);

/// Groups the pairs of a result and counts everything into its report.
Result<void> finishResult(const FindRequest &request, DuplicateResult &result,
                          const RunContext &context);

}  // namespace shinglescope
