// SPDX-License-Identifier: MIT
#include "ui/base/controls/key_cap.h"

#include <QFontMetrics>
#include <algorithm>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kSidePadding = 4;
constexpr double kKeyCapScale = 0.82;

QFont capFont(const QFont &font) {
  QFont cap = monospaceFont();
  cap.setPointSizeF(std::max(6.0, font.pointSizeF() * kKeyCapScale));
  return cap;
}

}  // namespace

QSize keyCapSize(const QFont &font, const QString &key) {
  if (key.isEmpty()) return {0, 0};
  const QFontMetrics metrics(capFont(font));
  const int height = metrics.height() + 2;
  return {std::max(height - 1, metrics.horizontalAdvance(key) + 2 * kSidePadding + 1), height};
}

void paintKeyCap(QPainter &painter, const QRect &rect, const QFont &font, const QString &key,
                 const ThemeColors &colors, KeyCapGround ground) {
  if (key.isEmpty()) return;
  const QSize size = keyCapSize(font, key);
  const QRectF cap(rect.left() + 0.5, rect.top() + (rect.height() - size.height()) / 2 + 0.5,
                   size.width() - 1, size.height() - 1);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ground == KeyCapGround::Accent ? colors.accentSoft : colors.line, 1));
  painter.setBrush(colors.ground);
  painter.drawRoundedRect(cap, 3, 3);
  painter.setPen(colors.isDark || ground == KeyCapGround::Accent ? colors.ink : colors.muted);
  painter.setFont(capFont(font));
  painter.drawText(cap, Qt::AlignCenter, key);
  painter.restore();
}

}  // namespace shinglescope
