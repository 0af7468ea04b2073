#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"

namespace shinglescope {

/// Cuts two compared texts into parts to be shown one at a time: equal text of
/// both stands in the same part, whatever was added or taken out before it. No
/// part is longer than about `bytes` on either side; parts leave no gap and are
/// cut between characters. At least one. O(changes + texts / bytes).
std::vector<TextChange> alignedParts(std::string_view a, std::string_view b,
                                     const std::vector<TextChange> &changes, std::size_t bytes);

/// The differences that lie in a part, as positions in the part's own texts.
TextDiff diffInPart(const TextDiff &diff, const TextChange &part);

}  // namespace shinglescope
