// SPDX-License-Identifier: MIT
#include "ui/pages/learn/bands/bucket_delegate.h"

#include <QPainter>
#include <cmath>

#include "ui/base/style/theme.h"
#include "ui/pages/learn/bands/bucket_box_model.h"

namespace shinglescope {
namespace {

constexpr int kBoxGap = 4;      ///< around the items
constexpr int kBoxPadding = 8;  ///< at the sides of a text
constexpr int kBoxTextGap = 5;  ///< above and below a text
constexpr int kBoxChipGap = 3;  ///< around a document
constexpr double kBoxRound = 4;

int lineHeight(const QFontMetrics &metrics) { return metrics.height() + 2 * kBoxTextGap; }

/// The least whole width at which the text is not shortened.
int paintedWidth(const QFont &font, const QString &text) {
  return static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(text)));
}

const BucketBox &boxAt(const QModelIndex &index) {
  return static_cast<const BucketBoxModel *>(index.model())->box(index.row());
}

void paintText(QPainter &painter, const QRect &room, const QString &text, Qt::Alignment where) {
  const QRect inner = room.adjusted(kBoxPadding, 0, -kBoxPadding, 0);
  painter.drawText(inner, static_cast<int>(where | Qt::AlignVCenter) | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
}

}  // namespace

QSize BucketDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
  const BucketBox &box = boxAt(index);
  const QFontMetrics metrics(strongFont(tabularFont(option.font)));
  const int height = lineHeight(metrics);
  if (box.isTitle) return {m_room, height};
  int width = paintedWidth(strongFont(tabularFont(option.font)), box.text);
  const QFont letters = strongFont(option.font);  // whose figures may be wider
  for (const QString &document : box.documents)
    width = std::max(width, paintedWidth(letters, document) + 2 * kBoxChipGap);
  const int documents = static_cast<int>(box.documents.size());
  return {std::min(m_room, width + 2 * (kBoxPadding + kBoxGap)),
          height * (1 + documents) + 2 * (kBoxGap + kBoxChipGap)};
}

void BucketDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const {
  const ThemeColors &colors = themeColors(option.palette);
  const BucketBox &box = boxAt(index);
  painter->save();
  if (box.isTitle) {
    painter->setFont(strongFont(option.font));
    painter->setPen(colors.muted);
    paintText(*painter, option.rect, box.text, Qt::AlignLeft);
  } else {
    painter->setRenderHint(QPainter::Antialiasing);
    paintBox(*painter, option, box);
  }
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(QPen(colors.accent, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -1.5, -1.5));
  }
  painter->restore();
}

void BucketDelegate::paintBox(QPainter &painter, const QStyleOptionViewItem &option,
                              const BucketBox &box) const {
  const ThemeColors &colors = themeColors(option.palette);
  // Boxes of one line are as high as the highest, but each is only as high as its documents.
  const QRect frame = option.rect.adjusted(kBoxGap, kBoxGap, -kBoxGap, -kBoxGap);
  const bool isStrong = box.isMeeting() || box.isCurrent;
  painter.setPen(QPen(box.isMeeting() ? colors.good
                      : box.isCurrent ? colors.highlight
                                      : colors.line,
                      isStrong ? 2 : 1));
  painter.setBrush(box.isMeeting() ? colors.goodSoft : colors.panel);
  painter.drawRoundedRect(QRectF(frame).adjusted(1, 1, -1, -1), kBoxRound, kBoxRound);

  const QFont figures = tabularFont(option.font);
  painter.setFont(isStrong ? strongFont(figures) : figures);
  const int height = lineHeight(QFontMetrics(strongFont(figures)));
  QRect line(frame.left(), frame.top(), frame.width(), height);
  painter.setPen(colors.ink);
  paintText(painter, line, box.text, Qt::AlignHCenter);
  painter.setPen(QPen(box.isMeeting() ? colors.good : colors.line, 1));
  painter.drawLine(QPointF(line.left() + 1, line.bottom() + 1),
                   QPointF(line.right() - 1, line.bottom() + 1));

  line.translate(0, kBoxChipGap);
  for (int i = 0; i < box.documents.size(); ++i) {
    line.translate(0, height);
    const bool isNewest = i == box.newest;
    QRect chip = line.adjusted(kBoxChipGap, 2, -kBoxChipGap, -2);
    if (isNewest) chip.translate(0, -static_cast<int>((1 - m_fallen) * (i + 1) * height));
    painter.setPen(QPen(isNewest ? colors.highlight : colors.line, 1));
    painter.setBrush(isNewest ? colors.highlightSoft : colors.ground);
    painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), kBoxRound, kBoxRound);
    painter.setFont(box.isMeeting() ? strongFont(option.font) : option.font);
    painter.setPen(colors.ink);
    paintText(painter, chip, box.documents[i], Qt::AlignHCenter);
  }
}

}  // namespace shinglescope
