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

QVector<AccessiblePart> ShingleStrip::parts() const {
  const QString more = QStringLiteral("… ") + m_countText;
  const int moreWidth = fontMetrics().horizontalAdvance(more) + kShingleStripGap;
  QVector<AccessiblePart> parts;
  int x = 0;
  for (const QString &shingle : m_shingles) {
    const int chip = fontMetrics().horizontalAdvance(shingle) + 2 * kShingleStripSidePadding;
    if (x + chip + moreWidth > width()) break;
    parts.append({shingle, QRect(x, 0, chip, height()), false});
    x += chip + kShingleStripGap;
  }
  const bool isComplete = parts.size() == m_shingles.size();
  parts.append(
      {isComplete ? m_countText : more, rect().adjusted(x + (x > 0 ? 2 : 0), 0, 0, 0), false});
  return parts;
}

void ShingleStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QVector<AccessiblePart> shingles = parts();
  const AccessiblePart count = shingles.takeLast();
  for (const AccessiblePart &shingle : std::as_const(shingles)) {
    const QRectF outline =
        QRectF(shingle.place)
            .adjusted(0.5, kShingleStripPadding + 0.5, -0.5, -kShingleStripPadding - 0.5);
    painter.setPen(colors.line);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    painter.setPen(colors.muted);
    painter.drawText(outline, Qt::AlignCenter, shingle.name);
  }
  painter.setPen(colors.muted);
  painter.drawText(count.place, Qt::AlignVCenter | Qt::AlignLeft, count.name);
}

}  // namespace shinglescope
