// SPDX-License-Identifier: MIT
#include "tests/fuzz/export_check.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/unicode.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/json_rows.h"
#include "core/export/format/spreadsheet_text.h"
#include "core/export/format/xlsx_text.h"
#include "core/export/report/html_text.h"
#include "tests/fuzz/option_bytes.h"

namespace shinglescope::fuzz {
namespace {

using Row = std::vector<std::string>;

/// Repairs bytes as a data set does; the result is valid UTF-8.
std::string validText(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size();) {
    const CodePoint character = decodeUtf8(bytes, at);
    const bool isInvalid = character.value == kReplacementCharacter && character.length == 1;
    text += isInvalid ? std::string_view("\xEF\xBF\xBD") : bytes.substr(at, character.length);
    at += character.length;
  }
  return text;
}

/// Returns the rows of an input, each with the same number of cells.
std::vector<Row> rowsOf(std::string_view data, std::size_t columns) {
  std::vector<Row> rows(1);
  std::string cell;
  const auto endCell = [&] {
    if (rows.back().size() < columns) rows.back().push_back(validText(cell));
    cell.clear();
  };
  for (const char c : data) {
    if (c != '\x1F' && c != '\x1E') {
      cell.push_back(c);
      continue;
    }
    endCell();
    if (c == '\x1E') rows.emplace_back();
  }
  endCell();
  for (Row &row : rows) row.resize(columns);
  return rows;
}

std::vector<ExportColumn> columnsOf(std::size_t count) {
  std::vector<ExportColumn> columns;
  for (std::size_t i = 0; i < count; ++i)
    columns.push_back({"c" + std::to_string(i), ExportCellKind::Text, i == 0 ? "" : "r"});
  return columns;
}

void writeAll(const std::vector<Row> &rows, RowWriter &writer) {
  static_cast<void>(writer.begin(columnsOf(rows.front().size())));
  for (const Row &row : rows) {
    std::vector<ExportCell> cells;
    for (const std::string &cell : row) cells.push_back({cell});
    static_cast<void>(writer.row(cells));
  }
  static_cast<void>(writer.end());
}

std::optional<std::string> brokenTable(const std::vector<Row> &rows, char delimiter,
                                       ExportProfile profile) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const RunContext context;
  DelimitedRows writer(delimiter, profile, sink, context);
  writeAll(rows, writer);
  LoadOptions options;
  options.delimiter = delimiter;
  options.quote = '"';
  options.shape = SourceShape::Delimited;
  options.escape = std::optional<char>();
  options.comment = std::optional<char>();
  options.spacedQuotes = false;
  options.mergesDelimiters = false;
  options.preambleLines = 0;
  options.hasHeader = true;
  options.encoding = "UTF-8";
  const auto source = openMemorySource("export", text, {});
  if (!source) return "the export cannot be opened: " + source.error().detail();
  const auto loaded = loadDataset(*source, options, {});
  if (!loaded) return "the export cannot be read: " + loaded.error().detail();
  const Dataset &dataset = *loaded->dataset;
  if (dataset.rowCount() != rows.size()) return "the number of rows differs";
  const bool isSafe = profile == ExportProfile::Spreadsheet;
  for (std::uint32_t row = 0; row < rows.size(); ++row) {
    if (!dataset.extraCells({row}).empty()) return "a row has extra cells";
    for (std::uint32_t c = 0; c < rows[row].size(); ++c) {
      const std::string_view cell = dataset.cell({row}, ColumnId{c});
      if (isSafe && needsPrefix(cell) && !cell.starts_with('\'')) return "a formula remains";
      if ((isSafe ? withoutPrefix(cell) : cell) != rows[row][c]) return "a cell differs";
    }
  }
  return std::nullopt;
}

std::optional<std::string> brokenJson(const std::vector<Row> &rows, JsonRows::Shape shape) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const RunContext context;
  JsonRows writer(shape, false, sink, context);
  writeAll(rows, writer);
  if (shape == JsonRows::Shape::Lines) {
    std::string array = "[";
    for (const char c : text) array += c == '\n' ? ',' : c;
    array.back() = ']';
    text = std::move(array);
  }
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded() || json.size() != rows.size()) return "the JSON is invalid";
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t c = 0; c < rows[row].size(); ++c) {
      const std::string name = "c" + std::to_string(c);
      const auto &object = json[row];
      if ((c == 0 ? object : object.at("r")).at(name) != rows[row][c])
        return "a cell of the JSON differs";
    }
  }
  return std::nullopt;
}

std::optional<std::string> brokenCell(std::string_view bytes, std::size_t limit) {
  std::string cell;
  makeXlsxText(bytes, limit, cell);
  std::size_t units = 0;
  for (std::size_t at = 0; at < cell.size();) {
    const CodePoint character = decodeUtf8(cell, at);
    const bool isInvalid = character.value == kReplacementCharacter && character.length == 1;
    if (isInvalid || character.value == 0 || character.value == 0xFFFE || character.value == 0xFFFF)
      return "XLSX cannot hold a cell";
    units += character.value > 0xFFFF ? 2 : 1;
    at += character.length;
  }
  if (units > limit) return "a cell of XLSX is too long";
  std::string html;
  appendEscaped(html, bytes);
  if (html.find_first_of("<>\"'") != std::string::npos) return "there is markup in a report";
  return validText(html) == html ? std::nullopt
                                 : std::optional<std::string>("the HTML is not valid UTF-8");
}

}  // namespace

std::optional<std::string> brokenExportPromise(std::string_view input) {
  const OptionBytes options(input);
  const std::vector<Row> rows = rowsOf(options.data(), 1 + options.bits(0, 0, 2));
  for (const char delimiter : {',', '\t'})
    for (const ExportProfile profile : {ExportProfile::Exact, ExportProfile::Spreadsheet})
      if (auto broken = brokenTable(rows, delimiter, profile)) return broken;
  for (const auto shape : {JsonRows::Shape::Array, JsonRows::Shape::Lines})
    if (auto broken = brokenJson(rows, shape)) return broken;
  return brokenCell(options.data(), 6 + options.at(1));
}

}  // namespace shinglescope::fuzz
