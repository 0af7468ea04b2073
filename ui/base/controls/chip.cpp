// SPDX-License-Identifier: MIT
#include "ui/base/controls/chip.h"

#include <QPainter>

#include "ui/base/controls/key_cap.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kChipSidePadding = 10;
constexpr int kChipGap = 5;
constexpr double kPoints = 9.0;

}  // namespace

Chip::Chip(const QString &text, QWidget *parent) : QToolButton(parent) {
  setText(text);
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  QFont small = font();
  small.setPointSizeF(kPoints);
  setFont(small);
}

void Chip::setKeyHint(const QString &key) {
  m_keyHint = key;
  describe();
  updateGeometry();
  update();
}

void Chip::setExplanation(const QString &explanation) {
  m_explanation = explanation;
  setToolTip(explanation);
  describe();
}

void Chip::describe() {
  QStringList parts{m_explanation, m_keyHint};
  parts.removeAll(QString());
  setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void Chip::setWarning(bool isWarning) {
  m_isWarning = isWarning;
  update();
}

QSize Chip::sizeHint() const {
  const int cap = m_keyHint.isEmpty() ? 0 : kChipGap + keyCapSize(font(), m_keyHint).width();
  const int menuMark = menu() == nullptr ? 0 : kChipGap + fontMetrics().horizontalAdvance(u'▾');
  return {fontMetrics().horizontalAdvance(text()) + 2 * kChipSidePadding + cap + menuMark,
          fontMetrics().height() + 6};
}

void Chip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const bool isLit = isChecked() || underMouse() || hasFocus();
  const bool isWarning = m_isWarning && isEnabled();
  const QColor lit = isWarning ? colors.difference : colors.accent;
  painter.setPen(QPen(isEnabled() && (isLit || isWarning) ? lit : colors.line, hasFocus() ? 2 : 1));
  const QColor checked = isWarning ? colors.differenceSoft : colors.accentSoft;
  painter.setBrush(isChecked() ? checked : isDown() ? colors.ground : colors.panel);
  painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
  painter.setPen(isWarning                    ? colors.differenceText
                 : isChecked() && isEnabled() ? colors.accent
                                              : colors.muted);
  const int textWidth = fontMetrics().horizontalAdvance(text());
  const QString shown = menu() == nullptr ? text() : text() + QStringLiteral(" ▾");
  painter.drawText(rect().adjusted(kChipSidePadding, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   shown);
  const QRect cap(kChipSidePadding + textWidth + kChipGap, 0, width(), height());
  paintKeyCap(painter, cap, font(), m_keyHint, colors);
}

}  // namespace shinglescope
