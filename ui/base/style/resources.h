#pragma once

namespace shinglescope {

/// Registers the icons and samples of the library with Qt; the linker omits the resources of a
/// static library otherwise. Cheap to call again.
void ensureResources();

}  // namespace shinglescope
