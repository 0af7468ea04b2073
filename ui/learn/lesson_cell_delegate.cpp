#include "ui/learn/lesson_cell_delegate.h"

#include <QPainter>

#include "ui/learn/lesson_grid.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kSide = 8;
constexpr int kFrameGap = 3;
constexpr float kFaint = 0.5F;

QColor toneColor(const ThemeColors &colors, CellTone tone) {
  switch (tone) {
    case CellTone::Faint: {
      QColor faint = colors.muted;  // a 0 says that nothing is there
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

}  // namespace

void LessonCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const {
  const ThemeColors &colors = themeColors(option.palette);
  const auto tone = static_cast<CellTone>(index.data(LessonGridModel::ToneRole).toInt());
  const auto mark = static_cast<CellMark>(index.data(LessonGridModel::MarkRole).toInt());
  const bool isLeft = index.data(LessonGridModel::LeftRole).toBool();
  painter->save();
  if (mark == CellMark::Row) painter->fillRect(option.rect, colors.accentSoft);
  if (mark == CellMark::Cell) painter->fillRect(option.rect, colors.highlightSoft);
  const bool isBandEnd = index.data(LessonGridModel::LineRole).toBool();
  const int line = isBandEnd ? 2 : 1;
  painter->fillRect(
      QRect(option.rect.left(), option.rect.bottom() + 1 - line, option.rect.width(), line),
      isBandEnd ? colors.ink : colors.line);
  QFont font = isLeft ? option.font : tabularFont(option.font);
  if (tone == CellTone::Strong || tone == CellTone::Wrong || mark == CellMark::Cell)
    font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  const QRect room = option.rect.adjusted(isLeft ? kSide : 2, 0, isLeft ? -kSide : -2, -1);
  const QString text =
      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width());
  if (mark == CellMark::Result)
    paintFrame(*painter, isLeft ? room.adjusted(-4, 0, 0, 0) : option.rect,
               isLeft ? room.width() : painter->fontMetrics().horizontalAdvance(text), colors);
  painter->setPen(toneColor(colors, tone));
  painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine, text);
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter->setPen(colors.accent);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
  }
  painter->restore();
}

}  // namespace shinglescope
