// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {

namespace {

Result<std::vector<ColumnId>> distinctColumns(const Dataset &dataset,
                                              const std::vector<std::string> &names,
                                              MessageId isTwice) {
  std::vector<ColumnId> columns;
  std::vector<bool> isNamed(dataset.columnCount(), false);
  for (const std::string &name : names) {
    const auto column = dataset.findColumn(name);
    if (!column) return column.error();
    if (isNamed[column->value]) return badParameter({isTwice, {name}});
    isNamed[column->value] = true;
    columns.push_back(*column);
  }
  return columns;
}

}  // namespace

Result<std::vector<ColumnId>> comparedColumns(const Dataset &dataset, const Recipe &recipe) {
  if (recipe.compare.empty()) return badParameter({MessageId::NoColumnCompared, {}});
  // Columns are joined by a space, so a word would reach from one column into the next.
  if (!recipe.shingle.wordSeparator.empty() && recipe.compare.size() > 1)
    return badParameter({MessageId::SeparatorOfOneColumn, {recipe.compare.size()}});
  return distinctColumns(dataset, recipe.compare, MessageId::ColumnComparedTwice);
}

Result<std::optional<ColumnId>> idColumn(const Dataset &dataset, const Recipe &recipe) {
  if (!recipe.id) return std::optional<ColumnId>{};
  const auto column = dataset.findColumn(*recipe.id);
  if (!column) return column.error();
  return std::optional<ColumnId>{*column};
}

Result<std::vector<ColumnId>> sameColumns(const Dataset &dataset, const Recipe &recipe) {
  return distinctColumns(dataset, recipe.same, MessageId::ColumnSameTwice);
}

Result<RowScope> recipeScope(const Dataset &dataset, const Recipe &recipe,
                             std::optional<std::uint32_t> firstReference) {
  auto same = sameColumns(dataset, recipe);
  if (!same) return same.error();
  return RowScope(dataset, *std::move(same), firstReference);
}

std::optional<std::uint32_t> referenceOf(const Dataset &dataset, const Recipe &recipe) {
  if (!recipe.against || recipe.against->hasPairsWithin) return std::nullopt;
  return dataset.secondTable();
}

std::vector<std::string> namedColumns(const Recipe &recipe) {
  std::vector<std::string> names = recipe.compare;
  names.insert(names.end(), recipe.same.begin(), recipe.same.end());
  if (recipe.id) names.push_back(*recipe.id);
  return names;
}

}  // namespace shinglescope
