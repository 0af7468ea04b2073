#pragma once

#include <vector>

#include "core/export/request/export_request.h"
#include "core/review/quality/quality_chart.h"

namespace shinglescope {

/// The pictures of a report, in the light theme whatever the window's: the curve of
/// the recipe with its threshold, where the run used bands, and the entries by
/// similarity with what the random audit says of them, where a chart is given. GUI
/// thread.
std::vector<ExportPicture> reportPictures(const DuplicateResult &result, const QualityChart *chart);

}  // namespace shinglescope
