// SPDX-License-Identifier: MIT
#define VECTOR_BYTES 16
#include "bench/limits/minima_loops.inc"

namespace shinglescope::bench {

const MinimaKernels kSse41Minima = {"SSE4.1", independent, progression, minimaOnly, narrow};

}  // namespace shinglescope::bench
