// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

#include "ui/base/tables/marked_cell.h"

namespace shinglescope {

/// Paints the cells of matrices and of a lesson's tables: the tone, the background of the marked
/// row and a strong line after a band. Also paints a frame around the value that a step sets, a box
/// around a value that others share, and a corner for a value of the current shingle. Text wraps if
/// the row is tall enough. GUI thread.
class MarkedCellDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;  ///< padding to the left and right of text

  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
