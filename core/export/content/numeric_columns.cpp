// SPDX-License-Identifier: MIT
#include "core/export/content/numeric_columns.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostSheetColumns = 16'384;

/// The types are needed before any row is written; guessing them is not a stage of its own.
RunContext withoutStages(RunContext context) {
  context.progress = nullptr;
  return context;
}

}  // namespace

Result<std::vector<bool>> numericColumns(const Dataset &dataset,
                                         const std::vector<std::optional<ColumnType>> &chosen,
                                         const RunContext &context) {
  const RunContext quiet = withoutStages(context);
  std::vector<bool> isNumeric(dataset.columnCount(), false);
  for (std::uint32_t column = 0; column < isNumeric.size(); ++column) {
    if (context.isCancelled()) return cancelledError();
    if (column < chosen.size() && chosen[column]) {
      isNumeric[column] = chosen[column]->kind == ColumnKind::Number;
      continue;
    }
    const auto guess = guessColumnType(dataset, {column}, GuessScope::Sample, quiet);
    if (!guess) return guess.error();
    isNumeric[column] = guess->type.kind == ColumnKind::Number;
  }
  return isNumeric;
}

Result<std::vector<bool>> numericColumns(const ExportRequest &request, const RunContext &context) {
  const bool isWorkbook = request.format == ExportFormat::Xlsx;
  if (!isWorkbook || request.dataset->columnCount() > kMostSheetColumns) return std::vector<bool>();
  return numericColumns(*request.dataset, request.chosenTypes, context);
}

}  // namespace shinglescope
