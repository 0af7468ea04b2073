// SPDX-License-Identifier: MIT
#define VECTOR_BYTES 64
#include "bench/limits/minima_loops.inc"

namespace shinglescope::bench {

const MinimaKernels kAvx512Minima = {"AVX-512", independent, progression, minimaOnly, narrow};

}  // namespace shinglescope::bench
