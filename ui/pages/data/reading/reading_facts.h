// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Returns counts from reading in one line: "12 multi-line fields, 3 short rows padded, 1 blank
/// line skipped, no undecodable bytes". Zero counts are left out, except multi-line fields and
/// undecodable bytes, which would reveal a wrong guess.
QString readingFacts(const LoadReport &report);

}  // namespace shinglescope
