// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// Opens a file with the program that the desktop uses for its type. Returns false if the desktop
/// could not be asked. GUI thread.
bool openWithDesktop(const QString &path);

/// Shows a file in the file manager, selected where the file manager supports it; otherwise opens
/// its folder. Returns false if the desktop could not be asked. GUI thread.
bool showInFolder(const QString &path);

}  // namespace shinglescope
