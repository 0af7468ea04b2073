// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/pipeline/report/run_report.h"

namespace shinglescope {

/// The window's sentences about a run, other than its counts. Each text is a sentence or empty.

/// "Signatures reused: only the bands are compared again." Before a run: the parts that it will
/// reuse (EngineSession::reusable).
QString reusableText(const std::vector<std::string> &parts);
/// The same for a finished run.
QString reusedText(const RunReport &report);
/// How a run stays within its memory limit: "band keys on disk"; empty if everything fits.
QString memoryPlanText(const MemoryPlan &plan);
/// The number of pairs that crowded buckets left out, and what to do about it; empty if there are
/// none.
QString crowdedText(const RunReport &report);
/// "Only the pairs that link each group are here, so the threshold stays at 0.80."; empty if all
/// pairs were requested.
QString linksText(const RunReport &report);
/// "Partial: cancelled while verifying; 1,234 pairs so far."
QString partialText(const RunReport &report);

}  // namespace shinglescope
