#pragma once

#include <QStyledItemDelegate>

#include "ui/base/tables/marked_cell.h"

namespace shinglescope {

/// Paints the cells of a lesson's tables and of matrices: tones, the marked row's
/// ground, the frame round the value that a step sets, the box of a value that
/// others share, the corner of one that the current shingle gives, and a strong line
/// after a band. Words stand in several lines where the row is high enough for them.
/// GUI thread.
class MarkedCellDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;  ///< at the left and right of words

  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
