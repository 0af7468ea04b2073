// SPDX-License-Identifier: MIT
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace shinglescope {

/// Draws a frame inside the list, table, plot or drawing that has the keyboard focus, because none
/// of these shows the focus itself. Appears only after a key was used, so that someone who works
/// with the mouse never sees it. One per application; GUI thread.
class FocusRing final : public QObject {
  Q_OBJECT

 public:
  explicit FocusRing(QObject *parent);
  /// Leaves out a widget that draws its own focus.
  static void leaveOut(QWidget &widget);
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void follow();

  QPointer<QFocusFrame> m_frame;  ///< the widget around the focused one owns it
  bool m_isKeyboardUsed = false;
};

}  // namespace shinglescope
