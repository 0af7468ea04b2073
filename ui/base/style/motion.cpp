// SPDX-License-Identifier: MIT
#include "ui/base/style/motion.h"

#include <QApplication>
#include <QStyle>

namespace shinglescope {
namespace {

constexpr char kIsStill[] = "shinglescope.isStill";
constexpr char kIsDesktopStill[] = "shinglescope.isDesktopStill";

}  // namespace

void setMotionOn(QApplication &application, bool isOn) { application.setProperty(kIsStill, !isOn); }

bool isMotionOn(const QApplication &application) {
  return !application.property(kIsStill).toBool();
}

void setDesktopMotion(QApplication &application, bool isOn) {
  application.setProperty(kIsDesktopStill, !isOn);
}

bool mayAnimate(const QWidget &widget) {
  const QStyle &style = *widget.style();
  return isMotionOn(*qApp) && !qApp->property(kIsDesktopStill).toBool() &&
         style.styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0 &&
         style.styleHint(QStyle::SH_Widget_Animate, nullptr, &widget) != 0;
}

}  // namespace shinglescope
