// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Decided by the file's extension: .json, .tsv or .tab, otherwise CSV.
ExportFormat verdictFormatOf(const std::string &path);

/// A verdict on a pair of rows or on a class of identical rows (its first row twice), or a mark of
/// one row (then there is no row B).
struct VerdictLine {
  std::optional<std::uint32_t> rowA;
  std::optional<std::uint32_t> rowB;
  std::string idA = {};
  std::string idB = {};
  Judgement judgement = {};
  RowMark mark = RowMark::None;  ///< of a single row A
  bool isContested = false;      ///< reviewers disagree; commandsOf() skips it
  bool isByRule = false;         ///< a verdict rule decided, not a reviewer
  /// The tables of the rows, 1 or 2, in which they are numbered; none if there is only one.
  std::optional<std::uint32_t> tableA = {};
  std::optional<std::uint32_t> tableB = {};
  bool operator==(const VerdictLine &) const = default;
};

/// All verdicts on items and all marks of the table's rows: items by their rows, then marked rows.
/// O(n log n).
std::vector<VerdictLine> verdictLines(const Verdicts &verdicts);

/// Writes `row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by`, as docs/command-line.md
/// describes, and `table_a,table_b` if the lines name tables. Errors: those of the writer,
/// Cancelled.
Result<void> writeVerdicts(const std::vector<VerdictLine> &lines, RowWriter &writer,
                           const RunContext &context);

/// Reads what writeVerdicts() writes, and tables of other programs. Columns may be in any order;
/// `row_b` and a verdict or mark are required, others are optional. Errors: Io; Format with the
/// line or element that is wrong; Cancelled.
Result<std::vector<VerdictLine>> readVerdicts(const std::string &path, const RunContext &context);

/// Converts the lines to commands: one with origin "import", and one with the verdicts that a rule
/// gave, if there are any. A row may be named by its id alone. Of two tables, row A is in the first
/// and row B in the second unless the line names their tables. BadParameter if a row is not in the
/// table, or has an id other than the line's.
Result<std::vector<ReviewCommand>> commandsOf(const std::vector<VerdictLine> &lines,
                                              const RecordSource &source);

/// The same for lines that may be from this review. A line that repeats the current state of a
/// contested item is skipped, because it settles nothing.
Result<std::vector<ReviewCommand>> commandsOf(const std::vector<VerdictLine> &lines,
                                              const Verdicts &verdicts);

}  // namespace shinglescope
