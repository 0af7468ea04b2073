#include "core/dataset/shapes/line_tables.h"

#include <chrono>

#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/shapes/text_table.h"

namespace shinglescope {

namespace {

using CellViews = std::vector<std::string_view>;

void splitAtFirstTab(std::string_view line, CellViews &cells) {
  const std::size_t tab = line.find('\t');
  cells.push_back(line.substr(0, tab));
  if (tab != std::string_view::npos) cells.push_back(line.substr(tab + 1));
}

Result<void> addLine(const SourcePiece &line, CellViews &cells, TextTable &table,
                     LoadReport &report) {
  cells.clear();
  if (table.columnCount() == 1) {
    cells.push_back(line.text);
  } else {
    splitAtFirstTab(line.text, cells);
    if (cells.size() < 2) {
      report.addProblem({ProblemKind::ShortRow,
                         static_cast<std::uint32_t>(table.rowCount()),
                         line.line,
                         line.offset,
                         {MessageId::TabMissing}});
    }
  }
  return table.addRow(cells, line);
}

}  // namespace

Result<LoadedDataset> readLines(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context) {
  const auto start = std::chrono::steady_clock::now();
  LoadReport report;
  report.path = source.path();
  report.bomBytes = source.bomBytes();
  report.sniffed =
      shapeGuess(shape, options.shape.has_value(), source, options.encoding.has_value());
  report.dialect = report.sniffed.dialect;
  context.startStage(Stage::Reading, WorkUnit::Bytes, source.storedSize());
  LineReader reader(source, options.maxRowBytes, options.blockBytes, context, report);
  TextTable table(shape == SourceShape::IdText ? std::vector<std::string>{"id", "text"}
                                               : std::vector<std::string>{"text"},
                  options, context, report);
  source.startDigest();
  CellViews cells;
  bool isStopped = false;
  while (true) {
    const auto more = reader.next();
    if (!more) return more.error();
    if (!*more) break;
    isStopped = table.isFull();
    if (isStopped) break;
    if (auto added = addLine(reader.line(), cells, table, report); !added) return added.error();
  }
  auto dataset = table.finish();
  if (!isStopped) report.digest = source.finishDigest();
  addSourceNotes(source, isStopped, MessageId::RowsNone, report);
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return LoadedDataset{std::move(dataset), std::move(report)};
}

}  // namespace shinglescope
