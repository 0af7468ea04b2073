// SPDX-License-Identifier: MIT
#include <bit>

#include "core/text/byte_kernels.h"
#include "core/text/byte_positions.h"
#include "core/text/white_mask_avx2.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::avx2 {

namespace {

SHINGLESCOPE_AVX2 inline void store(__m256i bytes, char *out) {
  _mm256_storeu_si256(reinterpret_cast<__m256i *>(out), bytes);
}

/// Writes the bytes at eight positions.
SHINGLESCOPE_AVX2 inline void storeEight(__m128i bytes, const std::uint64_t &positions, char *out) {
  const __m128i eight = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(&positions));
  _mm_storel_epi64(reinterpret_cast<__m128i *>(out), _mm_shuffle_epi8(bytes, eight));
}

/// Writes the kept ones of 16 bytes, then unspecified bytes up to eight for each half.
SHINGLESCOPE_AVX2 inline char *storeKeptOfHalf(__m128i bytes, std::uint32_t kept, char *out) {
  storeEight(bytes, kBitPositions[kept & 0xFFU], out);
  storeEight(bytes, kUpperBitPositions[kept >> 8U], out + std::popcount(kept & 0xFFU));
  return out + std::popcount(kept);
}

/// Writes the kept bytes; returns their end. May write up to eight bytes after it.
SHINGLESCOPE_AVX2 inline char *storeKept(__m256i bytes, std::uint32_t kept, char *out) {
  out = storeKeptOfHalf(_mm256_castsi256_si128(bytes), kept & 0xFFFFU, out);
  return storeKeptOfHalf(_mm256_extracti128_si256(bytes, 1), kept >> 16U, out);
}

/// Lowers ASCII capitals.
SHINGLESCOPE_AVX2 inline __m256i lowered(__m256i bytes, const EqualBytes &equal) {
  // Moves the capitals to the lowest signed numbers, so that one comparison finds them.
  const __m256i moved = _mm256_add_epi8(bytes, equal.of(0x80 - 'A'));
  const __m256i isCapital = _mm256_cmpgt_epi8(equal.of(0x80 + 26), moved);
  return _mm256_or_si256(bytes, _mm256_and_si256(isCapital, equal.of('a' - 'A')));
}

/// The rows of a map's dropped bytes, ready for look-ups.
SHINGLESCOPE_AVX2 inline __m256i loadRows(const ByteMap &map) {
  return _mm256_broadcastsi128_si256(
      _mm_load_si128(reinterpret_cast<const __m128i *>(map.droppedRows.data())));
}

/// Returns a bit for each byte that is not dropped.
SHINGLESCOPE_AVX2 inline std::uint32_t keptBytes(__m256i bytes, __m256i rows,
                                                 const EqualBytes &equal) {
  const __m256i bitOfColumn =
      _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128,  //
                       1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  // The shuffle gives zero for bytes over 0x7F.
  const __m256i row = _mm256_shuffle_epi8(rows, bytes);
  const __m256i column = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), equal.of(7));
  const __m256i isDropped = _mm256_and_si256(row, _mm256_shuffle_epi8(bitOfColumn, column));
  return static_cast<std::uint32_t>(
      _mm256_movemask_epi8(_mm256_cmpeq_epi8(isDropped, _mm256_setzero_si256())));
}

SHINGLESCOPE_AVX2 std::size_t lowerCapitals(std::string_view text, char *out) {
  const EqualBytes equal;
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth)
    store(lowered(load(text.data() + at), equal), out + at);
  if (at == text.size()) return at;
  const TextEnd end = loadEnd(text, at);
  store(lowered(end.bytes, equal), out + at - end.before);
  return text.size();
}

template <bool kLowers>
SHINGLESCOPE_AVX2 std::size_t dropBytes(std::string_view text, const ByteMap &map, char *out) {
  const EqualBytes equal;
  const __m256i rows = loadRows(map);
  char *write = out;
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth) {
    const __m256i bytes = load(text.data() + at);
    write =
        storeKept(kLowers ? lowered(bytes, equal) : bytes, keptBytes(bytes, rows, equal), write);
  }
  if (at == text.size()) return static_cast<std::size_t>(write - out);
  const TextEnd end = loadEnd(text, at);
  const std::uint32_t isInEnd = ((1U << end.count) - 1) << end.before;
  write = storeKept(kLowers ? lowered(end.bytes, equal) : end.bytes,
                    keptBytes(end.bytes, rows, equal) & isInEnd, write);
  return static_cast<std::size_t>(write - out);
}

/// The masks of a block of text, zero after the text's end.
struct FoldMasks {
  BlockBytes bytes;
  BlockMask spaces = 0;  ///< U+0020

  SHINGLESCOPE_AVX2 void operator()(__m256i part, Place place) {
    bytes = withPart(bytes, part, place);
    spaces |= place.of(bits(_mm256_cmpeq_epi8(part, _mm256_set1_epi8(' '))));
  }
};

/// Sets each byte whose bit is set to 0xFF, the others to zero.
SHINGLESCOPE_AVX2 inline __m256i bytesOf(std::uint32_t mask) {
  const __m256i source =
      _mm256_setr_epi64x(0, 0x0101010101010101LL, 0x0202020202020202LL, 0x0303030303030303LL);
  const __m256i bit = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  const __m256i spread = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(mask)), source);
  return _mm256_cmpeq_epi8(_mm256_and_si256(spread, bit), bit);
}

SHINGLESCOPE_AVX2 inline char *writeHalf(const char *bytes, std::uint32_t white, std::uint32_t kept,
                                         char *write) {
  const __m256i text = _mm256_blendv_epi8(load(bytes), _mm256_set1_epi8(' '), bytesOf(white));
  if (~kept != 0) return storeKept(text, kept, write);
  store(text, write);
  return write + kWidth;
}

