#include "ui/delegates/history_delegate.h"

#include <QPainter>

#include "ui/delegates/row_ground.h"
#include "ui/models/history_model.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {
constexpr int kSide = 8;
}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  const ThemeColors &colors = themeColors(option.palette);
  const bool isCurrent = index.data(HistoryModel::CurrentRole).toBool();
  const bool isDimmed = index.data(HistoryModel::DimmedRole).toBool();
  QFont font = option.font;
  if (isCurrent) font.setWeight(QFont::DemiBold);
  font.setStrikeOut(index.data(HistoryModel::AbandonedRole).toBool());
  painter->setFont(font);
  const bool isTime = index.column() == HistoryModel::TimeColumn;
  painter->setPen(isDimmed || isTime ? colors.muted : colors.ink);
  const QRect area = option.rect.adjusted(kSide, 0, -kSide, -1);
  const QString text = painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                         Qt::ElideRight, area.width());
  const int flags = isTime ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter;
  painter->drawText(area, flags | Qt::TextSingleLine, text);
  painter->restore();
}

}  // namespace shinglescope
