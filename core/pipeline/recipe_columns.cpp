#include "core/pipeline/recipe_columns.h"

namespace shinglescope {

Result<std::vector<ColumnId>> comparedColumns(const Dataset &dataset, const Recipe &recipe) {
  if (recipe.compare.empty())
    return badParameter("No column to compare was named. Choose at least one.");
  std::vector<ColumnId> columns;
  std::vector<bool> isNamed(dataset.columnCount(), false);
  for (const std::string &name : recipe.compare) {
    const auto column = dataset.findColumn(name);
    if (!column) return column.error();
    if (isNamed[column->value])
      return badParameter("The column \"" + name + "\" is compared twice; give each one once.");
    isNamed[column->value] = true;
    columns.push_back(*column);
  }
  return columns;
}

Result<std::optional<ColumnId>> idColumn(const Dataset &dataset, const Recipe &recipe) {
  if (!recipe.id) return std::optional<ColumnId>{};
  const auto column = dataset.findColumn(*recipe.id);
  if (!column) return column.error();
  return std::optional<ColumnId>{*column};
}

}  // namespace shinglescope
