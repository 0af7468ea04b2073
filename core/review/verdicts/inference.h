#pragma once

#include <span>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The origin of acts that took over what follows from verdicts.
inline constexpr std::string_view kInferenceOrigin = "inference";

/// Of these queue entries those that nobody decided and that follow: A = B and
/// B = C make A = C. Nothing follows among texts that a contradiction is about.
/// They are offered; nothing is judged by this. O(entries log verdicts).
std::vector<EntryKey> offeredDuplicates(const VerdictGraph &graph, const EntryJudgements &judged,
                                        std::span<const EntryKey> entries);

/// The act that accepts an offer: one undo step. Notes stay.
Act acceptedDuplicates(const EntryJudgements &judged, std::span<const EntryKey> offered,
                       const std::string &reviewer);

}  // namespace shinglescope
