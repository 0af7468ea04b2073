// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/load/ragged_rows.h"
#include "core/dataset/load/row_collector.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The settings shared by all pieces of a source.
struct PieceRules {
  const RowRules &rows;
  ReadingOptions reading;
  LineEnd lineEnd = LineEnd::Lf;
  const RunContext &context;
};

/// The rows of a part of a source in memory. Rows and lines in its report are counted from its own
/// beginning; offsets are those of the source.
struct TablePiece {
  explicit TablePiece(DatasetBuilder builder) : rows(std::move(builder)) {}

  std::uint64_t begin = 0;  ///< of its first row
  std::uint64_t end = 0;    ///< after its last row
  std::uint64_t lines = 0;
  bool endsBlank = false;  ///< blank lines follow its last row
  DatasetBuilder rows;
  LoadReport report;
  std::uint64_t firstLine = 1;  ///< of its first row
  std::vector<RaggedRow> ragged;
  std::vector<RowPlace> afterBlank;  ///< rows of the table's width below a blank line
};

/// Reads the complete rows of `text` in place, from its first byte, which is byte `offset` of the
/// source, up to the limit of the rules. `isLast` is true if nothing follows. `builder` is empty
/// and has the table's columns. Errors: Cancelled.
Result<TablePiece> readPiece(const PieceRules &rules, std::span<char> text, std::uint64_t offset,
                             bool isLast, DatasetBuilder builder);

/// Guesses where a row of `text` begins, from the first line feed on. Prefers a nearby position
/// that is followed by complete rows of the table's width. Returns none without a line feed. The
/// guess may be wrong, since the text may begin within quotes.
std::optional<std::size_t> guessRowBegin(const PieceRules &rules, std::string_view text);

}  // namespace shinglescope
