#pragma once

namespace shinglescope {

/// Pixels between the edge of a dialog and what is in it.
inline constexpr int kDialogMargin = 12;

}  // namespace shinglescope
