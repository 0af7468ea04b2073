#include "ui/controls/key_button.h"

#include <QAction>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

#include "ui/controls/key_cap.h"
#include "ui/style/theme.h"
#include "ui/style/window_style.h"

namespace shinglescope {
namespace {
constexpr int kKeyButtonGap = 8;
}

KeyButton::KeyButton(const QString &text, const QString &key, QWidget *parent)
    : QPushButton(text, parent), m_key(key) {
  setAccessibleDescription(key);
}

void KeyButton::setPrimary(bool isPrimary) {
  m_isPrimary = isPrimary;
  setProperty("primary", isPrimary);
  style()->unpolish(this);
  style()->polish(this);
}

void KeyButton::setKey(const QString &key) {
  m_key = key;
  setAccessibleDescription(key);
  updateGeometry();
  update();
}

QSize KeyButton::sizeHint() const {
  QSize size = QPushButton::sizeHint();
  if (!m_key.isEmpty()) size.rwidth() += kKeyButtonGap + keyCapSize(font(), m_key).width();
  return size;
}

void KeyButton::paintEvent(QPaintEvent *) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  painter.drawControl(QStyle::CE_PushButtonBevel, option);
  const int capWidth = m_key.isEmpty() ? 0 : kKeyButtonGap + keyCapSize(font(), m_key).width();
  const int textWidth = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
  const int left = (width() - textWidth - capWidth) / 2;
  option.rect = QRect(left, 0, textWidth + 2, height());
  const bool isFilled = m_isPrimary && isEnabled();
  const ThemeColors &colors = themeColors(palette());
  painter.setPen(isFilled ? colors.accentInk : isEnabled() ? colors.ink : colors.muted);
  painter.drawText(option.rect, Qt::AlignVCenter | Qt::AlignLeft | mnemonicFlag(*this), text());
  paintKeyCap(painter, QRect(left + textWidth + kKeyButtonGap, 0, capWidth, height()), font(),
              m_key, colors, isFilled ? KeyCapGround::Accent : KeyCapGround::Panel);
}

KeyButton *makeActionButton(QAction *action, const QString &text, QWidget *parent) {
  auto *button = new KeyButton(text, action->shortcut().toString(QKeySequence::NativeText), parent);
  button->setToolTip(action->text());
  button->setAccessibleName(action->text());
  button->setFocusPolicy(Qt::TabFocus);
  button->setEnabled(action->isEnabled());
  QObject::connect(button, &KeyButton::clicked, action, &QAction::trigger);
  QObject::connect(action, &QAction::enabledChanged, button, &KeyButton::setEnabled);
  return button;
}

}  // namespace shinglescope
