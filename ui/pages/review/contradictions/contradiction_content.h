// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/contradictions/evidence_model.h"
#include "ui/pages/review/state/verdict_consequences.h"

namespace shinglescope {

/// Returns the verdicts of a contradiction: the chain of duplicates followed by the verdict
/// that contradicts it, or all decisions about one item.
std::vector<Evidence> evidenceOf(const Contradiction &contradiction,
                                 const VerdictConsequences &consequences, const Verdicts &verdicts);

/// Explains in a sentence what the contradiction is and how to resolve it.
QString explanationOf(const Contradiction &contradiction, const std::vector<Evidence> &evidence,
                      const Dataset *dataset);

}  // namespace shinglescope
