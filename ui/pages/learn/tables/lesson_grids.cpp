// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/lesson_grids.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/unicode.h"
#include "core/signature/signature_matrix.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

/// The translation context of the grids.
struct LessonGridsWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LessonGrids)
};

GridCell oneCell(const LessonTables &tables, std::uint32_t row, std::uint32_t document,
                 bool isShown) {
  if (!isShown) return {};
  const bool isIn = tables.rows[row].isIn(document);
  return {isIn ? QStringLiteral("1") : QStringLiteral("0"),
          isIn ? CellTone::Strong : CellTone::Faint, CellMark::None, false,
          tables.rows[row].isChanged(document)};
}

GridCell hashCell(const LessonTables &tables, const StepTouches &touches, std::uint32_t hash,
                  std::uint32_t row, bool isShown) {
  if (!isShown) return {};
  GridCell cell{QString::number(tables.columns[hash].values[row])};
  if (touches.has(Touched::ColumnCell, hash, row)) cell.mark = CellMark::Cell;
  return cell;
}

bool hasColumns(const LessonState &state) { return state.revealed.columns > 0; }

}  // namespace

QString shownText(const std::string &text) { return cellDisplayText(text); }

QString documentName(const Lesson &lesson, std::uint32_t document) {
  return shownText(lesson.tables().documents[document].name);
}

QStringList documentNames(const Lesson &lesson) {
  QStringList names;
  for (const LessonDocument &document : lesson.tables().documents)
    names << shownText(document.name);
  return names;
}

QString pairName(const Lesson &lesson, const LessonPair &pair) {
  return documentName(lesson, pair.a) + QStringLiteral(" · ") + documentName(lesson, pair.b);
}

QStringList pairNames(const Lesson &lesson) {
  QStringList names;
  for (const LessonPair &pair : lesson.tables().pairs) names << pairName(lesson, pair);
  return names;
}

QString hashTitle(std::size_t hash) { return QStringLiteral("h%1").arg(hash + 1); }

GridCell wordCell(const QString &text, CellTone tone) { return {text, tone, CellMark::None, true}; }

void markRow(LessonGrid &grid, std::vector<GridCell> &cells) {
  grid.markedRow = static_cast<int>(grid.rows.size());
  for (GridCell &cell : cells)
    if (cell.mark == CellMark::None) cell.mark = CellMark::Row;
}

std::optional<std::uint32_t> touchedHash(const LessonStep &step) {
  for (const Touch &touch : step.touches)
    if (touch.what == Touched::ColumnCell || touch.what == Touched::Column) return touch.a;
  return std::nullopt;
}

QString shareText(double share) { return saidValue(SentenceValue::decimal(share)); }

bool isMatrixShown(LessonStage stage) {
  return stage >= LessonStage::Matrix && stage <= LessonStage::Signature;
}

