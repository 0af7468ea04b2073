// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/export/export_plan.h"

namespace shinglescope {

class ReviewState;
class Session;

/// Returns what can be exported now. `state` is null if there is no result. Copies the list
/// of shown items. GUI thread.
ExportMaterial exportMaterial(const Session &session, const ReviewState *state);

}  // namespace shinglescope
