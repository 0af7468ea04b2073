// SPDX-License-Identifier: MIT
#include "core/dataset/csv/structural_masks.h"

#include <array>
#include <bit>
#include <cstring>

#include "core/base/cpu_target.h"
#include "core/base/neon_bytes.h"

// gcc 12 reports the intentionally undefined values of its own intrinsics as a defect (gcc bug
// 105593).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#ifdef SHINGLESCOPE_X86
#include <immintrin.h>
#endif

namespace shinglescope {
namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
constexpr std::uint64_t kStructuralMasksHighBits = kOnes << 7U;

/// Eight bytes, little-endian; compilers turn this into one load.
std::uint64_t wordAt(const char *text) {
  std::uint64_t word = 0;
  for (unsigned i = 0; i < 8; ++i) {
    word |= std::uint64_t{static_cast<unsigned char>(text[i])} << (8 * i);
  }
  return word;
}

/// Sets the highest bit of each byte that equals `byte`, without false hits.
std::uint64_t equalBytes(std::uint64_t word, char byte) {
  const std::uint64_t differing = word ^ (kOnes * static_cast<unsigned char>(byte));
  return ~(((differing & ~kStructuralMasksHighBits) + ~kStructuralMasksHighBits) | differing) &
         kStructuralMasksHighBits;
}

/// Gathers the highest bits of eight bytes.
std::uint64_t gathered(std::uint64_t highBits) {
  return ((highBits >> 7U) * 0x0102040810204080ULL) >> 56U;
}

void findMarksScalar(const char *text, std::size_t blocks, const MarkFinder::Marks &marks,
                     StructuralMasks *masks) {
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    StructuralMasks found;
    for (unsigned i = 0; i < MarkFinder::kBlockBytes; i += 8) {
      const std::uint64_t word = wordAt(text + i);
      const std::uint64_t feeds = equalBytes(word, '\n');
      const std::uint64_t special = equalBytes(word, marks.quote) | equalBytes(word, '\r');
      found.lineFeeds |= gathered(feeds) << i;
      found.cellEnds |= gathered(feeds | equalBytes(word, marks.delimiter)) << i;
      found.special |= gathered(special) << i;
      found.high |= gathered(word & kStructuralMasksHighBits) << i;
    }
    masks[block] = found;
  }
}

std::size_t listScalar(std::span<const StructuralMasks> masks, std::uint32_t first,
                       std::uint32_t *places) {
  const std::uint32_t *begin = places;
  for (const StructuralMasks &block : masks) {
    for (std::uint64_t ends = block.cellEnds; ends != 0; ends &= ends - 1) {
      *places++ = first + static_cast<std::uint32_t>(std::countr_zero(ends));
    }
    first += MarkFinder::kBlockBytes;
  }
  return static_cast<std::size_t>(places - begin);
}

#ifdef SHINGLESCOPE_X86

// Shorthands: an intrinsic is only inlined into a function for the same target.
#define MASK16(x) static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(x)))
#define MASK32(x) static_cast<std::uint64_t>(static_cast<unsigned>(_mm256_movemask_epi8(x)))

