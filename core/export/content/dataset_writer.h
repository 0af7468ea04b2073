#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

struct TableStyle {
  char delimiter = ',';
  bool hasHeader = true;
  std::span<const std::vector<std::string>> header = {};  ///< in place of the columns' names
};

/// Writes every row of a data set, in order, as UTF-8 with LF line ends; cells
/// beyond the columns follow in their row, so that reading the file again gives
/// the same data set. Streams. Stage: Writing, in rows.
Result<void> writeTable(const Dataset &dataset, const TableStyle &style, const ByteSink &sink,
                        const RunContext &context);

/// Writes `id,text`: the prepared text of the compared columns of every row, in
/// order, so that preparation need not be repeated. The id is the recipe's id
/// column, or the row's number from 0. Streams: prepares in parallel and holds
/// a few MiB. BadParameter for a recipe or columns that will not do. Stage:
/// Writing, in rows.
Result<void> writePreparedTexts(const Dataset &dataset, const Recipe &recipe, char delimiter,
                                const ByteSink &sink, const RunContext &context);

}  // namespace shinglescope
