// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/source_sniffer.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/dataset/source/file_kind.h"
#include "core/dataset/source/source_samples.h"
#include "core/dataset/source/text_decoder.h"

namespace shinglescope {

namespace {

/// Returns the later pieces as UTF-8; none if characters have units of two or four bytes, since a
/// piece may begin within a unit.
Result<std::vector<std::string>> readLater(const ByteSource &source, std::optional<char> rowEnd) {
  if (rowEnd) return std::vector<std::string>();  // pieces are cut at line ends
  if (source.encoding().starts_with("UTF-16") || source.encoding().starts_with("UTF-32")) {
    return std::vector<std::string>();
  }
  auto pieces = readLaterSamples(*source.raw());
  if (!pieces || !source.isDecoded()) return pieces;
  for (std::string &piece : *pieces) {
    auto decoder = TextDecoder::open(source.encoding());
    if (!decoder) return decoder.error();
    std::string text;
    decoder->decode(piece, true, text);
    piece = std::move(text);
  }
  return pieces;
}

constexpr char kUnitSeparator = '\x1F';
constexpr char kRecordSeparator = '\x1E';

/// Returns the length of the line end that follows a row separator and belongs to it.
std::size_t lineEndBytes(std::string_view text) {
  return text.starts_with('\n') ? 1 : text.starts_with("\r\n") ? 2 : 0;
}

/// Returns the number of line ends (LF, CRLF and CR) that do not belong to a row separator, without
/// the last line end of the text.
std::ptrdiff_t otherLineEnds(std::string_view text) {
  std::ptrdiff_t lines = 0;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if (text[at] == kRecordSeparator)
      at += lineEndBytes(text.substr(at + 1));
    else if (text[at] == '\n' || (text[at] == '\r' && text[at + 1] != '\n'))
      ++lines;
  }
  return lines;
}

/// ASCII has its own separators for tables: 0x1F separates cells, 0x1E rows. Some tables use only
/// the second.
std::optional<char> guessedRowEnd(std::string_view text) {
  const auto rows = std::ranges::count(text, kRecordSeparator);
  if (rows == 0) return std::nullopt;
  const auto units = std::ranges::count(text, kUnitSeparator);
  const auto lines = otherLineEnds(text);
  const bool endsRows = lines == 0 || (units >= rows && lines < rows);
  return endsRows ? std::optional(kRecordSeparator) : std::nullopt;
}

/// Puts each row of the sample on its own line, as the guessing functions expect.
std::string inLines(std::string_view text, char rowEnd) {
  std::string lines;
  lines.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool isRowEnd = text[at] == rowEnd;
    const bool isLineEnd = text[at] == '\n' || text[at] == '\r';
    lines += isRowEnd ? '\n' : isLineEnd ? ' ' : text[at];
    if (isRowEnd) at += lineEndBytes(text.substr(at + 1));
  }
  return lines;
}

void addRowEnd(const LoadOptions &options, std::optional<char> rowEnd, SniffResult &guess) {
  const bool isChosen = options.rowEnd.has_value();
  guess.dialect.rowEnd = rowEnd;
  guess.add(SniffedItem::Kind::RowEnd, rowEnd ? "mark" : "line ends", 1.0,
            {isChosen ? MessageId::RowSeparatorChosen
             : rowEnd ? MessageId::RowSeparatorFound
                      : MessageId::RowsEndWithLines},
            isChosen, isChosen || rowEnd);
}

void addFooter(const LoadOptions &options, SniffResult &guess) {
  const bool isChosen = options.footerRows > 0;
  guess.add(SniffedItem::Kind::Footer, isChosen ? std::to_string(options.footerRows) : "none", 1.0,
            {isChosen ? MessageId::FooterChosen : MessageId::FooterNone}, isChosen, false);
}

}  // namespace

Result<SniffedTable> sniffSource(ByteSource &source, const LoadOptions &options,
                                 const RunContext &context) {
  if (context.isCancelled()) return cancelledError();
  const auto head = source.head();
  if (!head) return head.error();
  std::string_view text = (*head)->text;
  // NULs after the text, as left by a crash, do not indicate a binary file.
  if (const std::size_t last = text.find_last_not_of('\0'); last != text.npos) {
    text = text.substr(0, last + 1);
  }
  if (!options.encoding) {
    if (auto known = refuseUnknownBinary(text, source.path()); !known) return known.error();
  }
  const std::optional<char> rowEnd = options.rowEnd.value_or(guessedRowEnd(text));
  const std::string lines = rowEnd ? inLines(text, *rowEnd) : std::string();
  const auto later = readLater(source, rowEnd);
  if (!later) return later.error();
  SniffedTable table = sniffDialect({rowEnd ? std::string_view(lines) : text,
                                     (*head)->isComplete,
                                     options,
                                     {later->begin(), later->end()}});
  addRowEnd(options, rowEnd, table.guess);
  addFooter(options, table.guess);
  const EncodingGuess &encoding = source.encodingGuess();
  table.guess.dialect.encoding = source.encoding();
  table.guess.dialect.isMadeOfCells = options.isMadeOfCells;
  table.guess.add(SniffedItem::Kind::Encoding, source.encoding(), encoding.score, encoding.reason,
                  options.encoding.has_value());
  return table;
}

}  // namespace shinglescope
