// SPDX-License-Identifier: MIT
#pragma once

class QApplication;
class QWidget;

namespace shinglescope {

/// Sets whether the user wants things to move; they do at the start. GUI thread.
void setMotionOn(QApplication &application, bool isOn);
bool isMotionOn(const QApplication &application);

/// Tests whether a widget may animate: the user wants it, and the style, which knows the desktop's
/// wish for less motion, allows it.
bool mayAnimate(const QWidget &widget);

}  // namespace shinglescope
