#pragma once

#include <optional>
#include <vector>

#include "core/pipeline/candidate_scorer.h"
#include "core/pipeline/duplicate_result.h"
#include "core/pipeline/signed_texts.h"

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

/// What a run is about, checked.
struct FindRequest {
  const Dataset &dataset;
  Recipe recipe;
  std::vector<ColumnId> columns;
  RowScope scope;  ///< which rows may form a pair
};

/// `firstReference` is the first row of a reference, where there is one.
/// BadParameter for a recipe or columns that will not do, Format for no rows.
Result<FindRequest> checkRequest(const Dataset &dataset, const Recipe &recipe,
                                 std::optional<std::uint32_t> firstReference = {});

/// Finds the stop-shingles that the recipe asks for, if any, in the data: two
/// passes over the rows. Errors as findStopShingles.
Result<void> resolveStopShingles(FindRequest &request, const RunContext &context);

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
