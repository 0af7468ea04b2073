// GCC 12 warns of its own header: a vector that an intrinsic leaves undefined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#include <array>

#include "core/base/cpu_target.h"
#include "core/shingle/kernels.h"
#include "core/shingle/mix_avx512.h"
#include "core/text/white_mask_avx512.h"
#include "core/text/words.h"

#ifdef SHINGLESCOPE_X86

// Words are found in blocks of 64 bytes: a comparison gives a mask of the white
// space, a shift the mask of the words' edges, and a compression of the numbers
// 0 to 63 by this their positions. Then eight words at a time are gathered and
// mixed.

namespace shinglescope::avx512 {

namespace {

constexpr std::size_t kLanes = 8;
constexpr std::size_t kPassBytes = 4096;
constexpr std::size_t kMostWords = kPassBytes / 2 + 1;
constexpr std::size_t kPrefetchBytes = 1024;  ///< also of the text behind this one

/// A word, in bytes from where the pass began.
struct ShortSpan {
  std::uint16_t start;
  std::uint16_t end;
};

/// The words that a pass over some blocks found.
struct PassWords {
  const char *text;  ///< where the pass begins
  std::size_t count;
  alignas(64) std::array<ShortSpan, kMostWords + kKernelSlack> spans;
  /// A bit for each word: whether it has more than eight bytes.
  alignas(64) std::array<std::uint8_t, (kMostWords + kKernelSlack) / kLanes> isLong;

