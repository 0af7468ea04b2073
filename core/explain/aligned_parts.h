// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"

namespace shinglescope {

/// Cuts two compared texts into parts to show one at a time: equal text of both is in the same
/// part, whatever was added or removed before it. No part is longer than about `bytes` on either
/// side; parts leave no gap and are cut between characters. Returns at least one part. O(changes +
/// texts / bytes).
std::vector<TextChange> alignedParts(std::string_view a, std::string_view b,
                                     const std::vector<TextChange> &changes, std::size_t bytes);

/// Returns the differences within a part, as positions in the part's own texts.
TextDiff diffInPart(const TextDiff &diff, const TextChange &part);

}  // namespace shinglescope
