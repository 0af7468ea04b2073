#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Paints a lesson's cells: tones, the marked row's ground, the frame round the
/// value that a step sets, and a strong line after a band. GUI thread.
class LessonCellDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
