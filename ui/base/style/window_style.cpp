// SPDX-License-Identifier: MIT
#include "ui/base/style/window_style.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QSlider>
#include <QStyleHintReturnMask>
#include <QStyleOption>

#include "ui/base/style/focus_ring.h"
#include "ui/base/style/icons.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kFocusRingWidth = 2;

bool isAlt(const QEvent &event) {
  return static_cast<const QKeyEvent &>(event).key() == Qt::Key_Alt;
}

bool isLetter(const QEvent &event) {
  const auto &key = static_cast<const QKeyEvent &>(event);
  return key.text().size() == 1 && key.text().front().isPrint() &&
         !(key.modifiers() & Qt::ControlModifier);
}

/// Tests whether a menu is in use. One that was opened with the keyboard stays in use after Alt is
/// released.
bool isInMenus() {
  return qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr ||
         qobject_cast<QMenuBar *>(QApplication::focusWidget()) != nullptr;
}

bool hasMnemonic(const QWidget *widget) {
  return qobject_cast<const QMenuBar *>(widget) != nullptr ||
         qobject_cast<const QMenu *>(widget) != nullptr ||
         qobject_cast<const QLabel *>(widget) != nullptr ||
         qobject_cast<const QAbstractButton *>(widget) != nullptr;
}

/// Returns the control that the wheel over a widget would change; null for none.
QWidget *changedByWheel(QObject *watched) {
  for (auto *widget = qobject_cast<QWidget *>(watched); widget != nullptr && !widget->isWindow();
       widget = widget->parentWidget()) {
    const bool isChanged = qobject_cast<QComboBox *>(widget) != nullptr ||
                           qobject_cast<QAbstractSpinBox *>(widget) != nullptr ||
                           qobject_cast<QSlider *>(widget) != nullptr;
    if (isChanged) return widget;
  }
  return nullptr;
}

bool hasFocusInside(const QWidget &widget) {
  return widget.hasFocus() || widget.isAncestorOf(QApplication::focusWidget());
}

}  // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {
  qApp->installEventFilter(this);
  new FocusRing(this);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returned) const {
  if (hint == SH_UnderlineShortcut) return m_isShown ? 1 : 0;
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  if (hint == SH_FocusFrame_AboveWidget) return 1;
  if (hint == SH_FocusFrame_Mask) {
    auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(returned);
    if (mask == nullptr || option == nullptr) return 0;
    const int width = kFocusRingWidth;
    mask->region = QRegion(option->rect) - option->rect.adjusted(width, width, -width, -width);
    return 1;
  }
  return QProxyStyle::styleHint(hint, option, widget, returned);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                             const QWidget *widget) const {
  if (metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin) return 0;
  return QProxyStyle::pixelMetric(metric, option, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const {
  if (element != CE_FocusFrame) return QProxyStyle::drawControl(element, option, painter, widget);
  // The mask leaves only the edge.
  painter->fillRect(option->rect, themeColors(option->palette).accent);
}

QIcon WindowStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                                const QWidget *widget) const {
  if (pixmap != SP_LineEditClearButton || widget == nullptr)
    return QProxyStyle::standardIcon(pixmap, option, widget);
  const ThemeColors &colors = themeColors(widget->palette());
  return lineIcon(QStringLiteral("close"), colors.muted, colors.ink);
}

void WindowStyle::polish(QWidget *widget) {
  QProxyStyle::polish(widget);
  // Otherwise the wheel would give the control the focus and then change its value.
  if (widget->focusPolicy() == Qt::WheelFocus && changedByWheel(widget) == widget)
    widget->setFocusPolicy(Qt::StrongFocus);
}

bool WindowStyle::eventFilter(QObject *watched, QEvent *event) {
  switch (event->type()) {
    case QEvent::KeyPress:
      if (isAlt(*event)) show(true);
      break;
    case QEvent::ShortcutOverride:
      if (isAlt(*event)) show(true);
      // Letters navigate an open menu; they must not trigger commands of the page behind it.
      if (qobject_cast<QMenu *>(watched) && isLetter(*event)) event->accept();
      break;
    case QEvent::KeyRelease:
      if (isAlt(*event) && !isInMenus()) {
        // Queued, because releasing Alt may move the focus into the menu bar.
        QMetaObject::invokeMethod(
            this, [this] { show(isInMenus()); }, Qt::QueuedConnection);
      }
      break;
    case QEvent::Hide:
    case QEvent::FocusOut:
      if (m_isShown && (qobject_cast<QMenu *>(watched) || qobject_cast<QMenuBar *>(watched))) {
        QMetaObject::invokeMethod(
            this, [this] { show(isInMenus()); }, Qt::QueuedConnection);
      }
      break;
    case QEvent::Wheel:
      if (const QWidget *control = changedByWheel(watched);
          control != nullptr && !hasFocusInside(*control)) {
        event->ignore();  // lets the surrounding area scroll
        return true;
      }
      break;
    case QEvent::MouseButtonPress:
    case QEvent::ApplicationDeactivate: show(false); break;
    default: break;
  }
  return QProxyStyle::eventFilter(watched, event);
}

void WindowStyle::show(bool isShown) {
  if (isShown == m_isShown) return;
  m_isShown = isShown;
  for (QWidget *widget : QApplication::allWidgets()) {
    if (widget->isVisible() && hasMnemonic(widget)) widget->update();
  }
}

int mnemonicFlag(const QWidget &widget) {
  return widget.style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &widget) != 0
             ? Qt::TextShowMnemonic
             : Qt::TextHideMnemonic;
}

}  // namespace shinglescope