/// Drops bytes of a text and folds its white space, 64 bytes at a time. Functions that are not
/// inlined must not see it: the compiler would reload its members after each store.
template <bool kLowers>
class DropFolding {
 public:
  SHINGLESCOPE_AVX2 DropFolding(const ByteMap &map, char *out)
      : m_rows(loadRows(map)), m_all(_mm256_setzero_si256()), m_out(out), m_write(out) {}

  /// Takes the block of the finder's text at byte `at`, whose bytes are at `bytes`, except for
  /// those that are not inside the text.
  [[gnu::always_inline]] SHINGLESCOPE_AVX2 void take(const char *bytes, std::size_t at,
                                                     BlockMask isInside, WhiteFinder &finder) {
    const __m256i low = load(bytes);
    const __m256i high = load(bytes + kWidth);
    BlockBytes found{BlockMask{bits(whiteBytes(low))} | BlockMask{bits(whiteBytes(high))} << kWidth,
                     0};
    const __m256i both = _mm256_or_si256(low, high);
    m_all = _mm256_or_si256(m_all, both);
    if (bits(both) != 0)
      found.leads = BlockMask{bits(leadBytes(low))} | BlockMask{bits(leadBytes(high))} << kWidth;
    const BlockMask dropped = ~(BlockMask{keptBytes(low, m_rows, m_equal)} |
                                BlockMask{keptBytes(high, m_rows, m_equal)} << kWidth);
    const BlockMask white = finder.take(found, at);
    const BlockMask kept = m_folder.take(white & ~dropped, dropped) & isInside;
    const BlockMask wide = white ^ found.white;
    storePart(low, static_cast<std::uint32_t>(wide), static_cast<std::uint32_t>(kept));
    storePart(high, static_cast<std::uint32_t>(wide >> kWidth),
              static_cast<std::uint32_t>(kept >> kWidth));
  }

  SHINGLESCOPE_AVX2 FoldedText finish() {
    if (m_write != m_out && m_write[-1] == ' ') --m_write;
    return {static_cast<std::size_t>(m_write - m_out), bits(m_all) == 0};
  }

 private:
  /// `wide` is the white space outside ASCII.
  [[gnu::always_inline]] SHINGLESCOPE_AVX2 void storePart(__m256i bytes, std::uint32_t wide,
                                                          std::uint32_t kept) {
    // U+0020 is the greatest byte of white space.
    const __m256i spaces = _mm256_and_si256(whiteBytes(bytes), m_equal.of(' '));
    __m256i mapped = _mm256_max_epu8(kLowers ? lowered(bytes, m_equal) : bytes, spaces);
    if (wide != 0) [[unlikely]]
      mapped = _mm256_blendv_epi8(mapped, m_equal.of(' '), bytesOf(wide));
    m_write = storeKept(mapped, kept, m_write);
  }

  EqualBytes m_equal;
  __m256i m_rows;
  __m256i m_all;  ///< a bit for each that any byte had
  WhiteFolder m_folder;
  char *m_out;
  char *m_write;
};

template <bool kLowers>
SHINGLESCOPE_AVX2 FoldedText dropAndFold(std::string_view text, const ByteMap &map, char *out) {
  WhiteFinder finder(text);
  DropFolding<kLowers> folding(map, out);
  std::size_t at = 0;
  for (; at + kBlockBytes <= text.size(); at += kBlockBytes)
    folding.take(text.data() + at, at, ~BlockMask{0}, finder);
  if (at < text.size()) {
    alignas(kWidth) std::array<char, kBlockBytes> padded{};
    std::memcpy(padded.data(), text.data() + at, text.size() - at);
    folding.take(padded.data(), at, (BlockMask{1} << (text.size() - at)) - 1, finder);
  }
  return folding.finish();
}

}  // namespace

FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out) {
  return map.lowers ? dropAndFold<true>(text, map, out) : dropAndFold<false>(text, map, out);
}

std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out) {
  if (!map.drops && map.lowers) return lowerCapitals(text, out);
  return map.lowers ? dropBytes<true>(text, map, out) : dropBytes<false>(text, map, out);
}

SHINGLESCOPE_AVX2 char *writeBlock(const char *bytes, BlockMask white, BlockMask kept,
                                   char *write) {
  write =
      writeHalf(bytes, static_cast<std::uint32_t>(white), static_cast<std::uint32_t>(kept), write);
  return writeHalf(bytes + kWidth, static_cast<std::uint32_t>(white >> kWidth),
                   static_cast<std::uint32_t>(kept >> kWidth), write);
}

SHINGLESCOPE_AVX2 bool isFolded(std::string_view text) {
  if (text.empty()) return true;
  if (text.back() == ' ') return false;
  WhiteFinder finder(text);
  BlockMask wasWhite = 1;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    FoldMasks masks;
    visitBlock(text, at, masks);
    const BlockMask white = finder.take(masks.bytes, at);
    // White space outside ASCII is not U+0020, and it ends within the text.
    if (((white & ((white << 1U) | wasWhite)) | (white ^ masks.spaces)) != 0) return false;
    wasWhite = white >> (kBlockBytes - 1);
  }
  return true;
}

SHINGLESCOPE_AVX2 bool isAscii(std::string_view text) {
  __m256i all = _mm256_setzero_si256();
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth)
    all = _mm256_or_si256(all, load(text.data() + at));
  if (at < text.size()) all = _mm256_or_si256(all, loadEnd(text, at).bytes);
  return bits(all) == 0;
}

}  // namespace shinglescope::avx2

#endif
