// SPDX-License-Identifier: MIT
#include "core/dataset/table/merge_datasets.h"

#include <limits>
#include <span>

namespace shinglescope {
namespace {

/// A column of the result and the source of its text.
struct ColumnSource {
  ColumnId target;
  ColumnId source;
};

void appendRows(DatasetBuilder &builder, const Dataset &from, std::span<const ColumnSource> columns,
                std::size_t width) {
  std::vector<std::string_view> cells(width);
  for (std::uint32_t row = 0; row < from.rowCount(); ++row) {
    for (const ColumnSource &column : columns)
      cells[column.target.value] = from.cell(RecordId{row}, column.source);
    builder.addRow(cells, from.sourceOffset(RecordId{row}));
  }
}

}  // namespace

Result<std::shared_ptr<const Dataset>> mergeDatasets(const Dataset &file, const Dataset &reference,
                                                     const std::vector<std::string> &columns) {
  std::vector<ColumnSource> ofFile;
  std::vector<ColumnSource> ofReference;
  for (const std::string &name : columns) {
    const auto inFile = file.findColumn(name);
    if (!inFile) return inFile.error();
    const auto inReference = reference.findColumn(name);
    if (!inReference)
      return badParameter({MessageId::ReferenceLacksColumn, {inReference.error().message}});
    ofFile.push_back({*inFile, *inFile});
    ofReference.push_back({*inFile, *inReference});
  }
  const std::uint64_t rows = std::uint64_t{file.rowCount()} + reference.rowCount();
  if (rows >= std::numeric_limits<std::uint32_t>::max())
    return errorOf(ErrorCode::Limit, {MessageId::BothFilesTooLarge});
  DatasetBuilder builder(file.columnNames());
  builder.reserveRows(rows);
  appendRows(builder, file, ofFile, file.columnCount());
  appendRows(builder, reference, ofReference, file.columnCount());
  return builder.finish();
}

}  // namespace shinglescope
