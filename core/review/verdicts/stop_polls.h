// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/run_context.h"

namespace shinglescope {

/// The number of items between two checks of the stop token. It is small, because each item may be
/// the first in its shard and copy it.
inline constexpr std::size_t kVerdictsPerPoll = 256;

/// True if the loop has to stop at `item`. Checks the token only at every kVerdictsPerPoll-th item.
inline bool isStopDue(std::size_t item, const RunContext &context) {
  return item % kVerdictsPerPoll == kVerdictsPerPoll - 1 && context.isCancelled();
}

}  // namespace shinglescope
