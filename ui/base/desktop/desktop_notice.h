// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// Shows a notification of the desktop (org.freedesktop.Notifications). Does nothing if there is no
/// session bus or no service; never waits for an answer. GUI thread.
void showDesktopNotice(const QString &title, const QString &text);

}  // namespace shinglescope
