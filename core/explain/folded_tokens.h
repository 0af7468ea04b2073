#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"
#include "core/explain/text_tokens.h"

namespace shinglescope {

/// The text without what the options ignore, case folded where that is ignored. O(n).
std::string foldedForDiff(std::string_view text, const DiffOptions &options);

/// The tokens of which something is left when the text is folded. O(n).
std::vector<TextToken> countedTokens(std::string_view text, std::vector<TextToken> tokens,
                                     const DiffOptions &options);

/// As numberTokens(), where tokens are equal whose folded texts are.
TokenNumbers numberFolded(std::string_view textA, const std::vector<TextToken> &tokensA,
                          std::string_view textB, const std::vector<TextToken> &tokensB,
                          const DiffOptions &options);

}  // namespace shinglescope
