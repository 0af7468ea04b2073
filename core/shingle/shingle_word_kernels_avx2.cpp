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

// Words are found in passes of 4 KiB: comparisons give masks of white space, and a table turns
// eight bits of a mask into positions. Then four words at a time are loaded and mixed, and the
// longer ones of them mixed again. No branch depends on a word's length. Texts in which single
// characters separate the words, such as prepared ones, have one mark per word; others have two.

namespace shinglescope::avx2 {

namespace {

constexpr std::size_t kPassBytes = 4096;
constexpr std::size_t kMostMarks = kPassBytes + 1;
constexpr std::size_t kMostWords = kPassBytes / 2 + 1;

enum class Marks {
  Ends,  ///< the end of each word, which is one byte before the next word
  Edges  ///< the beginning and the end of each word
};

/// The words found by a pass, in bytes from its beginning.
struct Pass {
  static constexpr std::size_t kFirst = 8;

  const char *text = nullptr;  ///< beginning of the pass
  std::size_t textLeft = 0;    ///< bytes from there to the end of the text
  std::size_t words = 0;
  alignas(32) std::array<std::uint16_t, kFirst + kMostMarks + kKernelSlack> marks;
  std::array<std::uint16_t, kMostWords + kKernelSlack> longWords;  ///< numbers of words

  /// The first word begins one byte after an imagined end.
  Pass() { marks[kFirst - 1] = 0xFFFF; }
  std::uint16_t *firstMark() { return marks.data() + kFirst; }

