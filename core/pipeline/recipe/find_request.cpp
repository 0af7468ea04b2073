// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/find_request.h"

#include <utility>

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/stop_shingles.h"

namespace shinglescope {

Result<FindRequest> checkRequest(const Dataset &dataset, const Recipe &recipe,
                                 std::optional<std::uint32_t> firstReference) {
  if (auto valid = validateRecipe(recipe); !valid) return valid.error();
  auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  if (const auto id = idColumn(dataset, recipe); !id) return id.error();
  if (dataset.rowCount() == 0) return errorOf(ErrorCode::Format, {MessageId::DataHasNoRows, {}});
  auto scope = recipeScope(dataset, recipe, firstReference);
  if (!scope) return scope.error();
  return FindRequest{dataset, recipe, std::move(*columns), std::move(*scope)};
}

Result<void> resolveStopShingles(FindRequest &request, const RunContext &context) {
  Recipe &recipe = request.recipe;
  return assignTo(recipe.shingle.stop,
                  findStopShingles(request.dataset, request.columns, recipe.preparation,
                                   recipe.shingle, context));
}

}  // namespace shinglescope
