#pragma once

#include "ui/pages/export/export_plan.h"

namespace shinglescope {

class ReviewState;
class Session;

/// What can be exported now. `state` is null where there is no result. Copies
/// the list of shown entries. GUI thread.
ExportMaterial exportMaterial(const Session &session, const ReviewState *state);

}  // namespace shinglescope
