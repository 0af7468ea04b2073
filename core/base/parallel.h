#pragma once

#include <cstddef>
#include <functional>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A half-open range of items, the number of its block, and which of the
/// threads works on it (below `context.threads`; for scratch memory only, since
/// results must not depend on it).
struct Block {
  std::size_t index = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t worker = 0;
};

/// How many blocks `items` make.
std::size_t blockCount(std::size_t items, std::size_t blockSize);

/// Calls `work` once for each block of [0, items), on up to `context.threads`
/// threads, fewer where the system grants no more. Blocks depend on `blockSize` alone, never on the
/// thread count: a caller that writes only to the slot of its block gets the same result for any
/// number of threads. Where several blocks fail, the error of the lowest block that ran is
/// returned. Stops between blocks when cancelled; `work` must poll the context itself if a block
/// can last over 100 ms. Running out of memory in a worker is returned as ErrorCode::Limit.
Result<void> forEachBlock(const RunContext &context, std::size_t items, std::size_t blockSize,
                          const std::function<Result<void>(const Block &)> &work);

}  // namespace shinglescope
