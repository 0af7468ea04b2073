#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// Puts runs of more than 30 combining marks into canonical order ahead of the
/// normalization proper, which would sort them by insertion in quadratic time.
/// Such a run is replaced by its compatibility decomposition in canonical
/// order, which is equivalent, so NFKC of the result is NFKC of the text.
/// Returns the text itself where it has no such run (UAX 15 counts on that
/// for all real languages), else a view of `buffer`. Linear.
std::string_view orderLongMarkRuns(std::string_view text, std::string &buffer);

}  // namespace shinglescope
