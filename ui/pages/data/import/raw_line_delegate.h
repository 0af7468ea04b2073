// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Paints the cells of a RawLineModel. Lines that are not rows are muted on the window's
/// background. The lines of the marked row have the soft accent colour and a bar at the left.
class RawLineDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;

  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
