// SPDX-License-Identifier: MIT
#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_X86
#include <immintrin.h>

#include <algorithm>
#include <cstring>

#define KERNEL_TARGET SHINGLESCOPE_AVX2
#define VECTOR_BYTES 32

namespace shinglescope {
namespace {
#include "core/signature/affine_loops.inc"
}  // namespace

const AffineKernels kAffineAvx2{36, fold, lower, lowerSlots, addRests};

}  // namespace shinglescope
#endif
