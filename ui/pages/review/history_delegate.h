#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// A step of the history: strong where the review stands, muted where it was
/// undone, struck out where something else took its place. GUI thread.
class HistoryDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