  template <Marks kMarks>
  std::size_t start(std::size_t word) const {
    if constexpr (kMarks == Marks::Edges) return marks[kFirst + 2 * word];
    return static_cast<std::uint16_t>(marks[kFirst + word - 1] + 1);
  }
  template <Marks kMarks>
  std::size_t end(std::size_t word) const {
    return marks[kFirst + (kMarks == Marks::Edges ? 2 * word + 1 : word)];
  }
};

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

SHINGLESCOPE_AVX2 inline BlockBytes blockAt(std::string_view text, std::size_t at) {
  BlockLook look;
  visitBlock(text, at, look);
  return look.bytes;
}

/// Finds the ends of the words of bytes [begin, end), unless white space begins the pass, ends the
/// text, or is longer than one byte. `begin` is not inside a word.
SHINGLESCOPE_AVX2 bool findEnds(std::string_view text, std::size_t begin, std::size_t end,
                                Pass &pass) {
  WhiteFinder finder(text);
  std::uint16_t *mark = pass.firstMark();
  BlockMask wasWhite = 1;
  BlockMask isDouble = 0;
  for (std::size_t at = begin; at < end; at += kBlockBytes) {
    const BlockMask white = finder.take(blockAt(text, at), at);
    isDouble |= white & ((white << 1U) | wasWhite);
    wasWhite = white >> (kBlockBytes - 1);
    mark = storePositions(white, at - begin, mark);
  }
  if (isDouble != 0) return false;
  const bool isInWord = mark == pass.firstMark() || mark[-1] + 1U < end - begin;
  if (end == text.size() && !isInWord) return false;
  if (end == text.size()) *mark++ = static_cast<std::uint16_t>(end - begin);
  pass.words = static_cast<std::size_t>(mark - pass.firstMark());
  return true;
}

/// Finds the edges of the words of bytes [begin, end); `begin` is not inside a word. Returns the
/// beginning of the next pass: after the white space, or at a word that may continue after `end`.
SHINGLESCOPE_AVX2 std::size_t findEdges(std::string_view text, std::size_t begin, std::size_t end,
                                        Pass &pass) {
  WhiteFinder finder(text);
  std::uint16_t *mark = pass.firstMark();
  BlockMask wasInWord = 0;
  for (std::size_t at = begin; at < end; at += kBlockBytes) {
    BlockMask word = ~finder.take(blockAt(text, at), at);
    if (end - at < kBlockBytes) word &= (BlockMask{1} << (end - at)) - 1;
    mark = storePositions(word ^ ((word << 1U) | wasInWord), at - begin, mark);
    wasInWord = word >> (kBlockBytes - 1);
  }
  const auto count = static_cast<std::size_t>(mark - pass.firstMark());
  pass.words = count / 2;
  if (count % 2 == 0) return end + finder.spilledBytes();
  if (end < text.size()) return begin + mark[-1];
  *mark = static_cast<std::uint16_t>(end - begin);
  ++pass.words;
  return end;
}

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

/// Appends the numbers of those of four words that the mask contains; returns their end.
inline std::uint16_t *noteWords(unsigned mask, std::size_t first, std::uint16_t *out) {
  static constexpr auto kNumbers = [] {
    std::array<std::uint64_t, 16> numbers{};
    for (std::size_t bits = 0; bits < numbers.size(); ++bits) {
      unsigned count = 0;
      for (std::uint64_t bit = 0; bit < kLanes; ++bit)
        if ((bits >> bit & 1U) != 0) numbers[bits] |= bit << 16 * count++;
    }
    return numbers;
  }();
  const std::uint64_t numbers = kNumbers[mask] + first * 0x0001000100010001ULL;
  std::memcpy(out, &numbers, sizeof(numbers));
  return out + std::popcount(mask);
}

/// Mixes the first eight bytes of `count` words, or all of shorter ones, and notes the longer
/// words; returns their number. Eight bytes from the start of each word must be in the text.
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

/// Completes the hashes of words of over eight bytes.
template <Marks kMarks>
SHINGLESCOPE_AVX2 void hashLastBytes(const Pass &pass, std::size_t count, std::uint64_t *out) {
  const auto isVeryLong = [&](std::size_t word) {
    return pass.end<kMarks>(word) - pass.start<kMarks>(word) > 2 * kFastChunk;
  };
  const auto last = [&](std::size_t word) {
    return pass.text + pass.end<kMarks>(word) - kFastChunk;
  };
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
  for (; i < count; ++i) {
    std::uint64_t &hash = out[pass.longWords[i]];
    hash = fastMix(hash ^ loadChunk(last(pass.longWords[i])));
  }
  for (i = 0; i < count; ++i) {
    const std::size_t word = pass.longWords[i];
    if (!isVeryLong(word)) continue;
    const std::size_t start = pass.start<kMarks>(word);
    out[word] = fastHashLong(pass.text + start, pass.end<kMarks>(word) - start);
  }
}

template <Marks kMarks>
SHINGLESCOPE_AVX2 void hashPass(Pass &pass, std::uint64_t *out) {
  std::size_t count = pass.words;
  while (count > 0 && pass.start<kMarks>(count - 1) + kFastChunk > pass.textLeft) --count;
  count -= count % kLanes;
  hashLastBytes<kMarks>(pass, hashFirstBytes<kMarks>(pass, count, out), out);
  const std::string_view text(pass.text, pass.textLeft);
  for (; count < pass.words; ++count)
    out[count] = hashInside(text, pass.start<kMarks>(count), pass.end<kMarks>(count));
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  Pass pass;
  std::size_t count = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.size(), begin + kPassBytes);
    pass.text = text.data() + begin;
    pass.textLeft = text.size() - begin;
    std::size_t next = end;
    if (findEnds(text, begin, end, pass)) {
      if (end < text.size()) next = begin + pass.start<Marks::Ends>(pass.words);
      hashPass<Marks::Ends>(pass, out + count);
    } else {
      next = findEdges(text, begin, end, pass);
      hashPass<Marks::Edges>(pass, out + count);
    }
    count += pass.words;
    if (next == begin) {  // a word longer than a pass
      const WordSpan word = nextWord(text, begin);
      out[count++] = fastHash(word.in(text));
      next = word.end;
    }
    begin = next;
  }
  return count;
}

}  // namespace shinglescope::avx2

#endif
