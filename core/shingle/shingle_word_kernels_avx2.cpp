// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/shingle/fast_hash_avx2.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"
#include "core/text/byte_positions.h"
#include "core/text/white_mask_avx2.h"
#include "core/text/words.h"

#ifdef SHINGLESCOPE_X86

#define KERNEL_TARGET SHINGLESCOPE_AVX2

// Words are found in passes of 4 KiB: comparisons give masks of white space, and a table turns
// eight bits of a mask into positions. Then four words at a time are loaded and mixed, and the
// longer ones of them mixed again. No branch depends on a word's length. Texts in which single
// characters separate the words, such as prepared ones, have one mark per word; others have two.

namespace shinglescope::avx2 {

namespace {

/// Appends the positions of the bits, plus `base`; returns their end.
SHINGLESCOPE_AVX2 inline std::uint16_t *storePositions(BlockMask mask, std::size_t base,
                                                       std::uint16_t *out) {
  __m128i offset = _mm_set1_epi16(static_cast<short>(base));
  for (unsigned byte = 0; byte < sizeof(mask); ++byte) {
    const auto eight = static_cast<std::uint8_t>(mask >> 8U * byte);
    const __m128i positions =
        _mm_loadl_epi64(reinterpret_cast<const __m128i *>(&kBitPositions[eight]));
    _mm_storeu_si128(reinterpret_cast<__m128i *>(out),
                     _mm_add_epi16(_mm_cvtepu8_epi16(positions), offset));
    out += std::popcount(eight);
    offset = _mm_add_epi16(offset, _mm_set1_epi16(8));
  }
  return out;
}

struct BlockLook {
  BlockBytes bytes;

  SHINGLESCOPE_AVX2 void operator()(__m256i part, Place place) {
    bytes = withPart(bytes, part, place);
  }
};

SHINGLESCOPE_AVX2 inline BlockBytes wordBlockAt(std::string_view text, std::size_t at) {
  BlockLook look;
  visitBlock(text, at, look);
  return look.bytes;
}

#include "core/shingle/word_passes.inc"

/// The bytes from which four words start and those after which they end.
struct Spans {
  __m256i starts;
  __m256i ends;
};

template <Marks kMarks>
SHINGLESCOPE_AVX2 inline Spans spansOf(const Pass &pass, std::size_t word) {
  const std::uint16_t *const marks = pass.marks.data() + Pass::kFirst;
  if constexpr (kMarks == Marks::Edges) {
    const __m256i both =
        _mm256_cvtepu32_epi64(_mm_loadu_si128(reinterpret_cast<const __m128i *>(marks + 2 * word)));
    return {_mm256_and_si256(both, _mm256_set1_epi64x(0xFFFF)), _mm256_srli_epi64(both, 16)};
  }
  const __m128i before = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(marks + word - 1));
  const __m128i ends = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(marks + word));
  return {_mm256_cvtepu16_epi64(_mm_add_epi16(before, _mm_set1_epi16(1))),
          _mm256_cvtepu16_epi64(ends)};
}

template <Marks kMarks>
SHINGLESCOPE_AVX2 std::size_t hashFirstBytes(Pass &pass, std::size_t count, std::uint64_t *out) {
  std::uint16_t *longWord = pass.longWords.data();
  for (std::size_t i = 0; i < count; i += kLanes) {
    const auto [starts, ends] = spansOf<kMarks>(pass, i);
    const __m256i lengths = _mm256_sub_epi64(ends, starts);
    const auto at = [&](std::size_t word) { return pass.text + pass.start<kMarks>(i + word); };
    const __m256i bytes = loadChunks(at(0), at(1), at(2), at(3));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + i), mix(seeded(bytes, lengths)));
    const __m256i isLong = _mm256_cmpgt_epi64(lengths, _mm256_set1_epi64x(kFastChunk));
    const int mask = _mm256_movemask_pd(_mm256_castsi256_pd(isLong));
    longWord = noteWords(static_cast<unsigned>(mask), i, longWord);
  }
  return static_cast<std::size_t>(longWord - pass.longWords.data());
}

template <Marks kMarks>
SHINGLESCOPE_AVX2 std::size_t hashLastLanes(const Pass &pass, std::size_t count,
                                            std::uint64_t *out) {
  const auto last = [&](std::size_t word) { return pass.last<kMarks>(word); };
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    const std::uint16_t *const word = pass.longWords.data() + i;
    const __m256i before = _mm256_setr_epi64x(
        static_cast<long long>(out[word[0]]), static_cast<long long>(out[word[1]]),
        static_cast<long long>(out[word[2]]), static_cast<long long>(out[word[3]]));
    const __m256i bytes = loadChunks(last(word[0]), last(word[1]), last(word[2]), last(word[3]));
    alignas(32) std::array<std::uint64_t, kLanes> hashes;
    _mm256_store_si256(reinterpret_cast<__m256i *>(hashes.data()),
                       mix(_mm256_xor_si256(before, bytes)));
    for (std::size_t lane = 0; lane < kLanes; ++lane) out[word[lane]] = hashes[lane];
  }
  return i;
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsInPasses(text, out);
}

}  // namespace shinglescope::avx2

#endif
