#pragma once

#include <cstddef>

#include "core/base/run_context.h"

namespace shinglescope {

/// Items of the verdict log between two looks at the stop token. Few, because each item
/// may be the first to copy a shard.
inline constexpr std::size_t kVerdictsPerPoll = 256;

/// Whether the loop that is at `item` has to stop now. Looks at the token at every
/// kVerdictsPerPoll-th item alone.
inline bool isStopDue(std::size_t item, const RunContext &context) {
  return item % kVerdictsPerPoll == kVerdictsPerPoll - 1 && context.isCancelled();
}

}  // namespace shinglescope
