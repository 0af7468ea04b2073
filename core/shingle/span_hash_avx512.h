// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/shingle/fast_hash_avx512.h"
#include "core/text/white_mask.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::avx512 {

constexpr std::size_t kLanes = 8;
constexpr std::size_t kWindowBytes = 2 * kBlockBytes;

/// The 128 bytes from `text` on. Only the first `bytes` of them are read; the others are zero.
struct Window {
  __m512i low;
  __m512i high;
};

SHINGLESCOPE_AVX512 inline Window loadWindow(const char *text, std::size_t bytes) {
  if (bytes >= kWindowBytes) [[likely]]
    return {_mm512_loadu_si512(text), _mm512_loadu_si512(text + kBlockBytes)};
  const bool isShort = bytes < kBlockBytes;
  const __mmask64 low = isShort ? (__mmask64{1} << bytes) - 1 : ~__mmask64{0};
  const __mmask64 high = isShort ? 0 : (__mmask64{1} << (bytes - kBlockBytes)) - 1;
  return {_mm512_maskz_loadu_epi8(low, text), _mm512_maskz_loadu_epi8(high, text + kBlockBytes)};
}

/// Prepares eight spans for the mixer: the first eight bytes of each, or all of a shorter one,
/// combined with its length. May be wrong for spans over 16 bytes.
SHINGLESCOPE_AVX512 inline __m512i seeded(__m512i chunks, __m512i lengths) {
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kSeeds = {
      fastSeed(0), fastSeed(1), fastSeed(2), fastSeed(3),
      fastSeed(4), fastSeed(5), fastSeed(6), fastSeed(7)};
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kMasks = {
      ~0ULL,         0xFFULL,         0xFFFFULL,         0xFFFFFFULL,
      0xFFFFFFFFULL, 0xFFFFFFFFFFULL, 0xFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFULL};
  const __m512i allOnes = _mm512_set1_epi64(-1);  // for 8 to 15 bytes; 16 selects the first mask
  const __m512i masks =
      _mm512_permutex2var_epi64(_mm512_load_si512(kMasks.data()), lengths, allOnes);
  const __m512i seeds = _mm512_permutexvar_epi64(lengths, _mm512_load_si512(kSeeds.data()));
  constexpr int kAndXor = 0x6A;  // (chunks & masks) ^ seeds
  return _mm512_ternarylogic_epi64(chunks, masks, seeds, kAndXor);
}

/// Hashes eight spans of a window with `fast`. `starts` and `ends` share an arbitrary base, in
/// which the window is at `origin`; no end may be more than 128 bytes after it. Returns a mask of
/// the spans of over 16 bytes, whose hashes are invalid.
SHINGLESCOPE_AVX512 inline std::uint32_t hashEightSpans(const Window &window, std::size_t origin,
                                                        __m512i starts, __m512i ends,
                                                        std::uint64_t *out) {
  const __m512i lengths = _mm512_sub_epi64(ends, starts);
  // Positions in the window are modulo 128, so their lowest bytes suffice.
  const __m512i eight = _mm512_set1_epi8(kFastChunk);
  const __m512i first = _mm512_sub_epi8(_mm512_set1_epi64(0x0706050403020100LL),
                                        _mm512_set1_epi8(static_cast<char>(origin)));
  const __m512i lowest = _mm512_set4_epi32(0x08080808, 0x08080808, 0, 0);
  const __m512i firstBytes = _mm512_add_epi8(_mm512_shuffle_epi8(starts, lowest), first);
  const __m512i lastBytes =
      _mm512_add_epi8(_mm512_shuffle_epi8(ends, lowest), _mm512_sub_epi8(first, eight));
  const __m512i chunks = _mm512_permutex2var_epi8(window.low, firstBytes, window.high);
  const __m512i lastChunks = _mm512_permutex2var_epi8(window.low, lastBytes, window.high);
  const __m512i hashes = mix(seeded(chunks, lengths));
  const __m512i longHashes = mix(_mm512_xor_si512(hashes, lastChunks));
  const __mmask8 isLong = _mm512_cmpgt_epu64_mask(lengths, _mm512_set1_epi64(kFastChunk));
  _mm512_storeu_si512(out, _mm512_mask_mov_epi64(hashes, isLong, longHashes));
  return _mm512_cmpgt_epu64_mask(lengths, _mm512_set1_epi64(2 * kFastChunk));
}

}  // namespace shinglescope::avx512

#endif
