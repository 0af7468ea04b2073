// SPDX-License-Identifier: MIT
#include "app/cli/output/summary.h"

#include <cstdio>

#include "app/cli/output/progress.h"
#include "app/cli/output/terminal_text.h"
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

void say(const std::string &text) { std::fprintf(stderr, "%s\n", terminalText(text).c_str()); }

void sayCount(const char *name, const std::string &value, const std::string &remark) {
  std::fprintf(stderr, "%-16s %14s%s%s\n", name, value.c_str(), remark.empty() ? "" : "  ",
               terminalText(remark).c_str());
}

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

void sayReading(const char *name, const ReadingSummary &reading) {
  if (reading.problems > 0) sayCount(name, groupedNumber(reading.problems));
  for (const ProblemsOfKind &each : reading.kinds) {
    std::string lines;
    for (const RowProblem &problem : each.first)
      lines += (lines.empty() ? "" : ", ") + groupedNumber(problem.line);
    if (each.count > each.first.size()) lines += ", ...";
    const std::string detail = each.first.empty() ? "" : inEnglish(each.first.front().detail);
    say("  " + std::string(problemKindName(each.kind)) + ": " + groupedNumber(each.count) +
        (each.count == 1 ? ", in line " : ", in lines ") + lines +
        (detail.empty() ? "" : " (" + singleLine(detail) + ")"));
  }
  for (const Message &note : reading.notes) say("note: " + singleLine(inEnglish(note)));
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

std::string exactCostText(const ExactEstimate &estimate) {
  std::string text = "exact: about " + countedText(estimate.comparisons, "comparison") +
                     " of texts, " + decimalText(estimate.seconds, 1) + " s and " +
                     groupedNumber(roundedMebibytes(estimate.memoryBytes)) + " MiB with the table";
  if (estimate.isExpensive())
    text += "; word shingles or a higher threshold make it cheaper, find is fast in any case";
  return text;
}

void saySearchSummary(const CliOptions &options, const RunReport &report) {
  sayCount("rows", groupedNumber(report.rows));
  sayCount("distinct texts", groupedNumber(report.distinctTexts));
  sayCount("candidates", groupedNumber(report.candidates));
  sayCount("pairs", groupedNumber(report.pairs),
           "at or above " + report.recipe.threshold.toString());
  if (report.against) {
    sayCount(
        "matched rows", groupedNumber(report.against->matchedRows),
        "with partners among " + groupedNumber(report.against->rows) + " rows of the reference");
  } else {
    sayCount("groups", groupedNumber(report.groups),
             "with " + countedText(report.rowsInGroups, "row"));
  }
  sayReading("reading problems", report.reading);
  if (report.against) sayReading("in the reference", report.against->reading);
  sayCount("time", decimalText(report.totalSeconds, 2) + " s");
  sayCount("memory", decimalText(static_cast<double>(report.peakMemoryBytes) / 1e6, 1) + " MB");
  sayCount("pairs written", groupedNumber(report.pairsWritten), "to " + placeName(options.outPath));
  if (options.groupsPath)
    say((report.against ? "matched rows written to " : "groups written to ") +
        placeName(*options.groupsPath));
  if (options.reportPath) say("report written to " + placeName(*options.reportPath));
  if (options.projectPath) say("project written to " + placeName(*options.projectPath));
  for (const Message &message : leftOutOf(report)) say("skipped: " + inEnglish(message));
  if (report.pairsForm != "links" || report.recipe.pairs == PairsWanted::Links) return;
  say("Links only: " + countedText(report.pairs, "pair") + (report.pairs == 1 ? " is" : " are") +
      " more than --max-pairs " + groupedNumber(options.maxPairs) +
      ", so each class of identical texts is written as a star from its smallest row and each "
      "pair of distinct texts once.");
}

}  // namespace shinglescope
