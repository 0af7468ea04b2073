// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

namespace shinglescope {

/// The emphasis of a cell of a matrix or of a lesson's table.
enum class CellTone { Normal, Strong, Faint, Muted, Wrong };
/// The mark of a cell. Marks differ by shape, not only by colour.
enum class CellMark {
  None,
  Row,     ///< the cell is in the current row
  Cell,    ///< the cell is the current one
  Result,  ///< the current step sets the cell: a frame
  Equal,   ///< cells next to it have the same value: a box
  Both,    ///< the row is in both documents: a tint, with a bar at its beginning
  One      ///< the row is in one of two documents: another tint and bar
};

/// The part of a strip of several rows that a cell shows. A strip has one outline, in the colour of
/// the mark.
enum class CellStrip { None, Top, Middle, Bottom, Whole };

/// Roles that MarkedCellDelegate reads in addition to the text.
struct MarkedCell {
  enum Role {
    ToneRole = Qt::UserRole + 1,
    MarkRole,
    LineRole,    ///< a strong line below the cell
    LeftRole,    ///< text that is aligned to the left
    CornerRole,  ///< set by a selection in another view: a filled corner
    FrameRole,   ///< the row is framed
    StripRole    ///< a CellStrip
  };
};

}  // namespace shinglescope
