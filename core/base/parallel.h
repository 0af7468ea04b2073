// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A half-open range of items, the number of its block, and the thread that works on it. The thread
/// number is below `context.threads` and only selects scratch memory, since results must not depend
/// on it.
struct Block {
  std::size_t index = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t worker = 0;
};

/// Returns the number of blocks into which `items` items are divided.
std::size_t blockCount(std::size_t items, std::size_t blockSize);

/// Calls `work` once for each block of [0, items), on up to `context.threads` threads, or fewer if
/// the system grants no more. Blocks depend on `blockSize` alone: a caller that writes only to the
/// slot of its block gets the same result for any number of threads. If several blocks fail,
/// returns the error of the lowest block that ran. Stops between blocks when cancelled; `work` must
/// poll the context itself if a block can take over 100 ms. Running out of memory in a worker
/// returns ErrorCode::Limit.
Result<void> forEachBlock(const RunContext &context, std::size_t items, std::size_t blockSize,
                          const std::function<Result<void>(const Block &)> &work);

}  // namespace shinglescope
