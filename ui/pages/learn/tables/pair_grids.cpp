// SPDX-License-Identifier: MIT
// The tables of the later stages: pairs and questions.

#include <QCoreApplication>

#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

/// The translation context of the grids.
struct PairGridsWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LessonGrids)
};

QString local(const LocalText &text, const QString &language) {
  return shownText(text.in(language.toStdString()));
}

}  // namespace

LessonGrid pairGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = {PairGridsWords::tr("pair"), PairGridsWords::tr("equal"),
                              PairGridsWords::tr("estimate"), PairGridsWords::tr("exact")},
                  .labelColumns = 1,
                  .labelsToCome = {pairNames(lesson)},
                  .isWrapping = true};
  for (std::uint32_t i = 0; i < state.revealed.compared; ++i) {
    const LessonPair &pair = tables.pairs[i];
    std::vector<GridCell> cells{wordCell(pairName(lesson, pair))};
    cells.push_back({QStringLiteral("%1/%2").arg(pair.equalPositions).arg(tables.numHashes()),
                     CellTone::Muted});
    cells.push_back({shareText(pair.estimateOf(tables.numHashes())), CellTone::Strong});
    cells.push_back({shareText(pair.jaccard())});
    if (touches.has(Touched::Pair, i)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid questionGrid(const Lesson &lesson, const LessonState &state, const QList<int> &answers,
                        const QString &language) {
  const StepTouches touches(lesson, state);
  LessonGrid grid{
      .headers = {QString(), PairGridsWords::tr("question"), PairGridsWords::tr("answer")},
      .labelColumns = 2,
      .labelShare = 0.85,
      .isWrapping = true};
  for (std::uint32_t i = 0; i < lesson.questions().size(); ++i) {
    std::vector<GridCell> cells{{QString::number(i + 1), CellTone::Muted}};
    cells.push_back(wordCell(promptText(lesson, lesson.questions()[i], language)));
    const int answer = static_cast<qsizetype>(i) < answers.size() ? answers[i] : -1;
    const bool isRight = answer == 1;
    cells.push_back({answer < 0 ? QString()
                     : isRight  ? PairGridsWords::tr("right")
                                : PairGridsWords::tr("not yet"),
                     isRight ? CellTone::Strong : CellTone::Wrong});
    if (touches.has(Touched::Question, i)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

QString promptText(const Lesson &lesson, const QuizQuestion &question, const QString &language) {
  if (!question.authored) return sentenceText(question.prompt);
  return local(lesson.spec().questions[*question.authored].prompt, language);
}

QString choiceText(const Lesson &lesson, const QuizQuestion &question, std::size_t choice,
                   const QString &language) {
  if (!question.authored) return sentenceText(question.choices[choice]);
  return local(lesson.spec().questions[*question.authored].choices[choice], language);
}

QString explanationText(const Lesson &lesson, const QuizQuestion &question,
                        const QString &language) {
  if (!question.authored) return sentenceText(question.explanation);
  return local(lesson.spec().questions[*question.authored].explanation, language);
}

}  // namespace shinglescope
