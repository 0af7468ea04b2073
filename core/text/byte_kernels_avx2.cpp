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

/// Writes the kept ones of the lower eight bytes, then unspecified bytes up to eight in all.
SHINGLESCOPE_AVX2 inline void storeKeptOfEight(__m128i bytes, std::uint32_t kept, char *out) {
  const __m128i positions =
      _mm_loadl_epi64(reinterpret_cast<const __m128i *>(&kBitPositions[kept]));
  _mm_storel_epi64(reinterpret_cast<__m128i *>(out), _mm_shuffle_epi8(bytes, positions));
}

SHINGLESCOPE_AVX2 inline char *storeKeptOfHalf(__m128i bytes, std::uint32_t kept, char *out) {
  storeKeptOfEight(bytes, kept & 0xFFU, out);
  storeKeptOfEight(_mm_srli_si128(bytes, 8), kept >> 8U, out + std::popcount(kept & 0xFFU));
  return out + std::popcount(kept);
}

/// Writes the kept bytes; returns their end. May write up to eight bytes after it.
SHINGLESCOPE_AVX2 inline char *storeKept(__m256i bytes, std::uint32_t kept, char *out) {
  out = storeKeptOfHalf(_mm256_castsi256_si128(bytes), kept & 0xFFFFU, out);
  return storeKeptOfHalf(_mm256_extracti128_si256(bytes, 1), kept >> 16U, out);
}

/// Lowers ASCII capitals.
SHINGLESCOPE_AVX2 inline __m256i lowered(__m256i bytes) {
  // Moves the capitals to the lowest signed numbers, so that one comparison finds them.
  const __m256i moved = _mm256_add_epi8(bytes, _mm256_set1_epi8(static_cast<char>(0x80 - 'A')));
  const __m256i isCapital = _mm256_cmpgt_epi8(_mm256_set1_epi8(-0x80 + 26), moved);
  return _mm256_or_si256(bytes, _mm256_and_si256(isCapital, _mm256_set1_epi8('a' - 'A')));
}

/// The rows of a map's dropped bytes, ready for look-ups.
SHINGLESCOPE_AVX2 inline __m256i loadRows(const ByteMap &map) {
  return _mm256_broadcastsi128_si256(
      _mm_load_si128(reinterpret_cast<const __m128i *>(map.droppedRows.data())));
}

/// Returns a bit for each byte that is not dropped.
SHINGLESCOPE_AVX2 inline std::uint32_t keptBytes(__m256i bytes, __m256i rows) {
  const __m256i bitOfColumn = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  // The shuffle gives zero for bytes over 0x7F.
  const __m256i row = _mm256_shuffle_epi8(rows, bytes);
  const __m256i column = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(7));
  const __m256i isDropped = _mm256_and_si256(row, _mm256_shuffle_epi8(bitOfColumn, column));
  return static_cast<std::uint32_t>(
      _mm256_movemask_epi8(_mm256_cmpeq_epi8(isDropped, _mm256_setzero_si256())));
}

SHINGLESCOPE_AVX2 std::size_t lowerCapitals(std::string_view text, char *out) {
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth) store(lowered(load(text.data() + at)), out + at);
  if (at == text.size()) return at;
  const TextEnd end = loadEnd(text, at);
  store(lowered(end.bytes), out + at - end.before);
  return text.size();
}

template <bool kLowers>
SHINGLESCOPE_AVX2 std::size_t dropBytes(std::string_view text, const ByteMap &map, char *out) {
  const __m256i rows = loadRows(map);
  char *write = out;
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth) {
    const __m256i bytes = load(text.data() + at);
    write = storeKept(kLowers ? lowered(bytes) : bytes, keptBytes(bytes, rows), write);
  }
  if (at == text.size()) return static_cast<std::size_t>(write - out);
  const TextEnd end = loadEnd(text, at);
  const std::uint32_t isInEnd = ((1U << end.count) - 1) << end.before;
  write = storeKept(kLowers ? lowered(end.bytes) : end.bytes, keptBytes(end.bytes, rows) & isInEnd,
                    write);
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

}  // namespace

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
