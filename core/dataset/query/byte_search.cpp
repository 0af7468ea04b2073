// SPDX-License-Identifier: MIT
#include "core/dataset/query/byte_search.h"

#include <algorithm>
#include <bit>

#include "core/base/cpu_target.h"
#include "core/base/neon_bytes.h"

#ifdef SHINGLESCOPE_X86
#include <immintrin.h>
#endif

namespace shinglescope {

namespace {

std::uint8_t byteAt(std::string_view text, std::size_t at) {
  return static_cast<std::uint8_t>(text[at]);
}

std::uint8_t allBytes(std::string_view text, std::size_t from) {
  std::uint8_t all = 0;
  for (std::size_t i = from; i < text.size(); ++i)
    all = static_cast<std::uint8_t>(all | byteAt(text, i));
  return all;
}

std::size_t findPairScalar(std::string_view text, std::size_t from, const BytePair &pair,
                           std::uint8_t &other) {
  other = static_cast<std::uint8_t>(other | allBytes(text, from));
  for (std::size_t at = from; at + pair.length <= text.size(); ++at) {
    const bool isFirst = (byteAt(text, at + pair.firstAt) | pair.firstMask) == pair.first;
    if (isFirst && (byteAt(text, at + pair.secondAt) | pair.secondMask) == pair.second) return at;
  }
  return std::string_view::npos;
}

#ifdef SHINGLESCOPE_X86

struct PairLanes16 {
  __m128i first, second, firstMask, secondMask;
};

std::uint32_t matches16(const char *at, const BytePair &pair, const PairLanes16 &lanes) {
  const auto load = [at](std::size_t offset) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(at + offset));
  };
  const __m128i first = _mm_or_si128(load(pair.firstAt), lanes.firstMask);
  const __m128i second = _mm_or_si128(load(pair.secondAt), lanes.secondMask);
  const __m128i both =
      _mm_and_si128(_mm_cmpeq_epi8(first, lanes.first), _mm_cmpeq_epi8(second, lanes.second));
  return static_cast<std::uint32_t>(_mm_movemask_epi8(both));
}

std::size_t findSse(std::string_view text, std::size_t from, const BytePair &pair,
                    std::uint8_t &other) {
  constexpr std::size_t kLanes = 16;
  if (text.size() < from + pair.length + kLanes - 1) return findPairScalar(text, from, pair, other);
  const PairLanes16 lanes{_mm_set1_epi8(static_cast<char>(pair.first)),
                          _mm_set1_epi8(static_cast<char>(pair.second)),
                          _mm_set1_epi8(static_cast<char>(pair.firstMask)),
                          _mm_set1_epi8(static_cast<char>(pair.secondMask))};
  const std::size_t last = text.size() - pair.length - (kLanes - 1);
  __m128i all = _mm_setzero_si128();
  for (std::size_t at = from;; at = std::min(at + kLanes, last)) {
    const char *const here = text.data() + at;
    all = _mm_or_si128(all, _mm_loadu_si128(reinterpret_cast<const __m128i *>(here)));
    const std::uint32_t found = matches16(here, pair, lanes);
    if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found));
    if (at == last) break;
  }
  const std::uint8_t tail = allBytes(text, last + kLanes);
  other = static_cast<std::uint8_t>(other | tail | (_mm_movemask_epi8(all) != 0 ? 0x80U : 0U));
  return std::string_view::npos;
}

SHINGLESCOPE_AVX2 std::size_t findPairAvx2(std::string_view text, std::size_t from,
                                           const BytePair &pair, std::uint8_t &other) {
  constexpr std::size_t kLanes = 32;
  if (text.size() < from + pair.length + kLanes - 1) return findSse(text, from, pair, other);
  const __m256i first = _mm256_set1_epi8(static_cast<char>(pair.first));
  const __m256i second = _mm256_set1_epi8(static_cast<char>(pair.second));
  const __m256i firstMask = _mm256_set1_epi8(static_cast<char>(pair.firstMask));
  const __m256i secondMask = _mm256_set1_epi8(static_cast<char>(pair.secondMask));
  const std::size_t last = text.size() - pair.length - (kLanes - 1);
  __m256i all = _mm256_setzero_si256();
  for (std::size_t at = from;; at = std::min(at + kLanes, last)) {
    const char *const here = text.data() + at;
    const auto *const firstAt = reinterpret_cast<const __m256i *>(here + pair.firstAt);
    const auto *const secondAt = reinterpret_cast<const __m256i *>(here + pair.secondAt);
    all = _mm256_or_si256(all, _mm256_loadu_si256(reinterpret_cast<const __m256i *>(here)));
    const __m256i firstIs =
        _mm256_cmpeq_epi8(_mm256_or_si256(_mm256_loadu_si256(firstAt), firstMask), first);
    const __m256i secondIs =
        _mm256_cmpeq_epi8(_mm256_or_si256(_mm256_loadu_si256(secondAt), secondMask), second);
    const auto found =
        static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_and_si256(firstIs, secondIs)));
    if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found));
    if (at == last) break;
  }
  const std::uint8_t tail = allBytes(text, last + kLanes);
  other = static_cast<std::uint8_t>(other | tail | (_mm256_movemask_epi8(all) != 0 ? 0x80U : 0U));
  return std::string_view::npos;
}

#endif

#ifdef SHINGLESCOPE_NEON

std::size_t findPairNeon(std::string_view text, std::size_t from, const BytePair &pair,
                         std::uint8_t &other) {
  constexpr std::size_t kLanes = 16;
  if (text.size() < from + pair.length + kLanes - 1) return findPairScalar(text, from, pair, other);
  const auto isByte = [](const char *at, std::uint8_t mask, std::uint8_t byte) {
    return vceqq_u8(vorrq_u8(neon::load(at), vdupq_n_u8(mask)), vdupq_n_u8(byte));
  };
  const std::size_t last = text.size() - pair.length - (kLanes - 1);
  uint8x16_t all = vdupq_n_u8(0);
  for (std::size_t at = from;; at = std::min(at + kLanes, last)) {
    const char *const here = text.data() + at;
    all = vorrq_u8(all, neon::load(here));
    const uint8x16_t found = vandq_u8(isByte(here + pair.firstAt, pair.firstMask, pair.first),
                                      isByte(here + pair.secondAt, pair.secondMask, pair.second));
    // Four bits for each byte.
    const uint8x8_t narrow = vshrn_n_u16(vreinterpretq_u16_u8(found), 4);
    const std::uint64_t bits = vget_lane_u64(vreinterpret_u64_u8(narrow), 0);
    if (bits != 0) return at + static_cast<std::size_t>(std::countr_zero(bits)) / 4;
    if (at == last) break;
  }
  const std::uint8_t tail = allBytes(text, last + kLanes);
  other = static_cast<std::uint8_t>(other | tail | (neon::hasHighByte(all) ? 0x80U : 0U));
  return std::string_view::npos;
}

#endif

}  // namespace

FindPair bytePairSearch() {
#ifdef SHINGLESCOPE_X86
  const CpuTarget target = activeCpuTarget();
  if (target == CpuTarget::Avx2 || target == CpuTarget::Avx512) return findPairAvx2;
  if (target == CpuTarget::Sse41) return findSse;
#endif
#ifdef SHINGLESCOPE_NEON
  if (activeCpuTarget() == CpuTarget::Neon) return findPairNeon;
#endif
  return findPairScalar;
}

}  // namespace shinglescope
