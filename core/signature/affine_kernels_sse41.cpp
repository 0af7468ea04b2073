// SPDX-License-Identifier: MIT
#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_X86
#include <algorithm>
#include <cstring>

#define KERNEL_TARGET SHINGLESCOPE_SSE41
#define VECTOR_BYTES 16

namespace shinglescope {
namespace {
#include "core/signature/affine_loops.inc"
}  // namespace

const AffineKernels kAffineSse41{10, fold, lower, lowerSlots, addRests};

}  // namespace shinglescope
#endif
