// SPDX-License-Identifier: MIT
#include "core/shingle/shingle_kernels.h"

namespace shinglescope {

const ShingleKernels &shingleKernels(CpuTarget target) {
  static constexpr ShingleKernels kScalar = {scalar::hashWords, scalar::combineWords,
                                             scalar::hashWindows, scalar::hashSpans,
                                             scalar::findCharacters};
#ifdef SHINGLESCOPE_X86
  static constexpr ShingleKernels kSse41 = {sse41::hashWords, scalar::combineWords,
                                            scalar::hashWindows, scalar::hashSpans,
                                            scalar::findCharacters};
  static constexpr ShingleKernels kAvx2 = {avx2::hashWords, avx2::combineWords, avx2::hashWindows,
                                           avx2::hashSpans, avx2::findCharacters};
  static constexpr ShingleKernels kAvx512 = {avx512::hashWords, avx512::combineWords,
                                             avx512::hashWindows, avx512::hashSpans,
                                             avx2::findCharacters};
  if (target == CpuTarget::Avx512) return kAvx512;
  if (target == CpuTarget::Avx2) return kAvx2;
  if (target == CpuTarget::Sse41) return kSse41;
#endif
#ifdef SHINGLESCOPE_NEON
  static constexpr ShingleKernels kNeon = {neon::hashWords, scalar::combineWords, neon::hashWindows,
                                           neon::hashSpans, neon::findCharacters};
  if (target == CpuTarget::Neon) return kNeon;
#endif
  return kScalar;
}

const ShingleKernels &shingleKernels() { return shingleKernels(activeCpuTarget()); }

}  // namespace shinglescope
