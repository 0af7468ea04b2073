// SPDX-License-Identifier: MIT
#include "core/export/content/label_rows.h"

#include <nlohmann/json.hpp>

#include "core/dataset/table/two_tables.h"
#include "core/export/content/pair_cells.h"
#include "core/export/content/verdict_table.h"
#include "core/export/format/row_format.h"
#include "core/review/labels/pair_file.h"

namespace shinglescope {
namespace {

using LabelJson = nlohmann::ordered_json;

constexpr std::size_t kLabelsPerPoll = 256;

LabelJson recordJson(const Dataset &dataset, RecordId row) {
  LabelJson record = LabelJson::object();
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
    const std::string_view cell = dataset.cell(row, {column});
    record[dataset.columnName({column})] = cell.empty() ? LabelJson() : LabelJson(cell);
  }
  return record;
}

/// The form in which dedupe writes a tuple, so that it reads one.
std::string pairJson(const Dataset &dataset, const RowLabel &label) {
  const LabelJson pair = {{"__class__", "tuple"},
                          {"__value__", LabelJson::array({recordJson(dataset, label.a),
                                                          recordJson(dataset, label.b)})}};
  return pair.dump(-1, ' ', true);
}

}  // namespace

Result<void> writeSplinkLabels(const std::vector<RowLabel> &labels, const RecordSource &source,
                               RowWriter &writer, const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Verdicts, labels.size());
  const ExportCellKind ids = source.idColumn ? ExportCellKind::Text : ExportCellKind::Number;
  std::vector<ExportColumn> columns{
      {"unique_id_l", ids}, {"unique_id_r", ids}, {"clerical_match_score", ExportCellKind::Number}};
  const bool hasTables = source.dataset && source.dataset->secondTable();
  if (hasTables)
    for (const char *name : {"source_dataset_l", "source_dataset_r"})
      columns.push_back({name, ExportCellKind::Text});
  auto begun = writer.begin(columns);
  if (!begun) return begun;
  RowCells cells;
  std::size_t count = 0;
  for (const RowLabel &label : labels) {
    if (count++ % kLabelsPerPoll == 0 && context.isCancelled()) return cancelledError();
    cells.clear();
    for (const RecordId row : {label.a, label.b}) {
      if (source.idColumn)
        cells.id(*source.dataset, row, source.idColumn);
      else
        cells.number(hasTables ? numberInTable(*source.dataset, row) : row.value);
    }
    cells.number(label.isMatch ? 1 : 0);
    if (hasTables)
      for (const RecordId row : {label.a, label.b}) cells.text(tableCell(*source.dataset, row));
    if (auto written = writer.row(cells.cells()); !written) return written;
    context.advance(1);
  }
  return writer.end();
}

Result<void> writeDedupeTraining(const std::vector<RowLabel> &labels, const Dataset &dataset,
                                 const ByteSink &sink, const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Verdicts, labels.size());
  std::string text = "{";
  for (const bool isMatch : {false, true}) {
    text += isMatch ? "],\n\"match\": [" : "\"distinct\": [";
    bool isFirst = true;
    std::size_t count = 0;
    for (const RowLabel &label : labels) {
      if (count++ % kLabelsPerPoll == 0 && context.isCancelled()) return cancelledError();
      if (label.isMatch != isMatch) continue;
      text += isFirst ? "\n" : ",\n";
      isFirst = false;
      text += pairJson(dataset, label);
      if (auto written = sink(text); !written) return written;
      text.clear();
      context.advance(1);
    }
  }
  return sink(text + "]}\n");
}

Result<void> writeLabels(const std::vector<RowLabel> &labels, const RecordSource &source,
                         const std::string &path, const ByteSink &sink, const RunContext &context) {
  if (isTrainingFile(path)) return writeDedupeTraining(labels, *source.dataset, sink, context);
  const auto rows = makeRowWriter({.format = verdictFormatOf(path)}, sink, context);
  return writeSplinkLabels(labels, source, *rows, context);
}

}  // namespace shinglescope
