#include "ui/pages/review/history_delegate.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/history_model.h"

namespace shinglescope {

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
  paintRowText(*painter, option, index);
  painter->restore();
}

}  // namespace shinglescope
