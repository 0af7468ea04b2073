// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/raw_line_delegate.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/pages/data/import/raw_line_model.h"

namespace shinglescope {

namespace {

constexpr int kBarWidth = 3;

bool isData(RawLineKind kind) {
  return kind == RawLineKind::Row || kind == RawLineKind::Header || kind == RawLineKind::Beyond;
}

}  // namespace

void RawLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  const ThemeColors &colors = themeColors(option.palette);
  const auto kind = static_cast<RawLineKind>(index.data(RawLineModel::kKindRole).toInt());
  const bool isMarked = index.data(RawLineModel::kIsMarkedRole).toBool();
  const bool isText = index.column() == RawLineModel::TextColumn;
  const QRect rect = option.rect;
  painter->save();
  if (isMarked)
    painter->fillRect(rect, colors.accentSoft);
  else if (!isData(kind))
    painter->fillRect(rect, colors.ground);
  if (isMarked && index.column() == RawLineModel::NumberColumn)
    painter->fillRect(rect.left(), rect.top(), kBarWidth, rect.height(), colors.accent);
  painter->setFont(isText ? monospaceFont() : tabularFont(option.font));
  painter->setPen(isText && isData(kind) ? colors.ink : colors.muted);
  const QVariant alignment = index.data(Qt::TextAlignmentRole);
  const int flags = alignment.isValid() ? alignment.toInt() : int{Qt::AlignLeft | Qt::AlignVCenter};
  painter->setClipRect(rect);
  painter->drawText(rect.adjusted(kSide, 0, -kSide, 0), flags | Qt::TextSingleLine,
                    index.data().toString());
  if (option.state.testFlag(QStyle::State_HasFocus) && isText) {
    painter->setPen(QPen(colors.accent, 1));
    painter->drawRect(rect.adjusted(0, 0, -1, -1));
  }
  painter->restore();
}

}  // namespace shinglescope
