// SPDX-License-Identifier: MIT
#include "ui/pages/find/shingle_strip.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/tuning/marked_line.h"

namespace shinglescope {
namespace {

constexpr int kShingleStripSidePadding = 9;
constexpr int kShingleStripGap = 6;
constexpr int kShingleStripPadding = 2;
constexpr qsizetype kLongestChip = 40;

}  // namespace

ShingleStrip::ShingleStrip(QWidget *parent) : QWidget(parent) {
  setFont(monospaceFont());
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShingleStrip::setShingles(const QStringList &shingles, std::size_t count) {
  m_shingles = shingles;
  for (QString &shingle : m_shingles) {
    shingle = withVisibleControls(shingle);
    if (shingle.size() > kLongestChip) shingle = shingle.left(kLongestChip) + QChar(0x2026);
  }
  m_countText = count == 0 ? tr("none: this row is in no pair")
                           : tr("%1 in all").arg(shinglescope::countText(count));
  setAccessibleName(tr("Shingles: %1").arg(m_countText));
  update();
}

QSize ShingleStrip::sizeHint() const { return {300, fontMetrics().height() + 10}; }

void ShingleStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QString more = QStringLiteral("… ") + m_countText;
  const int moreWidth = fontMetrics().horizontalAdvance(more) + kShingleStripGap;
  int x = 0;
  bool isComplete = true;
  for (const QString &shingle : m_shingles) {
    const int chip = fontMetrics().horizontalAdvance(shingle) + 2 * kShingleStripSidePadding;
    isComplete = x + chip + moreWidth <= width();
    if (!isComplete) break;
    const QRectF outline(x + 0.5, kShingleStripPadding + 0.5, chip - 1,
                         height() - 2 * kShingleStripPadding - 1);
    painter.setPen(colors.line);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    painter.setPen(colors.muted);
    painter.drawText(outline, Qt::AlignCenter, shingle);
    x += chip + kShingleStripGap;
  }
  painter.setPen(colors.muted);
  painter.drawText(rect().adjusted(x + (x > 0 ? 2 : 0), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   isComplete ? m_countText : more);
}

}  // namespace shinglescope
