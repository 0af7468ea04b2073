// SPDX-License-Identifier: MIT
#include "ui/base/controls/key_button.h"

#include <QAction>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

#include "ui/base/controls/key_cap.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/window_style.h"

namespace shinglescope {
namespace {
constexpr int kKeyButtonGap = 8;
constexpr int kTextSlack = 2;
constexpr int kLongestWord = 16;  ///< number of letters that fit in the minimum width
constexpr int kWrapFlags = Qt::TextShowMnemonic | Qt::TextWordWrap;
}  // namespace

KeyButton::KeyButton(const QString &text, const QString &key, QWidget *parent)
    : QPushButton(text, parent), m_key(key) {
  describe();
}

void KeyButton::describe() {
  QStringList parts;
  if (m_explanation != text()) parts << m_explanation;
  parts << m_key;
  parts.removeAll(QString());
  setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void KeyButton::setExplanation(const QString &explanation) {
  m_explanation = explanation;
  setToolTip(explanation);
  describe();
}

void KeyButton::setKey(const QString &key) {
  if (key == m_key) return;
  m_key = key;
  describe();
  updateGeometry();
  update();
}

void KeyButton::updateKey() {
  if (m_command) setKey(m_command->text());
}

void KeyButton::setPrimary(bool isPrimary) {
  m_isPrimary = isPrimary;
  setProperty("primary", isPrimary);
  style()->unpolish(this);
  style()->polish(this);
}

void KeyButton::setWrapping() {
  m_isWrapping = true;
  QSizePolicy policy = sizePolicy();
  policy.setHorizontalPolicy(QSizePolicy::Preferred);  // can be narrower than one line
  policy.setVerticalPolicy(QSizePolicy::Minimum);      // can be taller than one line
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

int KeyButton::capWidth() const {
  return m_key.isEmpty() ? 0 : kKeyButtonGap + keyCapSize(font(), m_key).width();
}

int KeyButton::textWidth() const {
  return fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

int KeyButton::paddingWidth() const { return QPushButton::sizeHint().width() - textWidth(); }

QSize KeyButton::sizeHint() const {
  QSize size = QPushButton::sizeHint();
  size.rwidth() += capWidth();
  return size;
}

QSize KeyButton::minimumSizeHint() const {
  if (!m_isWrapping) return QPushButton::minimumSizeHint();
  int widest = 0;
  for (const QString &word : text().split(u' '))
    widest = std::max(widest, fontMetrics().horizontalAdvance(word));
  widest = std::min(widest, fontMetrics().averageCharWidth() * kLongestWord);
  const int width = widest + kTextSlack + paddingWidth() + capWidth();
  return {std::min(width, sizeHint().width()), QPushButton::sizeHint().height()};
}

int KeyButton::heightForWidth(int width) const {
  if (!m_isWrapping) return -1;
  const int room = width - paddingWidth() - capWidth() + kTextSlack;
  const QRect lines =
      fontMetrics().boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), kWrapFlags, text());
  const int line = fontMetrics().boundingRect(QRect(), Qt::TextShowMnemonic, text()).height();
  return QPushButton::sizeHint().height() + std::max(0, lines.height() - line);
}

void KeyButton::paintEvent(QPaintEvent *) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  painter.drawControl(QStyle::CE_PushButtonBevel, option);
  const int cap = capWidth();
  const int words =
      m_isWrapping ? std::min(textWidth(), width() - paddingWidth() - cap) : textWidth();
  const int left = (width() - words - cap) / 2;
  option.rect = QRect(left, 0, words + kTextSlack, height());
  const bool isFilled = m_isPrimary && isEnabled();
  const ThemeColors &colors = themeColors(palette());
  painter.setPen(isFilled ? colors.accentInk : isEnabled() ? colors.ink : colors.muted);
  const int wrapping = m_isWrapping ? static_cast<int>(Qt::TextWordWrap) : 0;
  painter.drawText(option.rect, Qt::AlignVCenter | Qt::AlignLeft | mnemonicFlag(*this) | wrapping,
                   text());
  paintKeyCap(painter, QRect(left + words + kKeyButtonGap, 0, cap, height()), font(), m_key, colors,
              isFilled ? KeyCapGround::Accent : KeyCapGround::Panel);
}

KeyButton *makeActionButton(QAction *action, const QString &text, QWidget *parent) {
  auto *button = new KeyButton(text, keyText(*action), parent);
  button->setExplanation(action->toolTip());  // the text without its access letter
  button->setFocusPolicy(Qt::TabFocus);
  button->setEnabled(action->isEnabled());
  QObject::connect(button, &KeyButton::clicked, action, &QAction::trigger);
  QObject::connect(action, &QAction::enabledChanged, button, &KeyButton::setEnabled);
  QObject::connect(action, &QAction::changed, button,
                   [action, button] { button->setKey(keyText(*action)); });
  return button;
}

KeyButton *makeCommandButton(const QString &text, const CommandKey &command, QWidget *parent) {
  auto *button = new KeyButton(text, command.text(), parent);
  button->setCommand(command);
  return button;
}

}  // namespace shinglescope
