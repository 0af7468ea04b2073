// SPDX-License-Identifier: MIT
// GCC 12 warns about its own header: an intrinsic leaves a vector undefined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#include <array>

#include "core/base/cpu_target.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/span_hash_avx512.h"
#include "core/text/white_mask_avx512.h"
#include "core/text/words.h"

#ifdef SHINGLESCOPE_X86

// Words are found in blocks of 64 bytes: a comparison gives the mask of white space, a shift the
// mask of word edges, and compressing the numbers 0 to 63 by that mask gives their positions. Then
// eight words at a time are shuffled out of the 128 bytes in which they begin, and mixed.

namespace shinglescope::avx512 {

namespace {

constexpr std::size_t kPassBytes = 4096;
constexpr std::size_t kMostWords = kPassBytes / 2 + 1;
constexpr std::size_t kPrefetchBytes = 1024;  ///< may reach into the text after this one

/// A word, in bytes from the beginning of the pass.
struct ShortSpan {
  std::uint16_t start;
  std::uint16_t end;
};

/// The words found by a pass over some blocks.
struct PassWords {
  const char *text;  ///< beginning of the pass
  std::size_t count;
  alignas(64) std::array<ShortSpan, kMostWords + kKernelSlack> spans;
  /// A bit for each word that is outside its window or too long.
  alignas(64) std::array<std::uint8_t, (kMostWords + kKernelSlack) / kLanes> notDone;

  std::string_view word(std::size_t i) const {
    return {text + spans[i].start, static_cast<std::size_t>(spans[i].end - spans[i].start)};
  }
};

/// Appends the positions of the bits, plus `base`; returns their number.
SHINGLESCOPE_AVX512 inline std::size_t storePositions(BlockMask mask, std::size_t base,
                                                      std::uint16_t *out) {
  const __m512i packed = _mm512_maskz_compress_epi8(mask, iotaBytes());
  const __m512i offset = _mm512_set1_epi16(static_cast<short>(base));
  const __m512i first = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(packed));
  _mm512_storeu_si512(out, _mm512_add_epi16(first, offset));
  const auto count = static_cast<std::size_t>(std::popcount(mask));
  if (count > 32) [[unlikely]] {
    const __m512i second = _mm512_cvtepu8_epi16(_mm512_extracti64x4_epi64(packed, 1));
    _mm512_storeu_si512(out + 32, _mm512_add_epi16(second, offset));
  }
  return count;
}

/// Finds the words of bytes [begin, end), where `begin` is not inside a word. Returns the beginning
/// of the next pass: after the white space, or at a word that may continue after `end`.
SHINGLESCOPE_AVX512 std::size_t findWords(std::string_view text, std::size_t begin, std::size_t end,
                                          PassWords &words) {
  WordFinder finder(text);
  words.text = text.data() + begin;
  std::uint16_t *const edges = &words.spans.front().start;
  std::size_t count = 0;
  std::size_t at = begin;
  for (; at + kBlockBytes <= end; at += kBlockBytes) {
    _mm_prefetch(text.data() + at + kPrefetchBytes, _MM_HINT_T0);
    const BlockBytes block = classifyBlock(_mm512_loadu_si512(text.data() + at));
    count += storePositions(finder.take(block, at), at - begin, edges + count);
  }
  if (at < end) {
    const __mmask64 inside = (__mmask64{1} << (end - at)) - 1;
    const __m512i spaces = _mm512_set1_epi8(' ');
    const BlockBytes block =
        classifyBlock(_mm512_mask_loadu_epi8(spaces, inside, text.data() + at));
    count += storePositions(finder.take(block, at), at - begin, edges + count);
  }
  words.count = count / 2;
  if (count % 2 == 0) return end + finder.spilledBytes();
  if (end < text.size()) return begin + edges[count - 1];
  edges[count] = static_cast<std::uint16_t>(end - begin);
  ++words.count;
  return end;
}

/// Hashes eight words within a window that begins at the first one; `bytes` bytes of text are left
/// from there. Returns a mask of the words of over 16 bytes, whose hashes are not valid yet.
SHINGLESCOPE_AVX512 inline std::uint32_t hashEight(const ShortSpan *spans, const char *begin,
                                                   std::size_t bytes, std::uint64_t *out) {
  const __m512i both =
      _mm512_cvtepu32_epi64(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(spans)));
  const __m512i starts = _mm512_and_si512(both, _mm512_set1_epi64(0xFFFF));
  const __m512i ends = _mm512_srli_epi64(both, 16);
  return hashEightSpans(loadWindow(begin, bytes), spans->start, starts, ends, out);
}

/// Hashes the words of a pass eight at a time and records which of them are not hashed yet; `bytes`
/// bytes of text are left from its start. Does not call functions: after a call, all vector
/// constants would be built again.
SHINGLESCOPE_AVX512 std::uint32_t hashGroups(PassWords &words, std::size_t bytes,
                                             std::uint64_t *out) {
  const std::size_t count = words.count;
  std::fill_n(words.spans.data() + count, kLanes, words.spans[count - 1]);
  std::uint32_t anyNotDone = 0;
  for (std::size_t i = 0; i < count; i += kLanes) {
    const ShortSpan *const spans = words.spans.data() + i;
    const std::size_t begin = spans->start;
    std::uint32_t notDone = 0xFF;
    if (spans[kLanes - 1].end <= begin + kWindowBytes) [[likely]]
      notDone = hashEight(spans, words.text + begin, bytes - begin, out + i);
    words.notDone[i / kLanes] = static_cast<std::uint8_t>(notDone);
    anyNotDone |= notDone;
  }
  return anyNotDone;
}

SHINGLESCOPE_AVX512 void hashPass(PassWords &words, std::size_t bytes, std::uint64_t *out) {
  if (words.count == 0 || hashGroups(words, bytes, out) == 0) return;
  for (std::size_t i = 0; i < words.count; i += kLanes) {
    for (std::uint32_t left = words.notDone[i / kLanes]; left != 0; left &= left - 1) {
      const std::size_t number = i + static_cast<std::size_t>(std::countr_zero(left));
      if (number < words.count) out[number] = fastHash(words.word(number));
    }
  }
}

}  // namespace

SHINGLESCOPE_AVX512 std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  PassWords words;
  std::size_t count = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.size(), begin + kPassBytes);
    const std::size_t next = findWords(text, begin, end, words);
    hashPass(words, text.size() - begin, out + count);
    count += words.count;
    if (next == begin) {  // a word longer than a pass
      const WordSpan word = nextWord(text, begin);
      out[count++] = fastHash(word.in(text));
      begin = word.end;
    } else {
      begin = next;
    }
  }
  return count;
}

SHINGLESCOPE_AVX512 std::size_t combineWords(std::uint64_t *hashes, std::size_t count,
                                             std::size_t k) {
  if (k == 1 || k > kDirectWords) return scalar::combineWords(hashes, count, k);
  const std::size_t shingles = count - k + 1;
  for (std::size_t i = 0; i < shingles; i += kLanes) {
    __m512i sum = _mm512_loadu_si512(hashes + i);
    for (std::size_t word = 1; word < k; ++word) {
      const __m512i next = _mm512_loadu_si512(hashes + i + word);
      sum = _mm512_add_epi64(_mm512_add_epi64(sum, sum), _mm512_add_epi64(sum, next));
    }
    _mm512_storeu_si512(hashes + i, sum);
  }
  return shingles;
}

}  // namespace shinglescope::avx512

#endif
