// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/jsonl_reader.h"

#include <utility>

#include "core/dataset/shapes/json_flattener.h"
#include "core/dataset/shapes/json_tokens.h"
#include "core/dataset/shapes/json_value_reader.h"
#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/shapes/text_table.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/table/column_names.h"

namespace shinglescope {

namespace {

constexpr std::size_t kJsonlReaderMaxColumns = 1'000'000;

/// Builds rows from JSON objects; used once.
class JsonTable {
 public:
  JsonTable(const LoadOptions &options, const RunContext &context, LoadReport &report)
      : m_report(report), m_table({}, options, context, report) {}

  /// Adds everything from `reader`; true if rows were left unread.
  Result<bool> addAll(PieceReader &reader) {
    while (true) {
      const auto more = reader.next();
      if (!more) return more.error();
      if (!*more) return false;
      if (m_table.isFull()) return true;
      if (auto added = add(reader.piece()); !added) return added.error();
    }
  }

  std::shared_ptr<const Dataset> finish();

 private:
  Result<void> add(const SourcePiece &piece);
  Result<void> addColumns();

  LoadReport &m_report;
  TextTable m_table;
  JsonFlattener m_flattener;
  std::string m_repaired;
  std::uint64_t m_rowsWithRepeats = 0;
};

Result<void> JsonTable::add(const SourcePiece &piece) {
  if (withoutWhiteSpace(piece.text).empty()) {
    ++m_report.blankLines;
    m_report.blankBytes += piece.bytes;
    return {};
  }
  std::string_view text = piece.text;
  const std::size_t valid = validUtf8Prefix(text);
  std::size_t invalid = 0;
  if (valid < text.size()) {
    m_repaired.clear();
    invalid = appendRepairedUtf8(text, m_repaired);
    text = m_repaired;
  }
  if (const auto problem = m_flattener.parse(text)) {
    m_table.reject(piece, {MessageId::NoJsonObject, {problem->detail, problem->at}});
    return {};
  }
  if (auto added = addColumns(); !added) return added;
  if (invalid > 0) m_table.reportInvalidBytes(piece, valid, invalid);
  const auto row = static_cast<std::uint32_t>(m_table.rowCount());
  for (const std::size_t at : m_flattener.object().loneSurrogates) {
    m_report.addProblem(
        problemAt(piece, ProblemKind::LoneSurrogate, row, {MessageId::SurrogateShown}, at));
  }
  if (m_flattener.object().hasRepeatedPaths) ++m_rowsWithRepeats;
  return m_table.addValidRow(m_flattener.object().cells, piece);
}

Result<void> JsonTable::addColumns() {
  const std::size_t columns = m_flattener.object().paths.size();
  if (columns == m_table.columnCount()) return {};
  if (columns > kJsonlReaderMaxColumns) {
    return errorOf(ErrorCode::Limit, {MessageId::KeysTooMany}, m_report.path);
  }
  return m_table.addColumns(columns - m_table.columnCount());
}

std::shared_ptr<const Dataset> JsonTable::finish() {
  const std::vector<std::string> paths = m_table.namesAsRead(m_flattener.object().paths);
  ColumnNames names = columnNamesFromHeader({paths.begin(), paths.end()});
  addNameNotes(std::move(names.notes), m_report);
  if (m_rowsWithRepeats > 0) {
    m_report.notes.push_back({MessageId::ObjectsWithRepeats, {m_rowsWithRepeats}});
  }
  m_table.nameColumns(std::move(names.names));
  return m_table.finish();
}

Result<bool> readInto(JsonTable &table, ByteSource &source, bool isSpread,
                      const LoadOptions &options, const RunContext &context, LoadReport &report) {
  if (isSpread) {
    JsonValueReader values(source, options.maxRowBytes, options.blockBytes, context, report);
    return table.addAll(values);
  }
  LineReader lines(source, options.maxRowBytes, options.blockBytes, context, report);
  return table.addAll(lines);
}

}  // namespace

bool isSpreadJson(std::string_view head) {
  const std::string_view text = withoutWhiteSpace(head);
  const std::string_view first = withoutWhiteSpace(text.substr(0, text.find_first_of("\r\n")));
  if (first == "{" || first == "[") return true;
  if (!text.starts_with('[')) return false;
  const std::string_view inside = withoutWhiteSpace(text.substr(1));
  return inside.starts_with('{') || inside.starts_with(']');
}

Result<ShapeRows> readJson(ByteSource &source, bool isSpread, const LoadOptions &options,
                           const RunContext &context, LoadReport &report) {
  JsonTable table(options, context, report);
  const auto isStopped = readInto(table, source, isSpread, options, context, report);
  if (!isStopped) return isStopped.error();
  return ShapeRows{table.finish(), *isStopped};
}

}  // namespace shinglescope
