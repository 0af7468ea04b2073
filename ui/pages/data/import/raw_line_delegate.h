#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Paints the cells of a RawLineModel: what is no row stands muted on the
/// window's ground, the lines of the marked row on the soft accent with a bar
/// at their left.
class RawLineDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;

  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
