// SPDX-License-Identifier: MIT
#include "ui/base/style/window_size.h"

#include <QScreen>

namespace shinglescope {
namespace {

constexpr QSize kUsualWindow(1280, 800);
constexpr QSize kFrame(8, 40);           ///< the approximate size of a window manager's frame
constexpr double kUsualPercent = 100.0;  // percent

}  // namespace

QSize firstWindowSize(const QScreen &screen) {
  const QSize room = screen.availableSize() - kFrame;
  return kUsualWindow.boundedTo(room.expandedTo(kSmallestWindow));
}

bool fitsAtScale(const QScreen &screen, int percent) {
  if (percent <= kUsualPercent) return true;
  // In pixels of the device, because the screen's size already depends on the current scale.
  const QSizeF room = QSizeF(screen.availableSize()) * screen.devicePixelRatio();
  const QSizeF needed = QSizeF(kSmallestWindow) * (percent / kUsualPercent);
  return needed.width() <= room.width() && needed.height() <= room.height();
}

}  // namespace shinglescope
