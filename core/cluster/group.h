#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// How a group's weakest link was measured.
enum class WeakestLinkBasis {
  AllMembers,     ///< exact, over every two members
  VerifiedEdges,  ///< exact, over the pairs that were verified (large groups)
  Estimate        ///< from signatures (recipes that do not verify)
};

/// Rows connected by pairs at or over the threshold.
struct Group {
  std::vector<RecordId> rows;  ///< ascending, at least two
  double weakestLink = 1.0;    ///< lowest Jaccard similarity of two members
  RecordId weakestA;
  RecordId weakestB;
  WeakestLinkBasis basis = WeakestLinkBasis::AllMembers;
};

}  // namespace shinglescope
