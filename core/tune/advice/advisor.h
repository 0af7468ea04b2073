// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/advice/advice.h"
#include "core/tune/advice/advice_evidence.h"

namespace shinglescope {

/// Advises on hashes, bands and rows for the recipe of the evidence with this threshold, which is
/// not below that of the evidence. The advice is a pure function of data, recipe and question,
/// independent of threads and machine, except for times and what a limit of time or memory rules
/// out. Errors: BadParameter for a question that no plan can answer; those of tryBandPlan() and
/// estimateRun(); Cancelled. Stage: Sweeping, in settings, without a total. Takes a few signings of
/// all texts with few hashes, and of the texts of some true pairs with 24 seeds.
Result<Advice> advise(const AdviceEvidence &evidence, const Ratio &threshold,
                      const AdviceQuestion &question, const RunContext &context);

/// Shingles a table, gathers the evidence and advises. For a recipe that compares by containment,
/// the advice is exact search. Errors: also those of makeExactSets() and gatherEvidence().
Result<Advice> adviseOn(const Dataset &dataset, const Recipe &recipe,
                        const AdviceQuestion &question, const RunContext &context);

/// Errors: BadParameter unless 0 < leastRecall <= 1, 1 <= mostHashes <= kMaxHashes, and limits are
/// not negative.
Result<void> checkQuestion(const AdviceQuestion &question);

}  // namespace shinglescope
