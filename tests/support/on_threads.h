#pragma once

#include "core/base/run_context.h"

namespace shinglescope::test {

/// Returns a context with so many threads, which is never cancelled.
inline RunContext onThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace shinglescope::test
