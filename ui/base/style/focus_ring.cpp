// SPDX-License-Identifier: MIT
#include "ui/base/style/focus_ring.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace shinglescope {
namespace {

constexpr char kDrawsFocus[] = "drawsFocus";

template <class... Classes>
bool isOneOf(const QWidget *widget) {
  return ((qobject_cast<const Classes *>(widget) != nullptr) || ...);
}

/// Tests whether a widget with the focus looks the same as one without it. The style sheet gives
/// controls another border.
bool needsRing(const QWidget *widget) {
  if (widget == nullptr || widget->isWindow() || widget->property(kDrawsFocus).toBool())
    return false;
  return !isOneOf<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit,
                  QPlainTextEdit, QTextEdit, QMenu, QMenuBar>(widget) &&
         // The list that a combo box opens.
         !widget->window()->windowFlags().testFlag(Qt::Popup);
}

bool isModifier(const QEvent &event) {
  const int key = static_cast<const QKeyEvent &>(event).key();
  return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ||
         key == Qt::Key_AltGr || key == Qt::Key_Meta;
}

}  // namespace

FocusRing::FocusRing(QObject *parent) : QObject(parent) {
  qApp->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, &FocusRing::follow);
}

void FocusRing::leaveOut(QWidget &widget) { widget.setProperty(kDrawsFocus, true); }

bool FocusRing::eventFilter(QObject *watched, QEvent *event) {
  const bool wasUsed = m_isKeyboardUsed;
  if (event->type() == QEvent::MouseButtonPress) m_isKeyboardUsed = false;
  if (event->type() == QEvent::KeyPress && !isModifier(*event)) m_isKeyboardUsed = true;
  if (wasUsed != m_isKeyboardUsed) follow();
  return QObject::eventFilter(watched, event);
}

void FocusRing::follow() {
  QWidget *focused = QApplication::focusWidget();
  const bool isShown = m_isKeyboardUsed && needsRing(focused);
  if (!isShown && m_frame == nullptr) return;
  if (m_frame == nullptr) m_frame = new QFocusFrame;  // setWidget() gives it a parent
  m_frame->setWidget(isShown ? focused : nullptr);
}

}  // namespace shinglescope
