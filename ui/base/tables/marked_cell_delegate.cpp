// SPDX-License-Identifier: MIT
#include "ui/base/tables/marked_cell_delegate.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kFrameGap = 3;
constexpr int kCorner = 9;
constexpr int kWideBar = 8;
constexpr int kNarrowBar = 4;
constexpr int kRowFrame = 2;
constexpr int kStripSide = 6;
constexpr int kStripBeyond = 12;
constexpr double kStripRound = 4;
constexpr float kFaint = 0.5F;

QColor toneColor(const ThemeColors &colors, CellTone tone) {
  switch (tone) {
    case CellTone::Faint: {
      QColor faint = colors.muted;  // used for a 0, which only marks absence
      faint.setAlphaF(kFaint);
      return faint;
    }
    case CellTone::Muted: return colors.muted;
    case CellTone::Wrong: return colors.differenceText;
    default: return colors.ink;
  }
}

void paintFrame(QPainter &painter, const QRect &cell, int textWidth, const ThemeColors &colors) {
  const int width = std::min(cell.width() - 2, std::max(cell.height() - 4, textWidth + 10));
  QRectF frame(0, 0, width, cell.height() - 2 * kFrameGap);
  frame.moveCenter(QRectF(cell).center());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.highlight, 1.5));
  painter.setBrush(colors.highlightSoft);
  painter.drawRoundedRect(frame, 3, 3);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Draws a box that fills the cell except for a gap, so that adjacent boxes stay apart.
void paintBox(QPainter &painter, const QRect &cell, const ThemeColors &colors) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.good, 1));
  painter.setBrush(colors.goodSoft);
  painter.drawRoundedRect(QRectF(cell).adjusted(2.5, 2.5, -2.5, -3.5), 3, 3);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Draws the part of a strip that is in this cell; the strip goes on in the cells above and below.
void paintStrip(QPainter &painter, const QRect &cell, CellStrip strip, CellMark mark,
                const ThemeColors &colors) {
  const bool hasTop = strip == CellStrip::Top || strip == CellStrip::Whole;
  const bool hasBottom = strip == CellStrip::Bottom || strip == CellStrip::Whole;
  const QRectF outline = QRectF(cell).adjusted(kStripSide, hasTop ? kFrameGap : -kStripBeyond,
                                               -kStripSide, hasBottom ? -kFrameGap : kStripBeyond);
  const bool isMarked = mark == CellMark::Result || mark == CellMark::Equal;
  painter.save();
  painter.setClipRect(cell);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(mark == CellMark::Result  ? colors.highlight
                      : mark == CellMark::Equal ? colors.good
                                                : colors.muted,
                      isMarked ? 2 : 1));
  painter.setBrush(mark == CellMark::Result  ? colors.highlightSoft
                   : mark == CellMark::Equal ? colors.goodSoft
                                             : colors.panel);
  painter.drawRoundedRect(outline, kStripRound, kStripRound);
  painter.restore();
}

void paintCorner(QPainter &painter, const QRect &cell, const ThemeColors &colors) {
  QPainterPath corner;
  corner.moveTo(cell.topRight() + QPoint(1 - kCorner, 0));
  corner.lineTo(cell.topRight() + QPoint(1, 0));
  corner.lineTo(cell.topRight() + QPoint(1, kCorner));
  corner.closeSubpath();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(corner, colors.highlight);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Tints a cell of a row that is in both of two documents or in one. The first cell has a bar, so
/// that the kinds differ without colours too: a wide one for both.
void paintKind(QPainter &painter, const QRect &cell, bool isFirst, bool isBoth,
               const ThemeColors &colors) {
  painter.fillRect(cell, isBoth ? colors.goodSoft : colors.highlightSoft);
  if (!isFirst) return;
  const QRect bar(cell.left(), cell.top(), isBoth ? kWideBar : kNarrowBar, cell.height());
  painter.fillRect(bar, isBoth ? colors.good : colors.highlight);
}

/// Draws the part of a frame around a row that is in this cell.
void paintRowFrame(QPainter &painter, const QRect &cell, bool isFirst, bool isLast,
                   const QColor &color) {
  painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), kRowFrame), color);
  painter.fillRect(QRect(cell.left(), cell.bottom() + 1 - kRowFrame, cell.width(), kRowFrame),
                   color);
  if (isFirst) painter.fillRect(QRect(cell.left(), cell.top(), kRowFrame, cell.height()), color);
  if (isLast)
    painter.fillRect(QRect(cell.right() + 1 - kRowFrame, cell.top(), kRowFrame, cell.height()),
                     color);
}

}  // namespace

void MarkedCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const {
  const ThemeColors &colors = themeColors(option.palette);
  const auto tone = static_cast<CellTone>(index.data(MarkedCell::ToneRole).toInt());
  const auto mark = static_cast<CellMark>(index.data(MarkedCell::MarkRole).toInt());
  const bool isLeft = index.data(MarkedCell::LeftRole).toBool();
  painter->save();
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (mark == CellMark::Row || isSelected) painter->fillRect(option.rect, colors.accentSoft);
  if (mark == CellMark::Cell) painter->fillRect(option.rect, colors.highlightSoft);
  const bool isFirst = index.column() == 0;
  if (mark == CellMark::Both || mark == CellMark::One)
    paintKind(*painter, option.rect, isFirst, mark == CellMark::Both, colors);
  const bool isBandEnd = index.data(MarkedCell::LineRole).toBool();
  const int line = isBandEnd ? 2 : 1;
  painter->fillRect(
      QRect(option.rect.left(), option.rect.bottom() + 1 - line, option.rect.width(), line),
      isBandEnd ? colors.ink : colors.line);
  const auto strip = static_cast<CellStrip>(index.data(MarkedCell::StripRole).toInt());
  const bool isStrip = strip != CellStrip::None;
  if (isStrip) paintStrip(*painter, option.rect, strip, mark, colors);
  if (mark == CellMark::Equal && !isStrip) paintBox(*painter, option.rect, colors);
  if (index.data(MarkedCell::CornerRole).toBool()) paintCorner(*painter, option.rect, colors);
  QFont font = isLeft ? option.font : tabularFont(option.font);
  if (tone == CellTone::Strong || tone == CellTone::Wrong || mark == CellMark::Cell)
    font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  const QRect room = option.rect.adjusted(isLeft ? kSide : 2, 0, isLeft ? -kSide : -2, -1);
  const QFontMetrics metrics = painter->fontMetrics();
  const QString whole = index.data().toString();
  const bool isHigh = isLeft && room.height() >= 2 * metrics.height();
  const bool isWrapping =  // unless a single word is too long
      isHigh && metrics.boundingRect(room, Qt::TextWordWrap, whole).width() <= room.width();
  const QString text = isWrapping ? whole : metrics.elidedText(whole, Qt::ElideRight, room.width());
  if (mark == CellMark::Result && !isStrip)
    paintFrame(*painter, isLeft ? room.adjusted(-4, 0, 0, 0) : option.rect,
               isLeft ? room.width() : metrics.horizontalAdvance(text), colors);
  painter->setPen(toneColor(colors, tone));
  const int lines = isWrapping ? Qt::TextWordWrap : Qt::TextSingleLine;
  painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt() | lines, text);
  if (index.data(MarkedCell::FrameRole).toBool())
    paintRowFrame(*painter, option.rect, isFirst,
                  index.column() + 1 == index.model()->columnCount(), colors.ink);
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(colors.accent);
    painter->setBrush(Qt::NoBrush);
    // Half a pixel inside, so that at 1.5 no part of the line falls into the next cell.
    painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -1.5, -2.5));
  }
  painter->restore();
}

}  // namespace shinglescope
