// SPDX-License-Identifier: MIT
#include "core/export/request/exported_second.h"

#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {

ExportedSecond exportedSecond(std::shared_ptr<const LoadReport> source, const Dataset &first,
                              const Dataset &second, const TableMatch &match,
                              const Recipe &recipe) {
  std::vector<std::string> arguments{"--against", source->path};
  const auto add = [&arguments](const char *option, const std::string &value) {
    arguments.emplace_back(option);
    arguments.push_back(value);
  };
  if (!source->dialect.part.empty()) add("--against-part", source->dialect.part);
  for (const ColumnPair &pair : pairsToName(first, second, match.columns, namedColumns(recipe)))
    add("--against-column", pair.first + "=" + pair.second);
  if (match.hasPairsWithin) arguments.emplace_back("--within");
  return {std::move(source), std::move(arguments)};
}

}  // namespace shinglescope
