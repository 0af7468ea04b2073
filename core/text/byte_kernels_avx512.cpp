// SPDX-License-Identifier: MIT
// GCC 12 warns about its own header: an intrinsic leaves a vector undefined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#include "core/text/byte_kernels.h"
#include "core/text/white_mask_avx512.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::avx512 {

namespace {

SHINGLESCOPE_AVX512 inline __mmask64 firstBytes(std::size_t count) {
  return count >= kBlockBytes ? ~__mmask64{0} : (__mmask64{1} << count) - 1;
}

/// Loads the block at byte `at`, padded with spaces after the end of the text.
SHINGLESCOPE_AVX512 inline __m512i loadBlock(std::string_view text, std::size_t at) {
  return _mm512_mask_loadu_epi8(_mm512_set1_epi8(' '), firstBytes(text.size() - at),
                                text.data() + at);
}

SHINGLESCOPE_AVX512 inline char *storeKept(__m512i bytes, __mmask64 kept, char *out) {
  _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(kept, bytes));
  return out + std::popcount(kept);
}

/// A block after a map, and the bytes that the map drops.
struct MappedBlock {
  __m512i bytes;
  BlockMask dropped;
};

/// The two halves of a map's table.
struct MapTable {
  __m512i low;
  __m512i high;
};

SHINGLESCOPE_AVX512 inline MapTable loadTable(const ByteMap &map) {
  return {_mm512_load_si512(map.to.data()), _mm512_load_si512(map.to.data() + kBlockBytes)};
}

SHINGLESCOPE_AVX512 inline MappedBlock mapBlock(__m512i bytes, const MapTable &table) {
  const __mmask64 isOther = _mm512_movepi8_mask(bytes);
  // Indexed by seven bits.
  const __m512i mapped = _mm512_permutex2var_epi8(table.low, bytes, table.high);
  return {_mm512_mask_mov_epi8(mapped, isOther, bytes), _mm512_movepi8_mask(mapped) & ~isOther};
}

}  // namespace

SHINGLESCOPE_AVX512 std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out) {
  const MapTable table = loadTable(map);
  char *write = out;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const MappedBlock mapped = mapBlock(loadBlock(text, at), table);
    write = storeKept(mapped.bytes, firstBytes(text.size() - at) & ~mapped.dropped, write);
  }
  return static_cast<std::size_t>(write - out);
}

SHINGLESCOPE_AVX512 FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out) {
  const MapTable table = loadTable(map);
  const __m512i spaces = _mm512_set1_epi8(' ');
  WhiteFinder finder(text);
  WhiteFolder folder;
  char *write = out;
  __m512i all = _mm512_setzero_si512();
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const __m512i bytes = loadBlock(text, at);
    all = _mm512_or_si512(all, bytes);
    const MappedBlock mapped = mapBlock(bytes, table);
    const BlockMask white = finder.take(classifyBlock(bytes), at);
    const BlockMask kept = folder.take(white & ~mapped.dropped, mapped.dropped);
    write = storeKept(_mm512_mask_mov_epi8(mapped.bytes, white, spaces),
                      kept & firstBytes(text.size() - at), write);
  }
  if (write != out && write[-1] == ' ') --write;
  return {static_cast<std::size_t>(write - out), _mm512_movepi8_mask(all) == 0};
}

SHINGLESCOPE_AVX512 std::size_t foldWhiteSpace(std::string_view text, char *out) {
  const __m512i spaces = _mm512_set1_epi8(' ');
  WhiteFinder finder(text);
  char *write = out;
  BlockMask wasWhite = 1;  // drops leading white space
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const __m512i bytes = loadBlock(text, at);
    const BlockMask white = finder.take(classifyBlock(bytes), at);
    const BlockMask kept = ~(white & ((white << 1U) | wasWhite)) & firstBytes(text.size() - at);
    wasWhite = white >> (kBlockBytes - 1);
    write = storeKept(_mm512_mask_mov_epi8(bytes, white, spaces), kept, write);
  }
  if (write != out && write[-1] == ' ') --write;
  return static_cast<std::size_t>(write - out);
}

SHINGLESCOPE_AVX512 bool isFolded(std::string_view text) {
  if (text.empty()) return true;
  if (text.back() == ' ') return false;
  const __m512i spaces = _mm512_set1_epi8(' ');
  WhiteFinder finder(text);
  BlockMask wasWhite = 1;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const __m512i bytes = loadBlock(text, at);
    const BlockMask white = finder.take(classifyBlock(bytes), at);
    const BlockMask isSpace = _mm512_cmpeq_epi8_mask(bytes, spaces);
    const BlockMask odd = (white & ((white << 1U) | wasWhite)) | (white & ~isSpace);
    if ((odd & firstBytes(text.size() - at)) != 0) return false;
    wasWhite = white >> (kBlockBytes - 1);
  }
  return true;
}

}  // namespace shinglescope::avx512

#endif
