// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <vector>

#include "ui/base/tables/flat_model.h"
#include "ui/base/tables/marked_cell.h"

namespace shinglescope {

struct GridCell {
  QString text;
  CellTone tone = CellTone::Normal;
  CellMark mark = CellMark::None;
  bool isLeft = false;     ///< left-aligned, for words; figures are centred
  bool hasCorner = false;  ///< changed manually
  CellStrip strip = CellStrip::None;
};

/// A small table as data, built for each step by a pure function.
struct LessonGrid {
  QStringList headers = {};
  int markedHeader = -1;
  int labelColumns = 0;  ///< number of columns on the left that are as wide as their words
  std::vector<std::vector<GridCell>> rows = {};
  std::vector<int> linesAfter = {};  ///< rows with a strong line under them
  int markedRow = -1;                ///< the view scrolls to it
  int framedRow = -1;                ///< has a frame
  double labelShare = 0.42;          ///< maximum share of the width for a label column
  /// Texts that the label columns will contain, so that they are wide enough from the start.
  std::vector<QStringList> labelsToCome = {};
  bool isWrapping = false;  ///< long words wrap to several lines
};

/// Shows a LessonGrid. GUI thread.
class LessonGridModel final : public FlatModelBase, public MarkedCell {
  Q_OBJECT

 public:
  using FlatModelBase::FlatModelBase;
  void setGrid(LessonGrid grid);
  const LessonGrid &grid() const { return m_grid; }

 protected:
  int rows() const override { return static_cast<int>(m_grid.rows.size()); }
  int columns() const override { return static_cast<int>(m_grid.headers.size()); }
  QVariant cell(int row, int column, int role) const override;
  QVariant columnHeader(int column, int role) const override;

 private:
  LessonGrid m_grid;
};

}  // namespace shinglescope
