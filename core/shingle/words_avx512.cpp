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
// 0 to 63 by this their positions. Then eight words at a time are shuffled out
// of the 128 bytes that they begin in, and mixed.

namespace shinglescope::avx512 {

namespace {

constexpr std::size_t kLanes = 8;
constexpr std::size_t kPassBytes = 4096;
constexpr std::size_t kMostWords = kPassBytes / 2 + 1;
constexpr std::size_t kWindowBytes = 2 * kBlockBytes;
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
  /// A bit for each word: whether it does not lie in its window, or is too long.
  alignas(64) std::array<std::uint8_t, (kMostWords + kKernelSlack) / kLanes> notDone;

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

/// The first 128 bytes from `text` on, of which `bytes` may be read; then zeros.
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

/// Eight words as the mixer wants them: the first eight bytes of each, or all
/// where it has fewer, combined with its length. Of over 16 bytes it may be wrong.
SHINGLESCOPE_AVX512 inline __m512i seeded(__m512i chunks, __m512i lengths) {
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kSeeds = {
      fastSeed(0), fastSeed(1), fastSeed(2), fastSeed(3),
      fastSeed(4), fastSeed(5), fastSeed(6), fastSeed(7)};
  alignas(64) static constexpr std::array<std::uint64_t, kLanes> kMasks = {
      ~0ULL,         0xFFULL,         0xFFFFULL,         0xFFFFFFULL,
      0xFFFFFFFFULL, 0xFFFFFFFFFFULL, 0xFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFULL};
  const __m512i allOnes = _mm512_set1_epi64(-1);  // from 8 bytes on, and 16 like none
  const __m512i masks =
      _mm512_permutex2var_epi64(_mm512_load_si512(kMasks.data()), lengths, allOnes);
  const __m512i seeds = _mm512_permutexvar_epi64(lengths, _mm512_load_si512(kSeeds.data()));
  constexpr int kAndXor = 0x6A;  // (chunks & masks) ^ seeds
  return _mm512_ternarylogic_epi64(chunks, masks, seeds, kAndXor);
}

/// Hashes eight words that lie within a window of `begin`, where `bytes` of text
/// are left. Returns which have over 16 bytes: their hashes are not right.
SHINGLESCOPE_AVX512 inline std::uint32_t hashEight(const ShortSpan *spans, const char *begin,
                                                   std::size_t bytes, std::uint64_t *out) {
  const Window window = loadWindow(begin, bytes);
  const __m512i both =
      _mm512_cvtepu32_epi64(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(spans)));
  const __m512i starts = _mm512_and_si512(both, _mm512_set1_epi64(0xFFFF));
  const __m512i lengths = _mm512_sub_epi64(_mm512_srli_epi64(both, 16), starts);
  // Places count from the window, modulo 128, so their lowest bytes are enough.
  const __m512i origin = _mm512_set1_epi8(static_cast<char>(spans->start));
  const __m512i first = _mm512_sub_epi8(_mm512_set1_epi64(0x0706050403020100LL), origin);
  const __m512i last = _mm512_sub_epi8(first, _mm512_set1_epi8(kFastChunk));
  const __m512i startBytes = _mm512_set4_epi32(0x08080808, 0x08080808, 0, 0);
  const __m512i endBytes = _mm512_set4_epi32(0x0A0A0A0A, 0x0A0A0A0A, 0x02020202, 0x02020202);
  const __m512i firstBytes = _mm512_add_epi8(_mm512_shuffle_epi8(both, startBytes), first);
  const __m512i lastBytes = _mm512_add_epi8(_mm512_shuffle_epi8(both, endBytes), last);
  const __m512i chunks = _mm512_permutex2var_epi8(window.low, firstBytes, window.high);
  const __m512i lastChunks = _mm512_permutex2var_epi8(window.low, lastBytes, window.high);
  const __m512i hashes = mix(seeded(chunks, lengths));
  const __m512i longHashes = mix(_mm512_xor_si512(hashes, lastChunks));
  const __mmask8 isLong = _mm512_cmpgt_epu64_mask(lengths, _mm512_set1_epi64(kFastChunk));
  _mm512_storeu_si512(out, _mm512_mask_mov_epi64(hashes, isLong, longHashes));
  return _mm512_cmpgt_epu64_mask(lengths, _mm512_set1_epi64(2 * kFastChunk));
}

/// Hashes the words of a pass eight at a time and notes which are not done;
/// `bytes` of text are left from its start. Calls nothing: a call would have
/// the constants of all vectors made again.
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
