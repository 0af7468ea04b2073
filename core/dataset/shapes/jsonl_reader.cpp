#include "core/dataset/shapes/jsonl_reader.h"

#include <algorithm>
#include <chrono>
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
constexpr std::size_t kJsonlReaderMaxNameNotes = 10;

/// Builds rows from JSON objects; used once.
class JsonTable {
 public:
  JsonTable(const LoadOptions &options, const RunContext &context, LoadReport &report)
      : m_report(report), m_table({}, options, context, report) {}

  /// Adds everything from `reader`; true if rows were left unread.
  template <class Reader, class Piece>
  Result<bool> addAll(Reader &reader, Piece piece) {
    while (true) {
      const auto more = reader.next();
      if (!more) return more.error();
      if (!*more) return false;
      if (m_table.isFull()) return true;
      if (auto added = add(piece(reader)); !added) return added.error();
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
  for (const std::size_t at : m_flattener.loneSurrogates()) {
    m_report.addProblem({ProblemKind::LoneSurrogate,
                         static_cast<std::uint32_t>(m_table.rowCount()),
                         piece.line,
                         piece.offset + at,
                         {MessageId::SurrogateShown}});
  }
  if (m_flattener.hasRepeatedPaths()) ++m_rowsWithRepeats;
  return m_table.addValidRow(m_flattener.cells(), piece);
}

Result<void> JsonTable::addColumns() {
  const std::size_t columns = m_flattener.paths().size();
  if (columns == m_table.columnCount()) return {};
  if (columns > kJsonlReaderMaxColumns) {
    return errorOf(ErrorCode::Limit, {MessageId::KeysTooMany}, m_report.path);
  }
  return m_table.addColumns(columns - m_table.columnCount());
}

std::shared_ptr<const Dataset> JsonTable::finish() {
  const std::vector<std::string> paths = m_table.namesAsRead(m_flattener.paths());
  ColumnNames names = columnNamesFromHeader({paths.begin(), paths.end()});
  const std::size_t notes = names.notes.size();
  names.notes.resize(std::min(notes, kJsonlReaderMaxNameNotes));
  if (notes > kJsonlReaderMaxNameNotes) {
    names.notes.push_back({MessageId::ColumnsNamedLikewise, {notes - kJsonlReaderMaxNameNotes}});
  }
  m_report.notes.insert(m_report.notes.end(), names.notes.begin(), names.notes.end());
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
    return table.addAll(values, [](const JsonValueReader &reader) { return reader.value(); });
  }
  LineReader lines(source, options.maxRowBytes, options.blockBytes, context, report);
  return table.addAll(lines, [](const LineReader &reader) { return reader.line(); });
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

Result<LoadedDataset> readJson(ByteSource &source, std::string_view head,
                               const LoadOptions &options, const RunContext &context) {
  const auto start = std::chrono::steady_clock::now();
  const bool isSpread = isSpreadJson(head);
  LoadReport report;
  report.path = source.path();
  report.bomBytes = source.bomBytes();
  report.sniffed = shapeGuess(SourceShape::JsonLines, options.shape.has_value(), source,
                              options.encoding.has_value());
  report.dialect = report.sniffed.dialect;
  context.startStage(Stage::Reading, WorkUnit::Bytes, source.storedSize());
  JsonTable table(options, context, report);
  source.startDigest();
  const auto isStopped = readInto(table, source, isSpread, options, context, report);
  if (!isStopped) return isStopped.error();
  auto dataset = table.finish();
  if (!*isStopped) report.digest = source.finishDigest();
  addSourceNotes(source, *isStopped, MessageId::RowsNone, report);
  if (isSpread) {
    report.notes.push_back({MessageId::ObjectsSpread});
  }
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return LoadedDataset{std::move(dataset), std::move(report)};
}

}  // namespace shinglescope
