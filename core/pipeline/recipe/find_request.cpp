// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/find_request.h"

#include <utility>

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/common_words.h"
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

Result<void> resolveShingles(FindRequest &request, const RunContext &context,
                             std::shared_ptr<const CommonWords> common) {
  Recipe &recipe = request.recipe;
  recipe.shingle.common = std::move(common);
  if (recipe.shingle.common == nullptr) {
    auto found = assignTo(recipe.shingle.common,
                          findCommonWords(request.dataset, request.columns, recipe.preparation,
                                          recipe.shingle, context));
    if (!found) return found;
  }
  return assignTo(recipe.shingle.stop,
                  findStopShingles(request.dataset, request.columns, recipe.preparation,
                                   recipe.shingle, context));
}

Result<std::shared_ptr<const CommonWords>> commonWordsOf(const Dataset &dataset,
                                                         const Recipe &recipe,
                                                         const RunContext &context) {
  if (!recipe.shingle.foldsRareWords()) return std::shared_ptr<const CommonWords>();
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  return findCommonWords(dataset, *columns, recipe.preparation, recipe.shingle, context);
}

}  // namespace shinglescope