  std::string_view word(std::size_t i) const {
    return {text + spans[i].start, static_cast<std::size_t>(spans[i].end - spans[i].start)};
  }
};

/// Appends the positions of the bits, plus `base`; returns how many.
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

/// Lists the words of bytes [begin, end), where no word is under way. Returns
/// where the next pass begins: behind the white space, or at a word that may go
/// on behind `end`.
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

/// Each of eight words' first eight bytes, or all where it has fewer, combined
/// with its length.
SHINGLESCOPE_AVX512 inline __m512i firstChunks(const char *text, __m256i starts, __m256i lengths,
                                               __mmask8 isLong, __mmask8 lanes) {
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kSeeds = {
      fastSeed(0), fastSeed(1), fastSeed(2), fastSeed(3),
      fastSeed(4), fastSeed(5), fastSeed(6), fastSeed(7)};
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kMasks = {
      ~0ULL,         0xFFULL,         0xFFFFULL,         0xFFFFFFULL,
      0xFFFFFFFFULL, 0xFFFFFFFFFFULL, 0xFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFULL};
  const __m512i chunks =
      _mm512_mask_i32gather_epi64(_mm512_setzero_si512(), lanes, starts, text, 1);
  const __m512i length = _mm512_cvtepu32_epi64(lengths);  // the low three bits count
  const __m512i masks = _mm512_permutexvar_epi64(length, _mm512_load_si512(kMasks.data()));
  const __m512i seeds = _mm512_permutexvar_epi64(length, _mm512_load_si512(kSeeds.data()));
  const auto isShort = static_cast<__mmask8>(~isLong);
  return _mm512_xor_si512(_mm512_mask_and_epi64(chunks, isShort, chunks, masks), seeds);
}

SHINGLESCOPE_AVX512 inline __mmask8 firstLanes(std::size_t count) {
  return static_cast<__mmask8>(count >= kLanes ? 0xFFU : (1U << count) - 1U);
}

/// Hashes up to eight words by their first eight bytes; returns which are longer.
SHINGLESCOPE_AVX512 inline __mmask8 hashEight(const PassWords &words, std::size_t first,
                                              __mmask8 lanes, std::uint64_t *out) {
  const __m256i spans = _mm256_load_si256(reinterpret_cast<const __m256i *>(&words.spans[first]));
  const __m256i starts = _mm256_and_si256(spans, _mm256_set1_epi32(0xFFFF));
  const __m256i lengths = _mm256_sub_epi32(_mm256_srli_epi32(spans, 16), starts);
  const __mmask8 isLong =
      _mm256_mask_cmpgt_epu32_mask(lanes, lengths, _mm256_set1_epi32(kFastChunk));
  const __m512i chunks = firstChunks(words.text, starts, lengths, isLong, lanes);
  _mm512_storeu_si512(out + first, mix(chunks));
  return isLong;
}

/// Hashes the first `count` words, whose first eight bytes must all lie inside
/// the text; of the longer ones only these, and notes which they are.
SHINGLESCOPE_AVX512 void hashFirstChunks(PassWords &words, std::size_t count, std::uint64_t *out) {
  for (std::size_t i = 0; i < count; i += kLanes) {
    words.isLong[i / kLanes] = hashEight(words, i, firstLanes(count - i), out);
  }
}

/// Hashes eight words of over eight bytes on; of up to 16 bytes all at once.
SHINGLESCOPE_AVX512 void hashLastChunks(const PassWords &words, __m256i numbers, __mmask8 lanes,
                                        std::uint64_t *out) {
  const __m256i spans =
      _mm256_mmask_i32gather_epi32(_mm256_setzero_si256(), lanes, numbers, words.spans.data(), 4);
  const __m256i ends = _mm256_srli_epi32(spans, 16);
  const __m256i starts = _mm256_and_si256(spans, _mm256_set1_epi32(0xFFFF));
  const __m512i zero = _mm512_setzero_si512();
  const __m512i hashes = _mm512_mask_i32gather_epi64(zero, lanes, numbers, out, 8);
  const __m256i lastChunks = _mm256_sub_epi32(ends, _mm256_set1_epi32(kFastChunk));
  const __m512i chunks = _mm512_mask_i32gather_epi64(zero, lanes, lastChunks, words.text, 1);
  _mm512_mask_i32scatter_epi64(out, lanes, numbers, mix(_mm512_xor_si512(hashes, chunks)), 8);
  std::uint32_t longer = _mm256_mask_cmpgt_epu32_mask(lanes, _mm256_sub_epi32(ends, starts),
                                                      _mm256_set1_epi32(2 * kFastChunk));
  if (longer == 0) return;
  alignas(32) std::array<std::uint32_t, kLanes> words8;
  _mm256_store_si256(reinterpret_cast<__m256i *>(words8.data()), numbers);
  for (; longer != 0; longer &= longer - 1) {
    const std::uint32_t number = words8[static_cast<std::size_t>(std::countr_zero(longer))];
    const std::string_view word = words.word(number);
    out[number] = fastHashLong(word.data(), word.size());
  }
}

SHINGLESCOPE_AVX512 void hashLongWords(const PassWords &words, std::size_t count,
                                       std::uint64_t *out) {
  for (std::size_t base = 0; base < count; base += kBlockBytes) {
    std::uint64_t isLong = loadChunk(reinterpret_cast<const char *>(&words.isLong[base / kLanes]));
    const std::size_t left = count - base;
    if (left < kBlockBytes) isLong &= (std::uint64_t{1} << left) - 1;
    const auto longCount = static_cast<std::size_t>(std::popcount(isLong));
    alignas(64) std::array<std::uint8_t, kBlockBytes> numbers;
    _mm512_store_si512(numbers.data(), _mm512_maskz_compress_epi8(isLong, iotaBytes()));
    for (std::size_t i = 0; i < longCount; i += kLanes) {
      const __m256i eight = _mm256_cvtepu8_epi32(
          _mm_loadl_epi64(reinterpret_cast<const __m128i *>(numbers.data() + i)));
      const __m256i offset = _mm256_set1_epi32(static_cast<int>(base));
      hashLastChunks(words, _mm256_add_epi32(eight, offset), firstLanes(longCount - i), out);
    }
  }
}

/// Hashes the words of a pass; `bytes` of text are left from its start.
SHINGLESCOPE_AVX512 void hashPass(PassWords &words, std::size_t bytes, std::uint64_t *out) {
  std::size_t whole = words.count;  // words with eight bytes of text from their start
  while (whole > 0 && words.spans[whole - 1].start + kFastChunk > bytes) --whole;
  hashFirstChunks(words, whole, out);
  hashLongWords(words, whole, out);
  for (std::size_t i = whole; i < words.count; ++i) out[i] = fastHash(words.word(i));
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
