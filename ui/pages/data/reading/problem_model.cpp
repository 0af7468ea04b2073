#include "ui/pages/data/reading/problem_model.h"

#include <QLocale>
#include <array>
#include <string_view>

#include "core/export/format/table_writer.h"
#include "ui/base/text/core_text.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {

namespace {

int problemAlignment(int column) {
  const bool isNumber = column <= ProblemModel::ByteColumn;
  return isNumber ? int{Qt::AlignRight | Qt::AlignVCenter} : int{Qt::AlignLeft | Qt::AlignVCenter};
}

}  // namespace

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
    case ProblemKind::NotARecord: return ProblemModel::tr("line that is no record");
    case ProblemKind::Count: break;
  }
  return {};
}

QString problemText(const RowProblem &problem) {
  const QString kind = problemKindText(problem.kind);
  if (problem.detail.empty()) return kind;
  return ProblemModel::tr("%1: %2").arg(kind, cellDisplayText(problem.detail));
}

void ProblemModel::setProblems(std::vector<RowProblem> problems) {
  beginResetModel();
  m_problems = std::move(problems);
  endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) return problemAlignment(index.column());
  if (role != Qt::DisplayRole) return {};
  const RowProblem &problem = m_problems[static_cast<std::size_t>(index.row())];
  switch (index.column()) {
    case RowColumn: return problem.row ? QLocale().toString(*problem.row + 1) : tr("none");
    case LineColumn: return QLocale().toString(static_cast<qulonglong>(problem.line));
    case ByteColumn: return QLocale().toString(static_cast<qulonglong>(problem.byteOffset));
    case KindColumn: return problemKindText(problem.kind);
    case DetailColumn: return coreDetail(cellDisplayText(problem.detail));
    default: return {};
  }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return problemAlignment(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case RowColumn: return tr("row");
    case LineColumn: return tr("line");
    case ByteColumn: return tr("byte");
    case KindColumn: return tr("problem");
    case DetailColumn: return tr("detail");
    default: return {};
  }
}

std::string problemsAsCsv(const std::vector<RowProblem> &problems) {
  std::string csv = "row,line,byte,problem,detail\n";
  const TableWriter writer(',');
  for (const RowProblem &problem : problems) {
    const std::string row = problem.row ? std::to_string(*problem.row) : std::string();
    const std::string line = std::to_string(problem.line);
    const std::string byte = std::to_string(problem.byteOffset);
    const std::array<std::string_view, 5> fields = {row, line, byte, problemKindName(problem.kind),
                                                    problem.detail};
    writer.appendRow(csv, fields);
  }
  return csv;
}

}  // namespace shinglescope
