// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/walk_texts.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

/// The translation context of these texts.
struct WalkWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::WalkWords)
};

QString strong(const QString &text) {
  return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

QString strong(std::uint64_t number) { return strong(QString::number(number)); }

std::uint64_t xOf(const WalkPlayer &walk, std::uint32_t row) {
  return std::uint64_t{row} + walk.lesson().tables().firstRow;
}

QString labelOfRow(const WalkPlayer &walk, std::uint32_t row) {
  return shownText(walk.lesson().tables().rows[row].label);
}

/// Tests whether the numbers are places: of a shuffle, or of an order that was given or changed.
bool hasPlaces(const WalkPlayer &walk) {
  return walk.column().isChanged ||
         walk.lesson().spec().permutations.kind == LessonPermutations::Shuffled;
}

/// Tests whether the column shows an order that was changed manually, rather than how it came
/// about.
bool isChangedOrder(const WalkPlayer &walk) { return walk.isDone() && walk.column().isChanged; }

/// Where the numbers come from.
QString origin(const WalkPlayer &walk) {
  const PermutationSpec &permutations = walk.lesson().spec().permutations;
  const QString name = strong(hashTitle(walk.hash()));
  if (walk.column().isChanged)
    return WalkWords::tr(
               "The order of %1 was changed manually: the number of a row is its place, and there "
               "is no formula.")
        .arg(name);
  if (walk.column().function)
    return WalkWords::tr("%1 gives each row a number. The rows are then sorted by their numbers.")
        .arg(name);
  if (permutations.kind == LessonPermutations::Columns)
    return WalkWords::tr("The numbers of %1 are given, without a formula.").arg(name);
  if (walk.hash() < permutations.orders.size())
    return WalkWords::tr("The order of %1 is given: the number of a row is its place.").arg(name);
  return WalkWords::tr(
             "%1 is a true shuffle: every order is equally likely, and the number of a row is its "
             "place.")
      .arg(name);
}

/// How the row of the step gets its number.
QString numberStory(const WalkPlayer &walk, std::uint32_t row) {
  const QString x = strong(xOf(walk, row));
  const QString label = strong(labelOfRow(walk, row));
  const std::uint32_t value = walk.walk().valueOf(row);
  if (const auto &function = walk.column().function) {
    const auto &[a, b, p] = *function;
    const std::uint64_t sum = a * xOf(walk, row) + b;
    return WalkWords::tr("Row %1, %2: %3 divided by %4 leaves the remainder %5.")
        .arg(x, label, strong(sum), strong(p), strong(value));
  }
  if (hasPlaces(walk))
    return WalkWords::tr("Row %1, %2, has place %3 of %4.")
        .arg(x, label, strong(value), strong(walk.column().values.size()));
  return WalkWords::tr("Row %1, %2, has the number %3.").arg(x, label, strong(value));
}

/// Where the row of the step is put.
QString placeStory(const WalkPlayer &walk, std::uint32_t row) {
  const std::size_t place = walk.walk().sorted(walk.step());
  const QString x = strong(xOf(walk, row));
  const QString label = strong(labelOfRow(walk, row));
  const std::uint32_t value = walk.walk().valueOf(row);
  if (place == 1)
    return WalkWords::tr("The smallest number in the column is %1: row %2, %3, comes first.")
        .arg(strong(value), x, label);
  const std::uint32_t before = walk.rows()[place - 2];
  if (walk.walk().valueOf(before) == value)
    return WalkWords::tr("Row %1, %2, has the number %3 too: it follows, because its x is larger.")
        .arg(x, label, strong(value));
  return WalkWords::tr("The next number is %1: row %2, %3, takes place %4.")
      .arg(strong(value), x, label, strong(place));
}

}  // namespace

LessonGrid walkGrid(const WalkPlayer &walk, const LessonState &state) {
  LessonGrid grid = matrixGrid(walk.lesson(), state);
  const std::size_t numbered = walk.walk().numbered(walk.step());
  const auto column = static_cast<std::size_t>(grid.markedHeader);
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    GridCell &cell = grid.rows[row][column];
    if (row >= numbered) cell.text.clear();
    cell.mark = CellMark::None;
  }
  const auto row = walk.walk().rowAt(walk.step());
  if (!row || isChangedOrder(walk)) return grid;
  grid.markedRow = static_cast<int>(*row);
  for (GridCell &cell : grid.rows[*row]) cell.mark = CellMark::Row;
  grid.rows[*row][column].mark = CellMark::Cell;
  return grid;
}

LessonGrid orderGrid(const WalkPlayer &walk) {
  const OrderWalk &steps = walk.walk();
  LessonGrid grid{.headers = {QStringLiteral("x"), WalkWords::tr("shingle"), hashTitle(walk.hash()),
                              QStringLiteral("#")},
                  .labelColumns = kLabelsOfMatrix,
                  .labelShare = 0.6};
  const std::size_t sorted = steps.sorted(walk.step());
  const std::size_t numbered = steps.numbered(walk.step());
  const auto current = steps.rowAt(walk.step());
  const std::vector<std::uint32_t> rows = walk.rows();
  for (std::size_t place = 0; place < rows.size(); ++place) {
    const std::uint32_t row = rows[place];
    const CellTone tone = place < sorted ? CellTone::Normal : CellTone::Muted;
    std::vector<GridCell> cells{{QString::number(xOf(walk, row)), tone}};
    cells.push_back(wordCell(labelOfRow(walk, row), tone));
    cells.push_back(
        {row < numbered ? QString::number(steps.valueOf(row)) : QString(), CellTone::Strong});
    cells.push_back({place < sorted ? QString::number(place + 1) : QString()});
    if (row == current && !isChangedOrder(walk)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

QString walkFormula(const WalkPlayer &walk) {
  const QString name = hashTitle(walk.hash());
  const auto row = isChangedOrder(walk) ? std::nullopt : walk.walk().rowAt(walk.step());
  const QString x = row ? QString::number(xOf(walk, *row)) : QStringLiteral("x");
  const QString value = row ? QStringLiteral(" = %1").arg(walk.walk().valueOf(*row)) : QString();
  if (const auto &function = walk.column().function)
    return QStringLiteral("%1(%2) = (%3 · %2 + %4) mod %5%6")
        .arg(name, x, QString::number(function->a), QString::number(function->b),
             QString::number(function->p), value);
  if (row) return QStringLiteral("%1(%2)%3").arg(name, x, value);
  return hasPlaces(walk) ? WalkWords::tr("%1(x) = place of row x").arg(name)
                         : WalkWords::tr("%1(x) = given number of row x").arg(name);
}

QString walkStory(const WalkPlayer &walk) {
  const LessonTables &tables = walk.lesson().tables();
  const auto row = walk.walk().rowAt(walk.step());
  if (!row) {
    QString story = origin(walk);
    if (tables.hiddenRows() > 0)
      story += u' ' + WalkWords::tr("The column has the %1 rows that are shown, of %2.")
                          .arg(strong(tables.shownRows()), strong(tables.rows.size()));
    return story;
  }
  if (walk.step() <= walk.walk().rows()) return numberStory(walk, *row);
  QString story = isChangedOrder(walk) ? origin(walk) : placeStory(walk, *row);
  if (!walk.isDone() || tables.hiddenRows() > 0) return story;
  for (const Sentence &sentence : walk.lesson().steps()[walk.lessonStep()].sentences)
    if (sentence.id == SentenceId::OrderIs) story += u' ' + sentenceHtml(sentence);
  return story;
}

}  // namespace shinglescope
