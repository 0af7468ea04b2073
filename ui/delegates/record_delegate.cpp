#include "ui/delegates/record_delegate.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace shinglescope {

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
  painter->setPen(colors.ink);
  const QString text =
      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, textRect.width());
  painter->drawText(textRect, flags | Qt::TextSingleLine, text);
  if (!(option.state & QStyle::State_HasFocus)) return;
  painter->setPen(QPen(colors.accent, 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(rect.adjusted(0, 0, -1, -1));
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const {
  return {100, option.fontMetrics.height() + 12};
}

}  // namespace shinglescope
