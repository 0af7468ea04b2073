// SPDX-License-Identifier: MIT
#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_NEON
#include <algorithm>
#include <cstring>

#define KERNEL_TARGET
#define VECTOR_BYTES 16

namespace shinglescope {
namespace {
#include "core/signature/affine_loops.inc"
}  // namespace

const AffineKernels kAffineNeon{10, fold, lower, lowerSlots, addRests};

}  // namespace shinglescope
#endif
