// SPDX-License-Identifier: MIT
#include "ui/base/style/motion.h"

#include <QApplication>
#include <QStyle>

namespace shinglescope {

int motionDuration(int milliseconds) {
  return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0 ? milliseconds
                                                                                    : 0;
}

}  // namespace shinglescope
