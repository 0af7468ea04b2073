#include "core/dataset/mark_masks.h"

#include <array>
#include <cstring>

#include "core/base/cpu_target.h"

#ifdef SHINGLESCOPE_X86
#include <immintrin.h>
#endif

namespace shinglescope {
namespace {

void findScalar(const char *text, std::size_t blocks, const MarkFinder::Marks &marks,
                MarkMasks *masks) {
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    MarkMasks found;
    for (unsigned i = 0; i < MarkFinder::kBlockBytes; ++i) {
      const char byte = text[i];
      const auto bit = [i](bool isSet) { return std::uint64_t{isSet} << i; };
      found.lineFeeds |= bit(byte == '\n');
      found.cellEnds |= bit(byte == marks.delimiter || byte == '\n');
      found.special |= bit(byte == marks.quote || byte == '\r');
      found.high |= bit(static_cast<unsigned char>(byte) >= 0x80);
    }
    masks[block] = found;
  }
}

#ifdef SHINGLESCOPE_X86

// Shorthands: an intrinsic only inlines into a function of its own target.
#define MASK16(x) static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(x)))
#define MASK32(x) static_cast<std::uint64_t>(static_cast<unsigned>(_mm256_movemask_epi8(x)))

SHINGLESCOPE_SSE41 void findSse41(const char *text, std::size_t blocks,
                                  const MarkFinder::Marks &marks, MarkMasks *masks) {
  const __m128i delimiter = _mm_set1_epi8(marks.delimiter);
  const __m128i quote = _mm_set1_epi8(marks.quote);
  const __m128i lineFeed = _mm_set1_epi8('\n');
  const __m128i carriageReturn = _mm_set1_epi8('\r');
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    MarkMasks found;
    for (unsigned i = 0; i < MarkFinder::kBlockBytes; i += 16) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text + i));
      const __m128i feeds = _mm_cmpeq_epi8(bytes, lineFeed);
      const __m128i ends = _mm_or_si128(feeds, _mm_cmpeq_epi8(bytes, delimiter));
      const __m128i special =
          _mm_or_si128(_mm_cmpeq_epi8(bytes, quote), _mm_cmpeq_epi8(bytes, carriageReturn));
      found.lineFeeds |= MASK16(feeds) << i;
      found.cellEnds |= MASK16(ends) << i;
      found.special |= MASK16(special) << i;
      found.high |= MASK16(bytes) << i;
    }
    masks[block] = found;
  }
}

SHINGLESCOPE_AVX2 void findAvx2(const char *text, std::size_t blocks,
                                const MarkFinder::Marks &marks, MarkMasks *masks) {
  const __m256i delimiter = _mm256_set1_epi8(marks.delimiter);
  const __m256i quote = _mm256_set1_epi8(marks.quote);
  const __m256i lineFeed = _mm256_set1_epi8('\n');
  const __m256i carriageReturn = _mm256_set1_epi8('\r');
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    MarkMasks found;
    for (unsigned i = 0; i < MarkFinder::kBlockBytes; i += 32) {
      const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(text + i));
      const __m256i feeds = _mm256_cmpeq_epi8(bytes, lineFeed);
      const __m256i ends = _mm256_or_si256(feeds, _mm256_cmpeq_epi8(bytes, delimiter));
      const __m256i special = _mm256_or_si256(_mm256_cmpeq_epi8(bytes, quote),
                                              _mm256_cmpeq_epi8(bytes, carriageReturn));
      found.lineFeeds |= MASK32(feeds) << i;
      found.cellEnds |= MASK32(ends) << i;
      found.special |= MASK32(special) << i;
      found.high |= MASK32(bytes) << i;
    }
    masks[block] = found;
  }
}

SHINGLESCOPE_AVX512 void findAvx512(const char *text, std::size_t blocks,
                                    const MarkFinder::Marks &marks, MarkMasks *masks) {
  const __m512i delimiter = _mm512_set1_epi8(marks.delimiter);
  const __m512i quote = _mm512_set1_epi8(marks.quote);
  const __m512i lineFeed = _mm512_set1_epi8('\n');
  const __m512i carriageReturn = _mm512_set1_epi8('\r');
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    const __m512i bytes = _mm512_loadu_si512(text);
    const std::uint64_t feeds = _mm512_cmpeq_epi8_mask(bytes, lineFeed);
    masks[block].lineFeeds = feeds;
    masks[block].cellEnds = feeds | _mm512_cmpeq_epi8_mask(bytes, delimiter);
    masks[block].special =
        _mm512_cmpeq_epi8_mask(bytes, quote) | _mm512_cmpeq_epi8_mask(bytes, carriageReturn);
    masks[block].high = _mm512_movepi8_mask(bytes);
  }
}

#undef MASK16
#undef MASK32

#endif

auto activeKernel() {
  switch (activeCpuTarget()) {
#ifdef SHINGLESCOPE_X86
    case CpuTarget::Sse41: return findSse41;
    case CpuTarget::Avx2: return findAvx2;
    case CpuTarget::Avx512: return findAvx512;
#endif
    default: return findScalar;
  }
}

}  // namespace

MarkFinder::MarkFinder(char delimiter, std::optional<char> quote)
    : m_marks{delimiter, quote.value_or('\r')}, m_kernel(activeKernel()) {}

void MarkFinder::find(std::string_view text, std::span<MarkMasks> masks) const {
  const std::size_t whole = text.size() / kBlockBytes;
  m_kernel(text.data(), whole, m_marks, masks.data());
  const std::string_view rest = text.substr(whole * kBlockBytes);
  if (rest.empty()) return;
  std::array<char, kBlockBytes> padded{};
  std::memcpy(padded.data(), rest.data(), rest.size());
  m_kernel(padded.data(), 1, m_marks, masks.data() + whole);
}

}  // namespace shinglescope
