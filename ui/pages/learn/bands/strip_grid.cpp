// SPDX-License-Identifier: MIT
#include "ui/pages/learn/bands/strip_grid.h"

#include <QCoreApplication>

#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

struct StripWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LessonGrids)
};

CellStrip stripAt(std::uint32_t row, std::uint32_t rows) {
  if (rows == 1) return CellStrip::Whole;
  return row == 0 ? CellStrip::Top : row + 1 == rows ? CellStrip::Bottom : CellStrip::Middle;
}

/// Tests whether a document is in a bucket with another one after a step.
bool isMeeting(const LessonTables &tables, std::uint32_t band, std::uint32_t document,
               std::uint32_t placed) {
  if (document >= placed) return false;
  return std::ranges::any_of(tables.buckets[band], [&](const LessonBucket &bucket) {
    const auto isIn = [&](std::uint32_t each) {
      return std::ranges::find(bucket.documents, each) != bucket.documents.end();
    };
    return isIn(document) && std::ranges::any_of(bucket.documents, [&](std::uint32_t other) {
             return other != document && other < placed;
           });
  });
}

}  // namespace

LessonGrid stripGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  const auto documents = static_cast<std::uint32_t>(tables.documents.size());
  const std::uint32_t rows = tables.plan.rows;
  LessonGrid grid = signatureGrid(lesson, state);
  grid.headers.prepend(StripWords::tr("band"));
  grid.labelColumns = 2;
  grid.markedRow = -1;
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash) {
    const std::uint32_t band = hash / rows;
    const std::uint32_t before = band * documents;
    const std::uint32_t placed = std::max(state.revealed.placed, before) - before;
    std::vector<GridCell> cells = std::move(grid.rows[hash]);
    for (std::uint32_t document = 0; document < documents; ++document) {
      GridCell &cell = cells[document + 1];
      cell.strip = stripAt(hash % rows, rows);
      if (cell.mark == CellMark::None && isMeeting(tables, band, document, placed))
        cell.mark = CellMark::Equal;
    }
    const QString title = hash % rows == 0 ? QString::number(band + 1) : QString();
    cells.insert(cells.begin(), wordCell(title, CellTone::Muted));
    if (touches.hasAny(Touched::Band, band)) {
      if (grid.markedRow < 0) grid.markedRow = static_cast<int>(hash);
      for (GridCell &cell : cells)
        if (cell.mark == CellMark::None) cell.mark = CellMark::Row;
    }
    const bool isBandEnd = hash % rows + 1 == rows && hash + 1 < tables.numHashes();
    if (isBandEnd) grid.linesAfter.push_back(static_cast<int>(hash));
    grid.rows[hash] = std::move(cells);
  }
  return grid;
}

}  // namespace shinglescope
