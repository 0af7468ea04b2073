// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// Registers the icons and samples of the library with Qt; otherwise the linker omits the resources
/// of a static library. Cheap to call again.
void ensureResources();

}  // namespace shinglescope
