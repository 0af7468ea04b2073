#pragma once

#include <span>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The origin of commands that accept inferred verdicts.
inline constexpr std::string_view kInferenceOrigin = "inference";

/// The undecided entries among these that verdicts imply: A = B and B = C make A = C. Nothing is
/// inferred among texts with a contradiction. The entries are only offered; no verdict is given.
/// O(entries log verdicts).
std::vector<EntryKey> offeredDuplicates(const VerdictGraph &graph, const EntryJudgements &judged,
                                        std::span<const EntryKey> entries);

/// The command that accepts an offer, as one undo step. Notes stay.
ReviewCommand acceptedDuplicates(const EntryJudgements &judged, std::span<const EntryKey> offered,
                                 const std::string &reviewer);

}  // namespace shinglescope
