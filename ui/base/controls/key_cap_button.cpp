// SPDX-License-Identifier: MIT
#include "ui/base/controls/key_cap_button.h"

#include <QAction>
#include <QPainter>

#include "ui/base/keys/command_keys.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kSide = 22;
constexpr int kRoom = 10;  ///< next to a key of several letters

QFont keyCapButtonFont() {
  QFont font = monospaceFont();
  font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace

KeyCapButton::KeyCapButton(QAction *action, QWidget *parent)
    : QToolButton(parent), m_action(action) {
  setToolTip(action->toolTip());  // the text without its access letter
  setAccessibleName(action->toolTip());
  setAccessibleDescription(keyText(*action));
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QToolButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::changed, this, [this] {
    setAccessibleDescription(keyText(*m_action));
    updateGeometry();
    update();
  });
}

QSize KeyCapButton::sizeHint() const {
  const int width = QFontMetrics(keyCapButtonFont()).horizontalAdvance(keyText(*m_action)) + kRoom;
  return {std::max(kSide, width), kSide};
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
  painter.setFont(keyCapButtonFont());
  painter.drawText(rect(), Qt::AlignCenter, keyText(*m_action));
}

}  // namespace shinglescope
