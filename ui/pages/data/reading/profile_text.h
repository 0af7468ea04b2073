// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/session/import_profile.h"

namespace shinglescope {

/// Returns the content of a profile in one line: "semicolon, windows-1252, skips 2 lines; 6
/// columns".
QString profileText(const ImportProfile &profile);

}  // namespace shinglescope
