// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cpu_target.h"
#include "core/shingle/fast_hash.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::avx512 {

/// Applies fastMix() to eight numbers.
SHINGLESCOPE_AVX512 inline __m512i mix(__m512i x) {
  constexpr __mmask16 kLowHalves = 0x5555;
  x = _mm512_mullo_epi64(x, _mm512_set1_epi64(static_cast<long long>(kFastFirst)));
  // The shift by 32 as a shuffle: it leaves the multiplier's port free.
  x = _mm512_xor_si512(x, _mm512_maskz_shuffle_epi32(kLowHalves, x, _MM_PERM_CDAB));
  x = _mm512_mullo_epi64(x, _mm512_set1_epi64(static_cast<long long>(kFastSecond)));
  return _mm512_xor_si512(x, _mm512_srli_epi64(x, 29));
}

}  // namespace shinglescope::avx512

#endif
