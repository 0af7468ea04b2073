#pragma once

#include "ui/pages/review/compare/member_document.h"
#include "ui/parts/compare/compare_fields.h"
#include "ui/session/session.h"

namespace shinglescope {

/// Two rows of the session's data set as the compare view takes them: compared,
/// shown and link columns in the order of the file; row numbers from 1 and the
/// row's own id in the head. The texts live as long as the data set.
CompareContent makeCompareContent(const Session &session, RecordId a, RecordId b);

/// Several rows, as many as there are, in the same way.
MemberContent makeMemberContent(const Session &session, const std::vector<RecordId> &rows);

}  // namespace shinglescope
