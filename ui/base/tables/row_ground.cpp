// SPDX-License-Identifier: MIT
#include "ui/base/tables/row_ground.h"

#include <QPainter>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

/// Returns the model's alignment of a cell; left by default.
int alignmentOf(const QModelIndex &index) {
  const QVariant alignment = index.data(Qt::TextAlignmentRole);
  return alignment.isValid() ? alignment.toInt() : int{Qt::AlignLeft | Qt::AlignVCenter};
}

}  // namespace

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option) {
  const ThemeColors &colors = themeColors(option.palette);
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (isSelected) painter.fillRect(option.rect, colors.accentSoft);
  painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                   colors.line);
}

void paintRowText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) {
  const QRect area = option.rect.adjusted(kListCellSide, 0, -kListCellSide, -1);
  const QString shown = painter.fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                         Qt::ElideRight, area.width());
  painter.drawText(area, alignmentOf(index) | Qt::TextSingleLine, shown);
}

void RowTextDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  const ThemeColors &colors = themeColors(option.palette);
  const bool isMuted = m_look == Look::Muted;
  const bool isNumber = isMuted && (alignmentOf(index) & Qt::AlignRight) != 0;
  painter->setFont(isNumber ? tabularFont(option.font) : option.font);
  painter->setPen(isMuted ? colors.muted : colors.ink);
  paintRowText(*painter, option, index);
  painter->restore();
}

}  // namespace shinglescope
