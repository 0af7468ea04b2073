#pragma once

namespace shinglescope {

/// Makes the icons and samples of the library known to Qt; a static library's
/// resources are left out unless somebody asks. Cheap to call again.
void ensureResources();

}  // namespace shinglescope
