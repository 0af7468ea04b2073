#pragma once

#include <vector>

#include "core/export/export_request.h"

namespace shinglescope {

/// The pictures of a report, in the light theme whatever the window's: the curve
/// of the recipe with its threshold, where the run used bands. GUI thread.
std::vector<ExportPicture> reportPictures(const DuplicateResult &result);

}  // namespace shinglescope
