// SPDX-License-Identifier: MIT
#include "ui/parts/table/record_delegate.h"

#include <QPainter>

#include "ui/base/style/theme.h"

namespace shinglescope {

namespace {

constexpr int kMarkLine = 2;

}  // namespace

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const {
  const ThemeColors &colors = themeColors(option.palette);
  const QRect rect = option.rect;
  if (option.state & QStyle::State_Selected) painter->fillRect(rect, colors.accentSoft);
  painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
  const QVariant alignment = index.data(Qt::TextAlignmentRole);
  const int flags = alignment.isValid() ? alignment.toInt() : int{Qt::AlignLeft | Qt::AlignVCenter};
  const QRect textRect = rect.adjusted(kSide, 0, -kSide, 0);
  painter->setFont(option.font);
  const QString whole = index.data().toString();
  const QString text = option.fontMetrics.elidedText(whole, Qt::ElideRight, textRect.width());
  if (!m_highlight.isEmpty()) paintMarks(painter, option, textRect, whole, text);
  painter->setPen(colors.ink);
  painter->drawText(textRect, flags | Qt::TextSingleLine, text);
  if (!(option.state & QStyle::State_HasFocus)) return;
  painter->setPen(QPen(colors.accent, 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(rect.adjusted(0, 0, -1, -1));
}

void RecordDelegate::paintMarks(QPainter *painter, const QStyleOptionViewItem &option,
                                const QRect &rect, const QString &whole,
                                const QString &shown) const {
  const ThemeColors &colors = themeColors(option.palette);
  const QFontMetrics &metrics = option.fontMetrics;
  const int top = rect.center().y() - metrics.height() / 2;
  const auto mark = [&](qsizetype from, qsizetype size) {
    const int left = rect.left() + metrics.horizontalAdvance(shown, static_cast<int>(from));
    const int right = rect.left() + metrics.horizontalAdvance(shown, static_cast<int>(from + size));
    painter->fillRect(left, top, right - left, metrics.height(), colors.highlightSoft);
    painter->fillRect(left, top + metrics.height() - kMarkLine, right - left, kMarkLine,
                      colors.highlight);
  };
  // A cut text ends in an ellipsis.
  const bool isCut = shown.size() != whole.size() || shown != whole;
  const qsizetype end = shown.size() - (isCut ? 1 : 0);
  qsizetype at = whole.indexOf(m_highlight, 0, Qt::CaseInsensitive);
  while (at >= 0 && at + m_highlight.size() <= end) {
    mark(at, m_highlight.size());
    at = whole.indexOf(m_highlight, at + m_highlight.size(), Qt::CaseInsensitive);
  }
  if (at >= 0 && isCut && !shown.isEmpty()) mark(end, 1);
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const {
  return {100, option.fontMetrics.height() + 12};
}

}  // namespace shinglescope
