// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/compare/member_document.h"
#include "ui/parts/compare/compare_fields.h"
#include "ui/session/session.h"

namespace shinglescope {

/// Returns the content of the compare view for two rows: the compared, shown and link
/// columns in file order. The heads show row numbers from 1 and the row's own id. The
/// texts are views into the session's data set.
CompareContent makeCompareContent(const Session &session, RecordId a, RecordId b);

/// Returns the same for any number of rows.
MemberContent makeMemberContent(const Session &session, const std::vector<RecordId> &rows);

}  // namespace shinglescope
