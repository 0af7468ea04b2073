// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/base/cpu_target.h"
#include "core/text/white_mask.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::avx512 {

/// The numbers 0 to 63.
SHINGLESCOPE_AVX512 inline __m512i iotaBytes() {
  alignas(64) static constexpr auto kIota = [] {
    std::array<std::uint8_t, 64> iota{};
    for (std::uint8_t i = 0; i < 64; ++i) iota[i] = i;
    return iota;
  }();
  return _mm512_load_si512(kIota.data());
}

/// Classifies 64 bytes.
SHINGLESCOPE_AVX512 inline BlockBytes classifyBlock(__m512i bytes) {
  const __mmask64 space = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(' '));
  const __mmask64 control =
      _mm512_cmplt_epu8_mask(_mm512_sub_epi8(bytes, _mm512_set1_epi8(0x09)), _mm512_set1_epi8(5));
  BlockBytes block{space | control, 0};
  if (_mm512_movepi8_mask(bytes) != 0) [[unlikely]] {
    const __mmask64 twoBytes =
        _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(static_cast<char>(0xC2)));
    const __mmask64 threeBytes = _mm512_cmplt_epu8_mask(
        _mm512_sub_epi8(bytes, _mm512_set1_epi8(static_cast<char>(0xE1))), _mm512_set1_epi8(3));
    block.leads = twoBytes | threeBytes;
  }
  return block;
}

}  // namespace shinglescope::avx512

#endif
