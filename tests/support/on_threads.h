#pragma once

#include "core/base/run_context.h"

namespace shinglescope::test {

/// A context of so many threads that nothing stops.
inline RunContext onThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace shinglescope::test
