// SPDX-License-Identifier: MIT
#pragma once

#include <QMargins>

namespace shinglescope {

/// Pixels between the edge of a dialog and its content.
inline constexpr int kDialogMargin = 12;
inline constexpr QMargins kDialogMargins{kDialogMargin, kDialogMargin, kDialogMargin,
                                         kDialogMargin};

}  // namespace shinglescope
