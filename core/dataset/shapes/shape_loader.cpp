// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/shape_loader.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "core/base/ascii.h"
#include "core/dataset/shapes/jsonl_reader.h"
#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/shapes/text_table.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/file_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kShapeLoaderSampleBytes = 64U << 10U;

bool isJsonName(std::string name) {
  std::ranges::transform(name, name.begin(), asciiLower);
  for (const std::string_view packed : {".gz", ".xz", ".zst", ".bz2"}) {
    if (name.ends_with(packed)) name.resize(name.size() - packed.size());
  }
  return name.ends_with(".jsonl") || name.ends_with(".ndjson") || name.ends_with(".json");
}

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
      report.addProblem(problemAt(line, ProblemKind::ShortRow,
                                  static_cast<std::uint32_t>(table.rowCount()),
                                  {MessageId::TabMissing}));
    }
  }
  return table.addRow(cells, line);
}

/// Reads the rows of a source with one text per line or with an id, a tab and a text per line:
/// further tabs belong to the text, and a line without a tab is a short row.
Result<ShapeRows> readLines(ByteSource &source, SourceShape shape, const LoadOptions &options,
                            const RunContext &context, LoadReport &report) {
  LineReader reader(source, options.maxRowBytes, options.blockBytes, context, report);
  TextTable table(shape == SourceShape::IdText ? std::vector<std::string>{"id", "text"}
                                               : std::vector<std::string>{"text"},
                  options, context, report);
  CellViews cells;
  bool isStopped = false;
  while (true) {
    const auto more = reader.next();
    if (!more) return more.error();
    if (!*more) break;
    isStopped = table.isFull();
    if (isStopped) break;
    if (auto added = addLine(reader.piece(), cells, table, report); !added) return added.error();
  }
  return ShapeRows{table.finish(), isStopped};
}

}  // namespace

Result<std::string> headOf(ByteSource &source) {
  const auto head = source.head();
  if (!head) return head.error();
  return (*head)->text.substr(0, kShapeLoaderSampleBytes);
}

bool isFolderOfTexts(const std::string &path, const LoadOptions &options) {
  std::error_code ignored;
  return options.shape.value_or(SourceShape::Folder) == SourceShape::Folder &&
         std::filesystem::is_directory(path, ignored);
}

Result<ShapeGuess> shapeOf(ByteSource &source, const LoadOptions &options) {
  if (options.shape == SourceShape::Folder) {
    return badParameter({MessageId::SourceIsNoFolder, {escapedForMessage(source.path())}});
  }
  if (options.shape) return ShapeGuess{*options.shape, 1, {MessageId::ShapeChosen}};
  const bool hasRowEnd = options.rowEnd && *options.rowEnd;
  if (options.delimiter || options.quote || options.hasHeader || hasRowEnd) {
    return ShapeGuess{SourceShape::Delimited, 1, {MessageId::ShapeByMarks}};
  }
  const auto sample = headOf(source);
  if (!sample) return sample.error();
  const std::size_t first = sample->find_first_not_of(" \t\r\n");
  const bool mayBeJson =
      first != std::string::npos && ((*sample)[first] == '{' || (*sample)[first] == '[');
  if (isJsonName(source.path()) && mayBeJson) {
    return ShapeGuess{SourceShape::JsonLines, 1, {MessageId::ShapeByName}};
  }
  return guessShape(*sample, sample->size() < kShapeLoaderSampleBytes);
}

void addShapeItem(const ShapeGuess &shape, bool isChosen, SniffResult &sniffed) {
  sniffed.items.insert(sniffed.items.begin(), {SniffedItem::Kind::Shape,
                                               inEnglish(shapeName(shape.shape)),
                                               shape.score,
                                               {shape.reason},
                                               isChosen});
}

Result<LoadedDataset> readShape(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context) {
  const auto sample = headOf(source);
  if (!sample) return sample.error();
  if (!options.encoding) {
    // NULs after the text, as left by a crash, do not indicate a binary file.
    const std::string_view text =
        std::string_view(*sample).substr(0, sample->find_last_not_of('\0') + 1);
    if (auto known = refuseUnknownBinary(text, source.path()); !known) return known.error();
  }
  const auto start = std::chrono::steady_clock::now();
  LoadReport report;
  report.path = source.path();
  report.bomBytes = source.bomBytes();
  report.sniffed =
      shapeGuess(shape, options.shape.has_value(), source, options.encoding.has_value());
  report.dialect = report.sniffed.dialect;
  context.startStage(Stage::Reading, WorkUnit::Bytes, source.storedSize());
  source.startDigest();
  const bool isJson = shape == SourceShape::JsonLines;
  const bool isSpread = isJson && isSpreadJson(*sample);
  auto rows = isJson ? readJson(source, isSpread, options, context, report)
                     : readLines(source, shape, options, context, report);
  if (!rows) return rows.error();
  if (!rows->isStopped) report.digest = source.finishDigest();
  addSourceNotes(source, rows->isStopped, MessageId::RowsNone, report);
  if (isSpread) report.notes.push_back({MessageId::ObjectsSpread});
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  addRepairItem(*sample, options.repairsText, report);
  addRepairNote(report);
  return LoadedDataset{std::move(rows->dataset), std::move(report)};
}

}  // namespace shinglescope
