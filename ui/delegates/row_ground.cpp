#include "ui/delegates/row_ground.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace shinglescope {
namespace {
constexpr int kSide = 6;
}

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option) {
  const ThemeColors &colors = themeColors(option.palette);
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (isSelected) painter.fillRect(option.rect, colors.accentSoft);
  painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                   colors.line);
}

void RowTextDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  const ThemeColors &colors = themeColors(option.palette);
  const QRect area = option.rect.adjusted(kSide, 0, -kSide, -1);
  const QString text = index.data(Qt::DisplayRole).toString();
  const QVariant alignment = index.data(Qt::TextAlignmentRole);
  const int flags = alignment.isValid() ? alignment.toInt() : Qt::AlignLeft | Qt::AlignVCenter;
  painter->setFont(m_look == Look::Muted ? tabularFont(option.font) : option.font);
  painter->setPen(m_look == Look::Muted ? colors.muted : colors.ink);
  const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width());
  painter->drawText(area, flags | Qt::TextSingleLine, shown);
  painter->restore();
}

}  // namespace shinglescope
