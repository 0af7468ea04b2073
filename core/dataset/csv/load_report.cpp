// SPDX-License-Identifier: MIT
#include "core/dataset/csv/load_report.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shinglescope {

std::string_view problemKindName(ProblemKind kind) {
  switch (kind) {
    case ProblemKind::ShortRow: return "short row";
    case ProblemKind::LongRow: return "long row";
    case ProblemKind::TextAfterQuote: return "text after a closing quote";
    case ProblemKind::UnterminatedQuote: return "quote that never closes";
    case ProblemKind::LongQuotedField: return "very long quoted field";
    case ProblemKind::InvalidBytes: return "invalid bytes";
    case ProblemKind::RowTooLarge: return "row too large";
    case ProblemKind::MixedLineEnds: return "mixed line ends";
    case ProblemKind::OtherDelimiter: return "row with another delimiter";
    case ProblemKind::DialectDrift: return "change of dialect";
    case ProblemKind::TableBoundary: return "another table";
    case ProblemKind::LoneSurrogate: return "half a character";
    case ProblemKind::TrailingNuls: return "NUL bytes at the end";
    case ProblemKind::NotARecord: return "line that is not a record";
    case ProblemKind::Count: break;
  }
  return "";
}

std::uint64_t LoadReport::problemTotal() const {
  return std::accumulate(problemCounts.begin(), problemCounts.end(), std::uint64_t{0});
}

std::uint64_t LoadReport::accountedBytes() const {
  return bomBytes + preambleBytes + headerBytes + recordBytes + blankBytes + commentBytes +
         rejectedBytes + footerBytes + tailBytes;
}

void LoadReport::append(const LoadReport &part, std::uint32_t firstRow, std::uint64_t linesBefore) {
  for (const auto count :
       {&LoadReport::physicalLines, &LoadReport::blankLines, &LoadReport::commentLines,
        &LoadReport::multiLineFields, &LoadReport::rowsWithLooseQuotes,
        &LoadReport::repairedCharacters, &LoadReport::recordBytes, &LoadReport::blankBytes,
        &LoadReport::commentBytes, &LoadReport::rejectedBytes})
    this->*count += part.*count;
  constexpr auto kMixed = static_cast<std::size_t>(ProblemKind::MixedLineEnds);
  const bool isMixKnown = problemCounts[kMixed] > 0;
  for (std::size_t kind = 0; kind < problemCounts.size(); ++kind) {
    if (kind != kMixed || !isMixKnown) problemCounts[kind] += part.problemCounts[kind];
  }
  for (RowProblem problem : part.problems) {
    const bool isMix = problem.kind == ProblemKind::MixedLineEnds;
    const bool isWanted = isMix ? !isMixKnown : problems.size() < kMaxListedProblems;
    if (!isWanted) continue;
    if (problem.row) *problem.row += firstRow;
    problem.line += linesBefore;
    problems.push_back(std::move(problem));
  }
  for (const std::uint32_t row : part.problemRows) problemRows.push_back(row + firstRow);
}

void LoadReport::addRejected(const RejectedRow &row, std::uint64_t line, std::uint64_t limit) {
  rejectedBytes += row.bytes;
  addProblem({ProblemKind::RowTooLarge,
              std::nullopt,
              line,
              row.offset,
              {MessageId::BytesOverLimit, {row.bytes, limit}}});
}

void LoadReport::insertProblem(RowProblem problem) {
  ++problemCounts[static_cast<std::size_t>(problem.kind)];
  const auto place = std::ranges::find_if(
      problems, [&](const RowProblem &other) { return other.line >= problem.line; });
  problems.insert(place, std::move(problem));
}

void LoadReport::addProblem(RowProblem problem) {
  ++problemCounts[static_cast<std::size_t>(problem.kind)];
  const bool isNewRow =
      problem.row && (problemRows.empty() || *(problemRows.end() - 1) < *problem.row);
  if (isNewRow) problemRows.push_back(*problem.row);
  if (problems.size() < kMaxListedProblems) problems.push_back(std::move(problem));
}

}  // namespace shinglescope
