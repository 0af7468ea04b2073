// SPDX-License-Identifier: MIT
#include "core/explain/row_signer.h"

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/common_words.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/stop_shingles.h"

namespace shinglescope {

Result<Recipe> resolveRecipe(const Dataset &dataset, Recipe recipe, const RunContext &context) {
  if (const Result<void> valid = validateRecipe(recipe); !valid) return valid.error();
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  if (recipe.shingle.foldsRareWords() && recipe.shingle.common == nullptr) {
    auto common = findCommonWords(dataset, *columns, recipe.preparation, recipe.shingle, context);
    if (!common) return common.error();
    recipe.shingle.common = *std::move(common);
  }
  if (!recipe.shingle.maxDocumentFrequency || recipe.shingle.stop != nullptr) return recipe;
  auto stop = findStopShingles(dataset, *columns, recipe.preparation, recipe.shingle, context);
  if (!stop) return stop.error();
  recipe.shingle.stop = *std::move(stop);
  return recipe;
}

RowSigner::RowSigner(const Dataset &dataset, const Recipe &recipe, std::vector<ColumnId> columns,
                     TextPreparer preparer, MinHasher hasher)
    : m_dataset(&dataset),
      m_columns(std::move(columns)),
      m_preparer(std::move(preparer)),
      m_shingler(recipe.shingle),
      m_hasher(std::move(hasher)) {}

Result<RowSigner> RowSigner::create(const Dataset &dataset, const Recipe &resolved) {
  auto columns = comparedColumns(dataset, resolved);
  if (!columns) return columns.error();
  auto preparer = TextPreparer::create(resolved.preparation);
  if (!preparer) return preparer.error();
  auto hasher = MinHasher::create(resolved.signature);
  if (!hasher) return hasher.error();
  return RowSigner(dataset, resolved, *std::move(columns), *std::move(preparer),
                   *std::move(hasher));
}

std::string_view RowSigner::preparedText(RecordId row) {
  return m_preparer.prepare(recordText(*m_dataset, row, m_columns, m_joined));
}

bool RowSigner::sign(std::string_view prepared, std::span<std::uint32_t> signature) {
  const auto hashes = m_shingler.shingleHashes(prepared);
  if (hashes.empty()) return false;
  m_hasher.sign(hashes, signature);
  return true;
}

}  // namespace shinglescope
