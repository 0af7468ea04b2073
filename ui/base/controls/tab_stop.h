// SPDX-License-Identifier: MIT
#pragma once

class QButtonGroup;

namespace shinglescope {

/// Makes Tab stop only at the checked button of an exclusive group. Qt does so only after a button
/// of the group has had the focus; until then Tab stops at the first button. If another button of
/// the group has the focus, the checked one receives it. Applies to the buttons that are already in
/// the group.
void stopTabAtChecked(QButtonGroup &group);

}  // namespace shinglescope
