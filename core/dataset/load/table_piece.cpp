// SPDX-License-Identifier: MIT
#include "core/dataset/load/table_piece.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostGuesses = 200;
constexpr std::size_t kRowsThatMustFit = 3;

/// Returns whether the first records of `text` have the table's width.
bool fitsTable(RecordParser &parser, std::string_view text, std::size_t columns) {
  ParsedRecord record;
  for (std::size_t i = 0; i < kRowsThatMustFit && !text.empty(); ++i) {
    const ParseStatus status = parser.parse(text, false, record);
    if (status == ParseStatus::NeedMore) return i > 0;
    if (status == ParseStatus::TooLarge) return false;
    const bool isRow = status == ParseStatus::Record;
    if (isRow && (record.cells.size() != columns || !record.problems.empty())) return false;
    text.remove_prefix(record.length);
  }
  return true;
}

}  // namespace

Result<TablePiece> readPiece(const PieceRules &rules, std::span<char> text, std::uint64_t offset,
                             bool isLast, DatasetBuilder builder) {
  TablePiece piece(std::move(builder));
  DelimitedReader reader(text, offset, isLast, rules.reading, rules.context, piece.report);
  reader.setColumns(rules.rows.columns);
  reader.setFirstLineEnd(rules.lineEnd);
  RowCollector collector(rules.rows, piece.rows, piece.report);
  while (true) {
    if (auto added = collector.addPlainRows(reader); !added) return added.error();
    if (piece.rows.rowCount() >= rules.rows.mostRows) break;
    const auto more = reader.next();
    if (!more) return more.error();
    if (!*more) {
      piece.endsBlank = reader.record().isAfterBlank;
      break;
    }
    if (piece.rows.rowCount() == 0) piece.firstLine = reader.record().line;
    if (auto added = collector.addRow(reader); !added) return added.error();
  }
  piece.begin = offset;
  piece.end = reader.offset();
  piece.lines = reader.line() - 1;
  piece.ragged = std::move(collector.raggedRows());
  piece.afterBlank = std::move(collector.rowsAfterBlank());
  return piece;
}

std::optional<std::size_t> guessRowBegin(const PieceRules &rules, std::string_view text) {
  RecordParser parser(rules.reading.marks, rules.reading.maxRowBytes);
  std::optional<std::size_t> first;
  std::size_t at = 0;
  for (std::size_t i = 0; i < kMostGuesses; ++i) {
    const std::size_t feed = text.find('\n', at);
    if (feed == text.npos) break;
    at = feed + 1;
    if (!first) first = at;
    if (fitsTable(parser, text.substr(at), rules.rows.columns)) return at;
  }
  return first;
}

}  // namespace shinglescope
