#pragma once

#include <QString>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// What reading met, in a line: "12 multi-line fields, 3 short rows padded, 1
/// blank line skipped, no undecodable bytes". What did not occur is left out,
/// but for the fields over several lines and the bytes that do not fit the
/// encoding, which a wrong guess would show in.
QString readingFacts(const LoadReport &report);

}  // namespace shinglescope
