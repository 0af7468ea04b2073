// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/problem_model.h"

#include "core/export/content/problem_rows.h"
#include "core/export/format/delimited_rows.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {

QString problemKindText(ProblemKind kind) {
  switch (kind) {
    case ProblemKind::ShortRow: return ProblemModel::tr("short row");
    case ProblemKind::LongRow: return ProblemModel::tr("long row");
    case ProblemKind::TextAfterQuote: return ProblemModel::tr("text after a closing quote");
    case ProblemKind::UnterminatedQuote: return ProblemModel::tr("quote that never closes");
    case ProblemKind::LongQuotedField: return ProblemModel::tr("very long quoted field");
    case ProblemKind::InvalidBytes: return ProblemModel::tr("invalid bytes");
    case ProblemKind::RowTooLarge: return ProblemModel::tr("row too large");
    case ProblemKind::MixedLineEnds: return ProblemModel::tr("mixed line ends");
    case ProblemKind::OtherDelimiter: return ProblemModel::tr("row with another delimiter");
    case ProblemKind::DialectDrift: return ProblemModel::tr("change of dialect");
    case ProblemKind::TableBoundary: return ProblemModel::tr("another table");
    case ProblemKind::LoneSurrogate: return ProblemModel::tr("half a character");
    case ProblemKind::TrailingNuls: return ProblemModel::tr("NUL bytes at the end");
    case ProblemKind::NotARecord: return ProblemModel::tr("line that is not a record");
    case ProblemKind::Count: break;
  }
  return {};
}

QString problemText(const RowProblem &problem) {
  const QString kind = problemKindText(problem.kind);
  if (problem.detail.id == MessageId::None) return kind;
  return ProblemModel::tr("%1: %2").arg(kind, messageText(problem.detail));
}

ProblemModel::ProblemModel(QObject *parent) : FlatModel(parent) {
  const auto row = [](const RowProblem &problem) {
    return problem.row ? countText(*problem.row + 1) : tr("none");
  };
  const auto line = [](const RowProblem &problem) { return countText(problem.line); };
  const auto byte = [](const RowProblem &problem) { return countText(problem.byteOffset); };
  const auto kind = [](const RowProblem &problem) { return problemKindText(problem.kind); };
  const auto detail = [](const RowProblem &problem) { return messageText(problem.detail); };
  setColumns({{tr("row"), row, kAtRight, kAtRight},
              {tr("line"), line, kAtRight, kAtRight},
              {tr("byte"), byte, kAtRight, kAtRight},
              {tr("problem"), kind, kAtLeft, kAtLeft},
              {tr("detail"), detail, kAtLeft, kAtLeft}});
}

std::string problemsAsCsv(const std::vector<RowProblem> &problems) {
  std::string csv;
  const ByteSink sink = appendingTo(csv);
  const RunContext context;
  DelimitedRows writer(',', ExportProfile::Exact, sink, context);
  // Writing to a string cannot fail.
  static_cast<void>(writer.begin(problemColumns()));
  RowCells cells;
  for (const RowProblem &problem : problems) {
    cells.clear();
    addProblem(cells, problem);
    static_cast<void>(writer.row(cells.cells()));
  }
  static_cast<void>(writer.end());
  return csv;
}

}  // namespace shinglescope
