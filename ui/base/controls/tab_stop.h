#pragma once

class QButtonGroup;

namespace shinglescope {

/// Lets Tab stop at the checked button of an exclusive group alone, as it does by
/// itself only after one of its buttons had the focus; before that it stops at the
/// first, whichever is checked. For buttons that are in the group already.
void stopTabAtChecked(QButtonGroup &group);

}  // namespace shinglescope
