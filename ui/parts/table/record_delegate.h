// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemDelegate>

namespace shinglescope {

/// Paints a cell as plain text on one line, with the row's lower border and the outline of
/// the current cell. Matches of a search are tinted and underlined; if a match is cut off, the
/// ellipsis is marked. Much faster than a styled delegate. GUI thread.
class RecordDelegate final : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  static constexpr int kSide = 8;
  using QAbstractItemDelegate::QAbstractItemDelegate;
  /// Sets the text to mark, ignoring case; empty for none.
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
