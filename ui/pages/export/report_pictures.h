// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/export/request/export_request.h"
#include "core/review/quality/quality_chart.h"

namespace shinglescope {

/// Draws the pictures of a report, always in the light theme. If the run used bands, draws the
/// curve of the recipe with its threshold. If a chart is given, draws the items by similarity
/// with the results of the random audit. GUI thread.
std::vector<ExportPicture> reportPictures(const DuplicateResult &result, const QualityChart *chart);

}  // namespace shinglescope
