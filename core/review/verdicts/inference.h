// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The origin of commands that accept inferred verdicts.
inline constexpr std::string_view kInferenceOrigin = "inference";

/// The undecided items of `items` that verdicts imply: A = B and B = C imply A = C. Nothing is
/// inferred among texts with a contradiction. The items are only offered; no verdict is given.
/// O(items log verdicts).
std::vector<ItemKey> offeredDuplicates(const VerdictGraph &graph, const ItemJudgements &judged,
                                       std::span<const ItemKey> items);

/// The command that accepts an offer, as one undo step. Notes are kept.
ReviewCommand acceptedDuplicates(const ItemJudgements &judged, std::span<const ItemKey> offered,
                                 const std::string &reviewer);

}  // namespace shinglescope
