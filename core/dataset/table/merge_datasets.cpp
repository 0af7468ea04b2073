// SPDX-License-Identifier: MIT
#include "core/dataset/table/merge_datasets.h"

#include <algorithm>
#include <limits>
#include <span>

#include "core/dataset/table/column_names.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kMergedRowsPerPoll = 1024;

/// A column of the result and the source of its text.
struct ColumnSource {
  ColumnId target;
  ColumnId source;
};

Result<void> appendRows(DatasetBuilder &builder, const Dataset &from,
                        std::span<const ColumnSource> columns, std::size_t width,
                        const RunContext &context) {
  std::vector<std::string_view> cells(width);
  for (std::uint32_t row = 0; row < from.rowCount(); ++row) {
    if (row % kMergedRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    for (const ColumnSource &column : columns)
      cells[column.target.value] = from.cell(RecordId{row}, column.source);
    builder.addRow(cells, from.sourceOffset(RecordId{row}));
    if ((row + 1) % kMergedRowsPerPoll == 0) context.advance(kMergedRowsPerPoll);
  }
  context.advance(from.rowCount() % kMergedRowsPerPoll);
  return {};
}

/// The columns of the result that each table fills.
struct FilledColumns {
  std::vector<ColumnSource> ofFirst;
  std::vector<ColumnSource> ofSecond;
};

Result<std::shared_ptr<const Dataset>> merged(const Dataset &first, const Dataset &second,
                                              std::vector<std::string> names,
                                              const FilledColumns &filled,
                                              const RunContext &context) {
  const std::uint64_t rows = std::uint64_t{first.rowCount()} + second.rowCount();
  if (rows >= std::numeric_limits<std::uint32_t>::max())
    return errorOf(ErrorCode::Limit, {MessageId::BothFilesTooLarge});
  context.startStage(Stage::Reading, WorkUnit::Rows, rows);
  const std::size_t width = names.size();
  DatasetBuilder builder(std::move(names));
  builder.reserveRows(rows);
  if (auto added = appendRows(builder, first, filled.ofFirst, width, context); !added)
    return added.error();
  builder.beginSecondTable();
  if (auto added = appendRows(builder, second, filled.ofSecond, width, context); !added)
    return added.error();
  return builder.finish();
}

/// Finds the column of the reference for one of the file: that of a pair, or that of its name.
Result<ColumnId> counterpartOf(const Dataset &file, const Dataset &reference, ColumnId column,
                               const std::string &name, const std::vector<ColumnPair> &pairs) {
  for (const ColumnPair &pair : pairs) {
    const auto first = file.findColumn(pair.first);
    if (!first) return first.error();
    if (*first != column) continue;
    const auto second = reference.findColumn(pair.second);
    if (!second) return badParameter({MessageId::ReferenceLacksColumn, {second.error().message}});
    return *second;
  }
  const auto second = reference.findColumn(name);
  if (!second) return badParameter({MessageId::ReferenceLacksColumn, {second.error().message}});
  return *second;
}

}  // namespace

Result<std::shared_ptr<const Dataset>> mergeDatasets(const Dataset &file, const Dataset &reference,
                                                     const std::vector<std::string> &columns,
                                                     const std::vector<ColumnPair> &pairs) {
  FilledColumns filled;
  for (const std::string &name : columns) {
    const auto inFile = file.findColumn(name);
    if (!inFile) return inFile.error();
    const auto inReference = counterpartOf(file, reference, *inFile, name, pairs);
    if (!inReference) return inReference.error();
    filled.ofFirst.push_back({*inFile, *inFile});
    filled.ofSecond.push_back({*inFile, *inReference});
  }
  return merged(file, reference, file.columnNames(), filled, {});
}

Result<std::shared_ptr<const Dataset>> joinTables(const Dataset &first, const Dataset &second,
                                                  const ColumnMatch &match,
                                                  const RunContext &context) {
  FilledColumns filled;
  std::vector<std::string_view> names;
  std::vector<bool> isMatched(second.columnCount());
  for (std::uint32_t column = 0; column < first.columnCount(); ++column) {
    names.emplace_back(first.columnName({column}));
    filled.ofFirst.push_back({{column}, {column}});
    if (column >= match.size() || !match[column]) continue;
    filled.ofSecond.push_back({{column}, *match[column]});
    isMatched[match[column]->value] = true;
  }
  for (std::uint32_t column = 0; column < second.columnCount(); ++column) {
    if (isMatched[column]) continue;
    filled.ofSecond.push_back({{static_cast<std::uint32_t>(names.size())}, {column}});
    names.emplace_back(second.columnName({column}));
  }
  return merged(first, second, columnNamesFromHeader(names).names, filled, context);
}

}  // namespace shinglescope
