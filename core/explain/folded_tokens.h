// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"
#include "core/explain/text_tokens.h"

namespace shinglescope {

/// Returns the text without the parts that the options ignore, case-folded if case is ignored.
/// O(n).
std::string foldedForDiff(std::string_view text, const DiffOptions &options);

/// Returns the tokens that are not empty after folding. O(n).
std::vector<TextToken> countedTokens(std::string_view text, std::vector<TextToken> tokens,
                                     const DiffOptions &options);

/// Numbers tokens like numberTokens(), but by their folded texts.
TokenNumbers numberFolded(std::string_view textA, const std::vector<TextToken> &tokensA,
                          std::string_view textB, const std::vector<TextToken> &tokensB,
                          const DiffOptions &options);

}  // namespace shinglescope
