// SPDX-License-Identifier: MIT
#include "ui/pages/review/pairs/verdict_delegate.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/base/tables/row_ground.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {
namespace {

constexpr double kVerdictDelegateRadius = 4.5;
constexpr double kByRuleRadius = 2.5;
constexpr int kFullCircle = 360 * 16;

}  // namespace

void VerdictDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  painter->setRenderHint(QPainter::Antialiasing);
  const ThemeColors &colors = themeColors(option.palette);
  const QPointF centre = QRectF(option.rect).center();
  // The dot of a verdict by rule is smaller: nobody has looked at the pair.
  const bool isByRule = index.data(PairModel::ByRuleRole).toBool();
  const double radius = isByRule ? kByRuleRadius : kVerdictDelegateRadius;
  const QRectF dot(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  switch (static_cast<Verdict>(index.data(PairModel::VerdictRole).toInt())) {
    case Verdict::Undecided: break;
    case Verdict::Duplicate:
      painter->setPen(Qt::NoPen);
      painter->setBrush(colors.good);
      painter->drawEllipse(dot);
      break;
    case Verdict::NotDuplicate:
      painter->setPen(QPen(colors.difference, 1.5));
      painter->drawEllipse(dot);
      break;
    case Verdict::Unsure:
      painter->setPen(QPen(colors.muted, 1.5));
      painter->drawEllipse(dot);
      painter->setBrush(colors.muted);
      painter->drawPie(dot, kFullCircle / 4, kFullCircle / 2);
      break;
  }
  painter->restore();
}

}  // namespace shinglescope
