// SPDX-License-Identifier: MIT
#include "core/export/content/quiz_rows.h"

#include <algorithm>
#include <numeric>

#include "core/base/files/atomic_file.h"
#include "core/export/format/row_format.h"

namespace shinglescope {
namespace {

std::string letterOf(std::size_t answer, char first = 'A') {
  return std::string(1, static_cast<char>(first + static_cast<char>(answer % 26)));
}

/// The letter before an answer keeps spreadsheets from reading 3/12 as a date.
std::string answerCell(const QuizTally &tally, std::size_t answer) {
  if (answer >= tally.answers.size()) return {};
  return letterOf(answer) + ": " + tally.answers[answer];
}

std::vector<ExportColumn> quizColumns(std::size_t answers) {
  std::vector<ExportColumn> columns{{"lesson"},
                                    {"stage"},
                                    {"question"},
                                    {"votes", ExportCellKind::Number},
                                    {"right_votes", ExportCellKind::Number},
                                    {"right_answer", ExportCellKind::Word}};
  for (std::size_t i = 0; i < answers; ++i) {
    columns.push_back({"answer_" + letterOf(i, 'a')});
    columns.push_back({"chosen_" + letterOf(i, 'a'), ExportCellKind::Number});
  }
  return columns;
}

}  // namespace

Result<void> writeQuizRows(const std::string &lesson, const std::vector<QuizTally> &questions,
                           RowWriter &writer) {
  std::size_t answers = 0;
  for (const QuizTally &tally : questions) answers = std::max(answers, tally.answers.size());
  if (auto begun = writer.begin(quizColumns(answers)); !begun) return begun;
  RowCells cells;
  for (const QuizTally &tally : questions) {
    cells.clear();
    cells.text(lesson);
    cells.text(tally.stage);
    cells.text(tally.question);
    cells.number(std::accumulate(tally.chosen.begin(), tally.chosen.end(), std::uint64_t{0}));
    cells.number(tally.chosen[tally.right]);
    cells.ownText(letterOf(tally.right));
    for (std::size_t i = 0; i < answers; ++i) {
      cells.ownText(answerCell(tally, i));
      cells.number(i < tally.chosen.size() ? std::optional(tally.chosen[i]) : std::nullopt);
    }
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  return writer.end();
}

Result<void> saveQuizResults(const std::string &path, const std::string &lesson,
                             const std::vector<QuizTally> &questions) {
  std::string csv;
  const ByteSink sink = appendingTo(csv);
  const RunContext context;
  const RowFormat format{ExportFormat::Csv, ExportProfile::Spreadsheet};
  const auto writer = makeRowWriter(format, sink, context);
  if (auto written = writeQuizRows(lesson, questions, *writer); !written) return written;
  return writeFile(path, csv);
}

}  // namespace shinglescope
