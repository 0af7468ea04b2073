// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// Puts runs of more than 30 combining marks into canonical order before the actual normalization,
/// which would sort them by insertion in quadratic time. Replaces such a run by its compatibility
/// decomposition in canonical order, which is equivalent, so NFKC of the result is NFKC of the
/// text. Returns the text itself if it has no such run (as in all real languages according to UAX
/// 15), otherwise a view of `buffer`. Linear.
std::string_view orderLongMarkRuns(std::string_view text, std::string &buffer);

}  // namespace shinglescope
