// SPDX-License-Identifier: MIT
#pragma once

class QApplication;
class QWidget;

namespace shinglescope {

/// Sets whether the user wants things to move; they do at the start. GUI thread.
void setMotionOn(QApplication &application, bool isOn);
bool isMotionOn(const QApplication &application);

/// Sets whether the desktop shows animations, as far as is known; it does at the start.
void setDesktopMotion(QApplication &application, bool isOn);

/// Tests whether a widget may animate: the user wants it, and neither the desktop nor the style
/// asks for less motion.
bool mayAnimate(const QWidget &widget);

}  // namespace shinglescope
