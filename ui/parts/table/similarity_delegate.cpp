// SPDX-License-Identifier: MIT
#include "ui/parts/table/similarity_delegate.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/base/style/theme.h"
#include "ui/base/tables/row_ground.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {
namespace {

constexpr int kBarHeight = 13;
constexpr int kNumberGap = 5;
constexpr double kSimilarityDelegateRadius = 2.0;

}  // namespace

void SimilarityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  painter->setRenderHint(QPainter::Antialiasing);
  const ThemeColors &colors = themeColors(option.palette);
  const QRectF track(option.rect.left() + kListCellSide,
                     option.rect.top() + (option.rect.height() - kBarHeight) / 2,
                     option.rect.width() - 2 * kListCellSide, kBarHeight);
  const QVariant value = index.data(PairModel::SimilarityRole);
  if (!value.isValid()) return painter->restore();  // hidden, so draw no bar either
  const double similarity = std::clamp(value.toDouble(), 0.0, 1.0);
  QPainterPath outline;
  outline.addRoundedRect(track, kSimilarityDelegateRadius, kSimilarityDelegateRadius);
  painter->setClipPath(outline);
  painter->fillRect(track, colors.barTrack);
  painter->fillRect(QRectF(track.topLeft(), QSizeF(track.width() * similarity, track.height())),
                    colors.bar);
  painter->setPen(colors.ink);
  QFont font = tabularFont(option.font);
  font.setPointSizeF(option.font.pointSizeF() - 1.0);
  painter->setFont(font);
  painter->drawText(track.adjusted(0, 0, -kNumberGap, 0), Qt::AlignRight | Qt::AlignVCenter,
                    index.data(Qt::DisplayRole).toString());
  painter->restore();
}

}  // namespace shinglescope
