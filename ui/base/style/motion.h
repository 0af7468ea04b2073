// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// Returns the duration of an animation: `milliseconds`, or 0 where the desktop asks for reduced
/// motion. GUI thread.
int motionDuration(int milliseconds);

}  // namespace shinglescope
