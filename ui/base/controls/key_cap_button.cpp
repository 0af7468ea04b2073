// SPDX-License-Identifier: MIT
#include "ui/base/controls/key_cap_button.h"

#include <QAction>
#include <QPainter>

#include "ui/base/style/theme.h"

namespace shinglescope {

KeyCapButton::KeyCapButton(QAction *action, const QString &key, QWidget *parent)
    : QToolButton(parent), m_key(key) {
  setToolTip(action->text());
  setAccessibleName(action->text());
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QToolButton::clicked, action, &QAction::trigger);
}

void KeyCapButton::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isLit = underMouse() || hasFocus();
  painter.setPen(QPen(isLit ? colors.accent : colors.line, hasFocus() ? 2 : 1));
  painter.setBrush(isDown() ? colors.accentSoft : colors.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  painter.setPen(colors.ink);
  QFont font = monospaceFont();
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  painter.drawText(rect(), Qt::AlignCenter, m_key);
}

}  // namespace shinglescope
