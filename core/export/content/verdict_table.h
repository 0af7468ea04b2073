#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// By the ending of a file's name: .json, .tsv or .tab, else CSV.
ExportFormat verdictFormatOf(const std::string &path);

/// What was said of a pair of rows, of a class of identical rows (its first row
/// twice), or of one row (then there is no row B).
struct VerdictLine {
  std::optional<std::uint32_t> rowA;
  std::optional<std::uint32_t> rowB;
  std::string idA = {};
  std::string idB = {};
  Judgement judgement = {};
  RowMark mark = RowMark::None;  ///< of row A alone
  bool isContested = false;      ///< no one's word: actOf() passes over it
  bool operator==(const VerdictLine &) const = default;
};

/// All that is said of entries and rows of the table: entries by their rows,
/// then marked rows. O(n log n).
std::vector<VerdictLine> verdictLines(const Verdicts &verdicts);

/// Writes `row_a,row_b,id_a,id_b,verdict,keep,note,tags`; docs/command-line.md
/// says what stands in them. Errors: those of the writer, Cancelled.
Result<void> writeVerdicts(const std::vector<VerdictLine> &lines, RowWriter &writer,
                           const RunContext &context);

/// Reads what writeVerdicts() writes, and tables that other programs wrote: the
/// columns in any order, `row_b` and verdict or mark needed, others optional.
/// Io; Format with the line or element that is wrong; Cancelled.
Result<std::vector<VerdictLine>> readVerdicts(const std::string &path, const RunContext &context);

/// The lines as one act of origin "import". A row may be named by its id alone.
/// BadParameter where a row is not in the table, or has another id than the
/// line says.
Result<ReviewCommand> actOf(const std::vector<VerdictLine> &lines, const RecordSource &source);

/// The same for lines that may be the review's own: one that says of a contested
/// entry what stands there is passed over, since nobody settled it by that.
Result<ReviewCommand> actOf(const std::vector<VerdictLine> &lines, const Verdicts &verdicts);

}  // namespace shinglescope
