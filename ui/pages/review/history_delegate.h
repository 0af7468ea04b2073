#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Draws a step of the history: bold if it is the current one, muted if undone, struck out
/// if another step replaced it. GUI thread.
class HistoryDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
