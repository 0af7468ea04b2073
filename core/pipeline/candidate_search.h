#pragma once

#include "core/lsh/candidate_generator.h"
#include "core/pipeline/signed_texts.h"

namespace shinglescope {

/// All candidates of the texts that the scope allows, by way of the memory plan: from keys in
/// memory, read back or made again some bands at a time, and one band in ranges of its keys where
/// it must be. The same list whatever the plan. Leaves no keys behind. Errors as
/// generateCandidates; Io where the file fails. Stage: Banding.
Result<Candidates> findCandidates(const SigningInput &input, const BandPlan &plan,
                                  const MemoryPlan &memory, const PairScope &scope,
                                  SignedTexts &texts, const RunContext &context);

}  // namespace shinglescope
