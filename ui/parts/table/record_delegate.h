#pragma once

#include <QAbstractItemDelegate>

namespace shinglescope {

/// Paints one cell as plain text on one line, with the row's lower line and the
/// outline of the current cell. A text that was searched for is marked by a
/// tint and an underline; where it lies behind the cut, the ellipsis is marked.
/// Much quicker than a styled delegate. GUI thread.
class RecordDelegate final : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;
  using QAbstractItemDelegate::QAbstractItemDelegate;
  /// What to mark, whatever its case; empty for nothing.
  void setHighlight(const QString &text) { m_highlight = text; }
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

 private:
  void paintMarks(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                  const QString &whole, const QString &shown) const;

  QString m_highlight;
};

}  // namespace shinglescope