SHINGLESCOPE_SSE41 void findSse41(const char *text, std::size_t blocks,
                                  const MarkFinder::Marks &marks, StructuralMasks *masks) {
  const __m128i delimiter = _mm_set1_epi8(marks.delimiter);
  const __m128i quote = _mm_set1_epi8(marks.quote);
  const __m128i lineFeed = _mm_set1_epi8('\n');
  const __m128i carriageReturn = _mm_set1_epi8('\r');
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    StructuralMasks found;
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

SHINGLESCOPE_AVX2 void findMarksAvx2(const char *text, std::size_t blocks,
                                     const MarkFinder::Marks &marks, StructuralMasks *masks) {
  const __m256i delimiter = _mm256_set1_epi8(marks.delimiter);
  const __m256i quote = _mm256_set1_epi8(marks.quote);
  const __m256i lineFeed = _mm256_set1_epi8('\n');
  const __m256i carriageReturn = _mm256_set1_epi8('\r');
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    StructuralMasks found;
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
                                    const MarkFinder::Marks &marks, StructuralMasks *masks) {
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

/// Always writes eight at a time, which is cheaper than mispredicting their number.
SHINGLESCOPE_AVX2 std::size_t listAvx2(std::span<const StructuralMasks> masks, std::uint32_t first,
                                       std::uint32_t *places) {
  const std::uint32_t *begin = places;
  for (const StructuralMasks &block : masks) {
    std::uint64_t ends = block.cellEnds;
    const auto count = static_cast<std::size_t>(__builtin_popcountll(ends));
    for (std::size_t done = 0; done < count; done += 8) {
      for (std::size_t i = done; i < done + 8; ++i) {
        places[i] = first + static_cast<std::uint32_t>(_tzcnt_u64(ends));
        ends = _blsr_u64(ends);
      }
    }
    places += count;
    first += MarkFinder::kBlockBytes;
  }
  return static_cast<std::size_t>(places - begin);
}

SHINGLESCOPE_AVX512 std::size_t listAvx512(std::span<const StructuralMasks> masks,
                                           std::uint32_t first, std::uint32_t *places) {
  alignas(64) static constexpr auto kPlaces = [] {
    std::array<std::uint8_t, 64> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
    return bytes;
  }();
  const __m512i inBlock = _mm512_load_si512(kPlaces.data());
  const std::uint32_t *begin = places;
  for (const StructuralMasks &block : masks) {
    const __m512i packed = _mm512_maskz_compress_epi8(block.cellEnds, inBlock);
    const auto count = static_cast<std::size_t>(__builtin_popcountll(block.cellEnds));
    const __m512i base = _mm512_set1_epi32(static_cast<int>(first));
    const auto store = [&](std::size_t at, __m128i sixteen) SHINGLESCOPE_AVX512 {
      _mm512_storeu_si512(places + at, _mm512_add_epi32(_mm512_cvtepu8_epi32(sixteen), base));
    };
    store(0, _mm512_castsi512_si128(packed));
    if (count > 16) {
      store(16, _mm512_extracti32x4_epi32(packed, 1));
      store(32, _mm512_extracti32x4_epi32(packed, 2));
      store(48, _mm512_extracti32x4_epi32(packed, 3));
    }
    places += count;
    first += MarkFinder::kBlockBytes;
  }
  return static_cast<std::size_t>(places - begin);
}

#undef MASK16
#undef MASK32

#endif

#ifdef SHINGLESCOPE_NEON

void findMarksNeon(const char *text, std::size_t blocks, const MarkFinder::Marks &marks,
                   StructuralMasks *masks) {
  for (std::size_t block = 0; block < blocks; ++block, text += MarkFinder::kBlockBytes) {
    const uint8x16x4_t bytes = neon::load64(text);
    const auto equal = [](uint8x16_t part, char byte) {
      return vceqq_u8(part, vdupq_n_u8(static_cast<std::uint8_t>(byte)));
    };
    const std::uint64_t feeds =
        neon::bits(neon::eachPart(bytes, [&](uint8x16_t part) { return equal(part, '\n'); }));
    const std::uint64_t delimiters = neon::bits(
        neon::eachPart(bytes, [&](uint8x16_t part) { return equal(part, marks.delimiter); }));
    masks[block].lineFeeds = feeds;
    masks[block].cellEnds = feeds | delimiters;
    masks[block].special = neon::bits(neon::eachPart(bytes, [&](uint8x16_t part) {
      return vorrq_u8(equal(part, marks.quote), equal(part, '\r'));
    }));
    masks[block].high = 0;
    if (neon::hasHighByte(bytes))
      masks[block].high = neon::bits(
          neon::eachPart(bytes, [](uint8x16_t part) { return vcgeq_u8(part, vdupq_n_u8(0x80)); }));
  }
}

/// Always writes eight at a time, which is cheaper than mispredicting their number.
std::size_t listNeon(std::span<const StructuralMasks> masks, std::uint32_t first,
                     std::uint32_t *places) {
  const std::uint32_t *begin = places;
  for (const StructuralMasks &block : masks) {
    std::uint64_t ends = block.cellEnds;
    const auto count = static_cast<std::size_t>(std::popcount(ends));
    for (std::size_t done = 0; done < count; done += 8) {
      for (std::size_t i = done; i < done + 8; ++i, ends &= ends - 1)
        places[i] = first + static_cast<std::uint32_t>(std::countr_zero(ends));
    }
    places += count;
    first += MarkFinder::kBlockBytes;
  }
  return static_cast<std::size_t>(places - begin);
}

#endif

}  // namespace

MarkFinder::Kernels MarkFinder::activeKernels() {
  switch (activeCpuTarget()) {
#ifdef SHINGLESCOPE_X86
    case CpuTarget::Sse41: return {findSse41, listScalar};
    case CpuTarget::Avx2: return {findMarksAvx2, listAvx2};
    case CpuTarget::Avx512: return {findAvx512, listAvx512};
#endif
#ifdef SHINGLESCOPE_NEON
    case CpuTarget::Neon: return {findMarksNeon, listNeon};
#endif
    default: return {findMarksScalar, listScalar};
  }
}

MarkFinder::MarkFinder(char delimiter, std::optional<char> quote)
    : m_marks{delimiter, quote.value_or('\r')} {}

void MarkFinder::find(std::string_view text, std::span<StructuralMasks> masks) const {
  const std::size_t whole = text.size() / kBlockBytes;
  m_kernels.find(text.data(), whole, m_marks, masks.data());
  const std::string_view rest = text.substr(whole * kBlockBytes);
  if (rest.empty()) return;
  std::array<char, kBlockBytes> padded{};
  std::memcpy(padded.data(), rest.data(), rest.size());
  m_kernels.find(padded.data(), 1, m_marks, masks.data() + whole);
}

}  // namespace shinglescope
