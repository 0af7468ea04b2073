#pragma once

#include <cstddef>

#include "core/base/run_context.h"

namespace shinglescope {

/// Items of the verdict log between two checks of the stop token. Few, because each item may be the
/// first to copy a shard.
inline constexpr std::size_t kVerdictsPerPoll = 256;

/// True if the loop has to stop at `item`. Checks the token only at every kVerdictsPerPoll-th item.
inline bool isStopDue(std::size_t item, const RunContext &context) {
  return item % kVerdictsPerPoll == kVerdictsPerPoll - 1 && context.isCancelled();
}

}  // namespace shinglescope