LessonGrid matrixGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = {QStringLiteral("x"), LessonGridsWords::tr("shingle")},
                  .labelColumns = kLabelsOfMatrix};
  grid.headers << documentNames(lesson);
  grid.labelsToCome.resize(2);
  for (std::size_t row = 0; row < tables.shownRows(); ++row)
    grid.labelsToCome[1] << shownText(tables.rows[row].label);
  const auto hash = touchedHash(lesson.steps()[state.step]);
  if (hasColumns(state)) {
    for (std::size_t h = 0; h < tables.columns.size(); ++h) grid.headers << hashTitle(h);
    if (hash) grid.markedHeader = 2 + static_cast<int>(tables.documents.size() + *hash);
  }
  const bool isPermuting = lesson.steps()[state.step].stage == LessonStage::Permutations;
  for (std::uint32_t row = 0; row < tables.shownRows(); ++row) {
    const bool isShown = row < state.revealed.rows;
    std::vector<GridCell> cells;
    cells.push_back({QString::number(row + tables.firstRow), CellTone::Muted});
    cells.push_back(wordCell(isShown ? shownText(tables.rows[row].label) : QString()));
    for (std::uint32_t d = 0; d < tables.documents.size(); ++d) {
      cells.push_back(oneCell(tables, row, d, isShown));
      if (touches.has(Touched::Cell, row, d)) cells.back().mark = CellMark::Cell;
    }
    for (std::uint32_t h = 0; hasColumns(state) && h < tables.columns.size(); ++h) {
      cells.push_back(hashCell(tables, touches, h, row, h < state.revealed.columns));
      const bool isUnderWork = h == hash;
      if (!isPermuting && !isUnderWork) cells.back().tone = CellTone::Muted;
      if (isUnderWork) cells.back().tone = CellTone::Strong;
    }
    if (touches.has(Touched::Row, row)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid textGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = {LessonGridsWords::tr("document"), LessonGridsWords::tr("characters"),
                              LessonGridsWords::tr("prepared")},
                  .labelColumns = 1,
                  .labelsToCome = {documentNames(lesson)}};
  const auto count = [](const std::string &text) { return countText(characterCount(text)); };
  for (std::uint32_t d = 0; d < state.revealed.texts; ++d) {
    const LessonDocument &document = tables.documents[d];
    if (tables.isGiven) break;
    std::vector<GridCell> cells{wordCell(documentName(lesson, d))};
    cells.push_back({count(document.text)});
    cells.push_back({d < state.revealed.prepared ? count(document.prepared) : QString()});
    if (touches.has(Touched::Document, d))
      for (GridCell &cell : cells) cell.mark = CellMark::Row;
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid jaccardGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = QStringList{QString()} << documentNames(lesson), .labelColumns = 1};
  for (std::uint32_t a = 0; a < tables.documents.size(); ++a) {
    std::vector<GridCell> cells{wordCell(documentName(lesson, a), CellTone::Muted)};
    for (std::uint32_t b = 0; b < tables.documents.size(); ++b) {
      if (a == b) {
        cells.push_back({shareText(1), CellTone::Faint, CellMark::None});
        continue;
      }
      const auto pair = static_cast<std::uint32_t>(tables.pairOf(a, b));
      if (pair >= state.revealed.similarities) {
        cells.emplace_back();
        continue;
      }
      cells.push_back({shareText(tables.pairs[pair].jaccard()), CellTone::Normal,
                       touches.has(Touched::Similarity, pair) ? CellMark::Result : CellMark::None});
    }
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid functionGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = {QString(), QStringLiteral("a"), QStringLiteral("b"),
                              QStringLiteral("p"), LessonGridsWords::tr("permutation")},
                  .labelColumns = 1};
  for (std::uint32_t h = 0; h < state.revealed.columns; ++h) {
    const LessonColumn &column = tables.columns[h];
    std::vector<GridCell> cells{wordCell(hashTitle(h), CellTone::Muted)};
    for (const auto part : {&ModularPermutation::a, &ModularPermutation::b, &ModularPermutation::p})
      cells.push_back(
          {column.function ? QString::number((*column.function).*part) : QStringLiteral("–")});
    const bool isGood = column.repeats.empty();
    QString verdict = isGood ? LessonGridsWords::tr("yes") : LessonGridsWords::tr("no");
    if (column.offeredPrime != 0)
      verdict = LessonGridsWords::tr("no: take p = %1").arg(column.offeredPrime);
    if (column.isChanged) verdict = LessonGridsWords::tr("changed");
    cells.push_back({verdict, isGood ? CellTone::Normal : CellTone::Wrong});
    if (touches.has(Touched::Column, h)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid signatureGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  const LessonStage stage = lesson.steps()[state.step].stage;
  LessonGrid grid{.headers = QStringList{QString()} << documentNames(lesson), .labelColumns = 1};
  for (std::uint32_t h = 0; h < tables.numHashes(); ++h) {
    std::vector<GridCell> cells{wordCell(hashTitle(h), CellTone::Muted)};
    for (std::uint32_t d = 0; d < tables.documents.size(); ++d) {
      const std::uint32_t value = state.signature[h * tables.documents.size() + d];
      const bool isEmpty = value == SignatureMatrix::kEmptyValue;
      GridCell cell{isEmpty ? QStringLiteral("∞") : shownText(tables.shown(h, value)),
                    isEmpty ? CellTone::Faint : CellTone::Normal, CellMark::None};
      if (touches.has(Touched::SignatureCell, h, d)) {
        cell.mark = CellMark::Result;
        if (stage == LessonStage::Signature) grid.markedRow = static_cast<int>(h);
        const auto &wrong = tables.disagreement;
        if (wrong && wrong->hash == h && wrong->document == d &&
            lesson.steps()[state.step].sentences.front().id == SentenceId::ClaimWrong)
          cell.tone = CellTone::Wrong;
      }
      cells.push_back(std::move(cell));
    }
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

LessonGrid shingleGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  LessonGrid grid;
  grid.isWrapping = true;
  std::uint32_t left = state.revealed.cuts;
  std::vector<std::vector<QString>> sets;
  for (std::uint32_t d = 0; d < tables.documents.size(); ++d) {
    grid.headers << documentName(lesson, d);
    auto &set = sets.emplace_back();
    std::vector<bool> isSeen(tables.rows.size());
    const auto &cuts = tables.documents[d].cuts;
    const auto shown = std::min(left, static_cast<std::uint32_t>(cuts.size()));
    left -= shown;
    for (std::uint32_t i = 0; i < shown && set.size() < kShownLessonRows; ++i) {
      if (isSeen[cuts[i].row]) continue;
      isSeen[cuts[i].row] = true;
      set.push_back(shownText(tables.rows[cuts[i].row].label));
    }
    if (shown > 0)
      grid.markedRow = static_cast<int>(set.size()) - 1;  // the last text with a shingle
  }
  std::size_t most = 0;
  for (const auto &set : sets) most = std::max(most, set.size());
  for (std::size_t row = 0; row < most; ++row) {
    auto &cells = grid.rows.emplace_back();
    for (const auto &set : sets) cells.push_back(wordCell(row < set.size() ? set[row] : QString()));
  }
  return grid;
}

}  // namespace shinglescope
