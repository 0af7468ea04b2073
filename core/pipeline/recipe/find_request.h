#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// The checked input of a run.
struct FindRequest {
  const Dataset &dataset;
  Recipe recipe;
  std::vector<ColumnId> columns;
  RowScope scope;  ///< which rows may form a pair

  /// Refers to this request.
  SigningInput signingInput() const {
    return {dataset, columns, recipe.preparation, recipe.shingle, recipe.signature, scope};
  }
};

/// `firstReference` is the first row of a reference, if there is one. Errors: BadParameter for an
/// invalid recipe or columns, Format for no rows.
Result<FindRequest> checkRequest(const Dataset &dataset, const Recipe &recipe,
                                 std::optional<std::uint32_t> firstReference = {});

/// Finds the stop shingles, if the recipe excludes any, in two passes over the rows. Errors: those
/// of findStopShingles().
Result<void> resolveStopShingles(FindRequest &request, const RunContext &context);

}  // namespace shinglescope
