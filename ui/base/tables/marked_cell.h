#pragma once

#include <Qt>

namespace shinglescope {

/// How strongly a cell of a matrix or of a lesson's table speaks.
enum class CellTone { Normal, Strong, Faint, Muted, Wrong };
/// What marks it. Marks differ by shape, not by colour alone.
enum class CellMark {
  None,
  Row,     ///< its row is the current one
  Cell,    ///< it is the current one
  Result,  ///< the current step sets it: a frame
  Equal    ///< other cells beside it are the same: a box
};

/// What MarkedCellDelegate asks a model for besides the text.
struct MarkedCell {
  enum Role {
    ToneRole = Qt::UserRole + 1,
    MarkRole,
    LineRole,   ///< a strong line under it
    LeftRole,   ///< words, which stand at the left
    CornerRole  ///< made by what is current elsewhere: a filled corner
  };
};

}  // namespace shinglescope
