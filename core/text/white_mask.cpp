// SPDX-License-Identifier: MIT
#include "core/text/white_mask.h"

#include <cstring>

#include "core/base/cpu_target.h"
#include "core/text/white_mask_avx2.h"

#ifdef SHINGLESCOPE_X86
#include <immintrin.h>
#endif

namespace shinglescope {

namespace scalar {

namespace {

constexpr std::uint64_t kLowBits = 0x7F7F7F7F7F7F7F7FULL;
constexpr std::uint64_t kHighBits = ~kLowBits;
constexpr std::uint64_t repeated(std::uint64_t byte) { return 0x0101010101010101ULL * byte; }

/// Sets the high bit of each of eight bytes that is at least `least`; the high bits of `bytes` must
/// be clear.
constexpr std::uint64_t atLeast(std::uint64_t bytes, std::uint64_t least) {
  return (bytes + repeated(0x80 - least)) & kHighBits;
}

/// Gathers the high bits of eight bytes in the lowest eight bits.
constexpr std::uint64_t gatherHighBits(std::uint64_t bits) {
  return ((bits >> 7U) * 0x0102040810204080ULL) >> 56U;
}

BlockMask leadsOf(const char *bytes) {
  BlockMask leads = 0;
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    const bool isLead = mayLeadWhiteSpace(static_cast<unsigned char>(bytes[i]));
    leads |= static_cast<BlockMask>(isLead ? 1 : 0) << i;
  }
  return leads;
}

std::uint64_t loadEight(const char *bytes) {
  std::uint64_t eight = 0;
  std::memcpy(&eight, bytes, sizeof(eight));
  return eight;
}

}  // namespace

BlockBytes classifyBlock(const char *bytes) {
  BlockBytes block;
  std::uint64_t high = 0;
  for (std::size_t i = 0; i < kBlockBytes; i += sizeof(std::uint64_t)) {
    const std::uint64_t eight = loadEight(bytes + i);
    const std::uint64_t low = eight & kLowBits;
    const std::uint64_t control = atLeast(low, 0x09) & ~atLeast(low, 0x0E);
    const std::uint64_t space = atLeast(low, 0x20) & ~atLeast(low, 0x21);
    block.white |= gatherHighBits((control | space) & ~eight) << i;
    high |= eight & kHighBits;
  }
  if (high != 0) block.leads = leadsOf(bytes);
  return block;
}

}  // namespace scalar

#ifdef SHINGLESCOPE_X86

namespace sse41 {

namespace {

constexpr std::size_t kWidth = sizeof(__m128i);

SHINGLESCOPE_SSE41 inline BlockMask bits(__m128i bytes) {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
}

/// Marks the bytes for which `bytes` - `first` is below `count`, unsigned.
SHINGLESCOPE_SSE41 inline __m128i isInRange(__m128i bytes, unsigned char first, char count) {
  const __m128i shifted = _mm_sub_epi8(bytes, _mm_set1_epi8(static_cast<char>(first)));
  const __m128i most = _mm_set1_epi8(static_cast<char>(count - 1));
  return _mm_cmpeq_epi8(_mm_min_epu8(shifted, most), shifted);
}

}  // namespace

SHINGLESCOPE_SSE41 BlockBytes classifyBlock(const char *text) {
  BlockBytes block;
  for (std::size_t i = 0; i < kBlockBytes; i += kWidth) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text + i));
    const __m128i space = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' '));
    block.white |= bits(_mm_or_si128(space, isInRange(bytes, 0x09, 5))) << i;
    if (_mm_movemask_epi8(bytes) == 0) continue;
    const __m128i twoBytes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xC2)));
    block.leads |= bits(_mm_or_si128(twoBytes, isInRange(bytes, 0xE1, 3))) << i;
  }
  return block;
}

}  // namespace sse41

namespace avx2 {

SHINGLESCOPE_AVX2 BlockBytes classifyBlock(const char *text) {
  return withPart(withPart({}, load(text), {}), load(text + kWidth), Place{0, kWidth});
}

}  // namespace avx2

#endif

}  // namespace shinglescope
