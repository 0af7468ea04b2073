// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"

namespace shinglescope::test {

/// Returns a context with the given number of threads; it is never cancelled.
inline RunContext onThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace shinglescope::test
