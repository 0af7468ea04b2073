// SPDX-License-Identifier: MIT
#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_X86
// gcc 12 mistakes the intentionally undefined vectors of its header for uninitialized ones (gcc bug
// 105593).
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <immintrin.h>

#include <algorithm>
#include <cstring>

#define KERNEL_TARGET SHINGLESCOPE_AVX512
#define VECTOR_BYTES 64

namespace shinglescope {
namespace {
#include "core/signature/affine_loops.inc"
}  // namespace

const AffineKernels kAffineAvx512{36, fold, lower, lowerSlots, addRests};

}  // namespace shinglescope
#endif
