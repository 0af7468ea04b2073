#pragma once

#include "ui/pages/review/contradictions/evidence_model.h"
#include "ui/pages/review/state/verdict_consequences.h"

namespace shinglescope {

/// The verdicts that a contradiction is made of: the chain of duplicates and the
/// verdict that is at odds with it, last; or all that was said of one entry.
std::vector<Evidence> evidenceOf(const Contradiction &contradiction,
                                 const VerdictConsequences &consequences, const Verdicts &verdicts);

/// The same in a sentence, and what to do about it.
QString explanationOf(const Contradiction &contradiction, const std::vector<Evidence> &evidence);

}  // namespace shinglescope
