#pragma once

#include <vector>

#include "core/base/ratio.h"
#include "core/tune/rows/tuned_texts.h"

namespace shinglescope {

/// Every pair at or over the threshold of one of `chosen` (texts with shingles,
/// ascending) with any other text that the scope allows; pairs of two chosen texts once. By
/// prefixes with rarest shingles first, as exactJoin(), but only the chosen texts
/// are indexed, so that few of them cost little beside one look at every text. The threshold must
/// be over 0. Ascending by text; identical for any thread count. Limit, Cancelled.
/// Stage: Searching, in texts.
Result<std::vector<ScoredPair>> findPartners(const TunedTexts &texts,
                                             const std::vector<std::uint32_t> &chosen,
                                             const Ratio &threshold, const RunContext &context);

/// The rows that can be in a pair, ascending. O(rows log rows).
std::vector<std::uint32_t> rowsWithShingles(const TunedTexts &texts);
/// The texts of rows, ascending, each once. O(rows log rows).
std::vector<std::uint32_t> textsOfRows(const TextClasses &classes,
                                       const std::vector<std::uint32_t> &rows);

}  // namespace shinglescope
