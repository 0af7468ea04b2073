#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/pipeline/report/run_report.h"

namespace shinglescope {

/// What the window says of a run beside its counts. Each is a sentence or empty.

/// "Signatures kept: only bands are compared again."; before a run, of what it
/// will not make again (EngineSession::reusable).
QString reusableText(const std::vector<std::string> &parts);
/// The same of a run that has ended.
QString reusedText(const RunReport &report);
/// How a run keeps within its memory: "band keys on disk"; empty where all fits.
QString memoryPlanText(const MemoryPlan &plan);
/// How many pairs crowded buckets left out, and what to do; empty where none.
QString crowdedText(const RunReport &report);
/// "Only the pairs that link each group are here, so the threshold stays at
/// 0.80."; empty where all pairs were asked for.
QString linksText(const RunReport &report);
/// "Partial: cancelled while verifying; 1,234 pairs so far."
QString partialText(const RunReport &report);

}  // namespace shinglescope
