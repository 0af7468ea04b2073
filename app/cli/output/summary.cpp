// SPDX-License-Identifier: MIT
#include "app/cli/output/summary.h"

#include "app/cli/output/amount_text.h"
#include "app/cli/output/console.h"
#include "core/base/decimal_text.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

std::string droppedName(ProblemKind kind, std::uint64_t count) {
  if (count != 1 && kind == ProblemKind::NotARecord) return "lines that are not records";
  if (count != 1 && kind == ProblemKind::RowTooLarge) return "rows too large";
  return std::string(problemKindName(kind));
}

}  // namespace

std::string countedText(std::uint64_t count, const char *thing) {
  return groupedNumber(count) + ' ' + thing + (count == 1 ? "" : "s");
}

std::string singleLine(std::string_view text) {
  std::string line;
  for (const char c : text) line.push_back(static_cast<unsigned char>(c) < 0x20 ? ' ' : c);
  return line;
}

std::string placeName(const std::string &path) {
  return path == "-" ? "standard output" : singleLine(path);
}

std::string droppedText(const ReadingSummary &reading, const std::string &name) {
  std::string text = countedText(reading.droppedRows, "row") + " of " + quotedForMessage(name) +
                     (reading.droppedRows == 1 ? " is" : " are") + " left out:";
  for (const ProblemsOfKind &each : reading.kinds) {
    if (!isDropped(each.kind)) continue;
    if (text.back() != ':') text += ",";
    text += ' ' + groupedNumber(each.count) + ' ' + droppedName(each.kind, each.count);
    if (!each.first.empty())
      text += " (first in line " + groupedNumber(each.first.front().line) + ")";
  }
  return text;
}

std::string exactCostText(const ExactEstimate &estimate, bool isContainment) {
  std::string text = "exact: about " + countedText(estimate.comparisons, "comparison") +
                     " of texts, " + decimalText(estimate.seconds, 1) + " s and " +
                     groupedNumber(roundedMebibytes(estimate.memoryBytes)) + " MiB with the table";
  if (estimate.isExpensive()) text += "; word shingles or a higher threshold make it cheaper";
  if (estimate.isExpensive() && !isContainment) text += ", find is fast in any case";
  return text;
}

void sayNewCsv(const Console &console, const LoadReport &report) {
  if (!report.dialect.isMadeOfCells) return;
  console.say("note: The copy is a new CSV file, because the table is not stored as text.");
}

void saySearchSummary(const CliOptions &options, const RunReport &report) {
  const Console console(options.verbosity);
  const bool hasGroups = !report.against || report.against->hasPairsWithin;
  console.sayCount("rows", groupedNumber(report.rows));
  console.sayCount("distinct texts", groupedNumber(report.distinctTexts));
  console.sayCount("candidates", groupedNumber(report.candidates));
  console.sayCount("pairs", groupedNumber(report.pairs),
                   "at or above " + report.recipe.threshold.toString());
  if (report.against) {
    console.sayCount(
        "matched rows", groupedNumber(report.against->matchedRows),
        "with partners among " + groupedNumber(report.against->rows) + " rows of the reference");
  }
  if (hasGroups) {
    console.sayCount("groups", groupedNumber(report.groups),
                     "with " + countedText(report.rowsInGroups, "row"));
  }
  console.sayReading("reading problems", report.reading);
  if (report.against) console.sayReading("in the reference", report.against->reading);
  console.sayCount("time", decimalText(report.totalSeconds, 2) + " s");
  console.sayCount("memory", byteSizeText(report.peakMemoryBytes));
  console.sayCount("pairs written", groupedNumber(report.pairsWritten),
                   "to " + placeName(options.outPath));
  if (options.groupsPath)
    console.say((hasGroups ? "groups written to " : "matched rows written to ") +
                placeName(*options.groupsPath));
  if (options.reportPath) console.say("report written to " + placeName(*options.reportPath));
  if (options.projectPath) console.say("project written to " + placeName(*options.projectPath));
  for (const Message &message : leftOutOf(report)) console.say("skipped: " + inEnglish(message));
  if (report.pairsForm != "links" || report.recipe.pairs == PairsWanted::Links) return;
  console.say(
      "Links only: " + countedText(report.pairs, "pair") + (report.pairs == 1 ? " is" : " are") +
      " more than --max-pairs " + groupedNumber(options.maxPairs) +
      ", so each class of identical texts is written as a star from its smallest row and each "
      "pair of distinct texts once.");
}

}  // namespace shinglescope
