#pragma once

#include <QAbstractItemDelegate>

namespace shinglescope {

/// Paints one cell as plain text on one line, with the row's lower line and the
/// outline of the current cell. Much quicker than a styled delegate. GUI thread.
class RecordDelegate final : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;
  using QAbstractItemDelegate::QAbstractItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace shinglescope
