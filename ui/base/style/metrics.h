#pragma once

namespace shinglescope {

/// Pixels between the edge of a dialog and its content.
inline constexpr int kDialogMargin = 12;

}  // namespace shinglescope
