// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/hash.h"
#include "core/base/large_array.h"
#include "core/base/message.h"
#include "core/dataset/container/container.h"
#include "core/dataset/csv/dialect.h"

namespace shinglescope {

/// A row problem that does not stop reading. Numbers in brackets are the cases of docs/reading.md.
enum class ProblemKind {
  ShortRow,           ///< fewer cells than columns; padded [11]
  LongRow,            ///< more cells than columns; the extra ones are kept [12]
  TextAfterQuote,     ///< text after a closing quote; kept as written [8]
  UnterminatedQuote,  ///< a quote that never closes; taken literally [9]
  LongQuotedField,    ///< a quoted field of over 1,000 lines or 1 MB [9]
  InvalidBytes,       ///< bytes that are not valid in the encoding; shown as U+FFFD
  RowTooLarge,        ///< over the row limit; not loaded
  MixedLineEnds,      ///< different line ends in one file [3]
  OtherDelimiter,     ///< a single cell that another delimiter would split; kept whole [13]
  DialectDrift,       ///< from here on another dialect fits; rows are kept [16]
  TableBoundary,      ///< another table begins here; its rows are kept [34]
  LoneSurrogate,      ///< half a character of UTF-16, or an odd last byte [23]
  TrailingNuls,       ///< NUL bytes at the end of the file; skipped [25]
  NotARecord,         ///< a line that is not a JSON object; not loaded
  Count
};

/// Returns the English name for reports ("short row", ...).
std::string_view problemKindName(ProblemKind kind);

/// One problem, with everything needed to find it in the file.
struct RowProblem {
  ProblemKind kind = ProblemKind::ShortRow;
  std::optional<std::uint32_t> row;  ///< 0-based data row; none if nothing was loaded
  std::uint64_t line = 1;            ///< physical line, from 1
  std::uint64_t byteOffset = 0;      ///< in the source
  Message detail = {};               ///< such as "4 cells instead of 6"
  bool operator==(const RowProblem &) const = default;
};

/// Returns a problem at byte `at` of `place`, whose members are the line and the offset of its
/// beginning.
template <class Place>
RowProblem problemAt(const Place &place, ProblemKind kind, std::optional<std::uint32_t> row,
                     Message detail, std::size_t at = 0) {
  return {kind, row, place.line, place.offset + at, std::move(detail)};
}

/// A row over the limit, which is not returned.
struct RejectedRow {
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
};

/// The outcome of reading a file. Every byte is accounted for: accountedBytes() == fileBytes,
/// unless LoadOptions::maxRows ended the reading early.
struct LoadReport {
  std::string path;
  SniffResult sniffed;  ///< what was guessed
  Dialect dialect;      ///< what was used
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  std::uint64_t guessedColumns = 0;  ///< from samples; used to read the first record
  std::uint64_t physicalLines = 0;
  std::uint64_t blankLines = 0;
  std::uint64_t commentLines = 0;
  std::uint64_t multiLineFields = 0;
  std::uint64_t rowsWithLooseQuotes = 0;  ///< in unquoted cells
  std::uint64_t repairedCharacters = 0;   ///< that had been decoded twice
  std::uint64_t fileBytes = 0;
  std::uint64_t bomBytes = 0;
  std::uint64_t preambleBytes = 0;
  std::uint64_t headerBytes = 0;
  std::uint64_t recordBytes = 0;
  std::uint64_t footerBytes = 0;
  std::uint64_t blankBytes = 0;
  std::uint64_t commentBytes = 0;
  std::uint64_t rejectedBytes = 0;
  std::uint64_t tailBytes = 0;  ///< NULs or a Ctrl-Z after the text
  std::array<std::uint64_t, static_cast<std::size_t>(ProblemKind::Count)> problemCounts{};
  std::vector<RowProblem> problems;       ///< the first kMaxListedProblems
  LargeArray<std::uint32_t> problemRows;  ///< every row with a problem, ascending
  std::vector<std::vector<std::string>>
      headerRows;                    ///< cells of the header as they are in the file
  std::vector<Message> notes;        ///< remarks on the whole file, such as "no rows"
  std::optional<Digest128> digest;   ///< of the source's bytes; none unless all were read
  std::vector<ContainerPart> parts;  ///< of the file, if it contains several tables or may do so
  double seconds = 0;

  static constexpr std::size_t kMaxListedProblems = 10'000;
  std::uint64_t problemTotal() const;
  /// Returns the sum of all parts of the file, from the byte-order mark to the tail.
  std::uint64_t accountedBytes() const;
  /// Counts and lists a problem; must be called in the order of the rows.
  void addProblem(RowProblem problem);
  /// Counts and lists a row of more than `limit` bytes that begins on `line`.
  void addRejected(const RejectedRow &row, std::uint64_t line, std::uint64_t limit);
  /// Appends the report of the next part of the file, which begins with row `firstRow` and after
  /// `linesBefore` lines.
  void append(const LoadReport &part, std::uint32_t firstRow, std::uint64_t linesBefore);
  /// Counts a problem of the whole file and lists it before those of later rows, even if the list
  /// is full.
  void insertProblem(RowProblem problem);
};

}  // namespace shinglescope
