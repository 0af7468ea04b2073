// SPDX-License-Identifier: MIT
#define VECTOR_BYTES 32
#include "bench/limits/minima_loops.inc"

namespace shinglescope::bench {

const MinimaKernels kAvx2Minima = {"AVX2", independent, progression, minimaOnly, narrow};

}  // namespace shinglescope::bench
