// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <utility>

namespace shinglescope {

/// Makes a timer call `slot` once, `milliseconds` after its most recent start().
template <class Receiver, class Slot>
void setDelay(QTimer &timer, int milliseconds, Receiver *receiver, Slot slot) {
  timer.setSingleShot(true);
  timer.setInterval(milliseconds);
  QObject::connect(&timer, &QTimer::timeout, receiver, std::move(slot));
}

}  // namespace shinglescope
