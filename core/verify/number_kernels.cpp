// SPDX-License-Identifier: MIT
#include "core/verify/number_kernels.h"

#include <algorithm>
#include <bit>

#include "core/verify/merged_overlap.h"

#ifdef SHINGLESCOPE_X86
#if !defined(__clang__)
// gcc 12 mistakes the header's intentionally undefined vectors for uninitialized ones (gcc bug
// 105593).
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#endif
#ifdef SHINGLESCOPE_NEON
#include <arm_neon.h>
#endif

namespace shinglescope {
namespace {

std::size_t sortUniqueScalar(std::uint32_t *numbers, std::size_t count) {
  std::sort(numbers, numbers + count);
  return static_cast<std::size_t>(std::unique(numbers, numbers + count) - numbers);
}

/// Writes the ranks of sets that are large enough. Without a branch, which could be mispredicted.
std::size_t filterBySize(std::span<const SetPosting> postings, std::uint32_t size,
                         std::uint32_t *out) {
  std::size_t passed = 0;
  for (const SetPosting &posting : postings) {
    out[passed] = posting.rank;
    passed += static_cast<std::size_t>(posting.largestPartner >= size);
  }
  return passed;
}

std::size_t filterScalar(std::span<const SetPosting> postings, const PostingFilter &filter,
                         std::uint32_t *out) {
  const std::size_t sized = filterBySize(postings, filter.size, out);
  std::size_t passed = 0;
  for (std::size_t i = 0; i < sized; ++i) {
    const ParityBits &other = filter.parityOfRank[out[i]];
    const int different = std::popcount(other.words[0] ^ filter.parity.words[0]) +
                          std::popcount(other.words[1] ^ filter.parity.words[1]);
    out[passed] = out[i];
    passed += static_cast<std::size_t>(static_cast<unsigned>(different) <= filter.mostDifferent);
  }
  return passed;
}

std::optional<std::uint32_t> overlapScalar(std::span<const std::uint32_t> a,
                                           std::span<const std::uint32_t> b, std::size_t required) {
  return mergedOverlap(a, b, required);
}

#ifdef SHINGLESCOPE_X86

/// The same as filterScalar() with the instruction that counts bits.
SHINGLESCOPE_AVX2 std::size_t filterPopcnt(std::span<const SetPosting> postings,
                                           const PostingFilter &filter, std::uint32_t *out) {
  const std::uint64_t low = filter.parity.words[0];
  const std::uint64_t high = filter.parity.words[1];
  const std::size_t sized = filterBySize(postings, filter.size, out);
  std::size_t passed = 0;
  for (std::size_t i = 0; i < sized; ++i) {
    const ParityBits &other = filter.parityOfRank[out[i]];
    const auto different = static_cast<std::uint64_t>(_mm_popcnt_u64(other.words[0] ^ low) +
                                                      _mm_popcnt_u64(other.words[1] ^ high));
    out[passed] = out[i];
    passed += static_cast<std::size_t>(different <= filter.mostDifferent);
  }
  return passed;
}

/// Up to this many numbers, comparing each with all others is faster than sorting.
constexpr std::size_t kRankedNumbers = 512;
constexpr std::size_t kNumberLanes = 16;

/// Moves each number to the place that is the count of smaller ones; equal numbers meet there.
SHINGLESCOPE_AVX512 std::size_t sortUniqueByRank(std::uint32_t *numbers, std::size_t count) {
  if (count > kRankedNumbers) return sortUniqueScalar(numbers, count);
  const __m512i none = _mm512_set1_epi32(-1);
  const std::size_t vectors = (count + kNumberLanes - 1) / kNumberLanes;
  __m512i all[kRankedNumbers / kNumberLanes];
  alignas(64) std::array<std::uint32_t, kRankedNumbers> placed;
  for (std::size_t v = 0; v < vectors; ++v) {
    const std::size_t left = count - v * kNumberLanes;
    const auto mine = static_cast<__mmask16>(left >= kNumberLanes ? 0xFFFFU : (1U << left) - 1U);
    all[v] = _mm512_mask_loadu_epi32(none, mine, numbers + v * kNumberLanes);
    _mm512_store_si512(placed.data() + v * kNumberLanes, none);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const __m512i value = _mm512_set1_epi32(static_cast<int>(numbers[i]));
    unsigned smaller = 0;
    for (std::size_t v = 0; v < vectors; ++v)
      smaller += static_cast<unsigned>(_mm_popcnt_u32(_mm512_cmplt_epu32_mask(all[v], value)));
    placed[smaller] = numbers[i];
  }
  std::size_t unique = 0;
  for (std::size_t v = 0; v < vectors; ++v) {
    const __m512i some = _mm512_load_si512(placed.data() + v * kNumberLanes);
    const __mmask16 used = _mm512_cmpneq_epi32_mask(some, none);
    _mm512_mask_compressstoreu_epi32(numbers + unique, used, some);
    unique += static_cast<unsigned>(_mm_popcnt_u32(used));
  }
  return unique;
}

/// Compares sixteen numbers of each set at a time; chooses the set to advance without a branch,
/// which could be mispredicted.
SHINGLESCOPE_AVX512 std::optional<std::uint32_t> overlapByBlocks(std::span<const std::uint32_t> a,
                                                                 std::span<const std::uint32_t> b,
                                                                 std::size_t required) {
  const auto lanes = [](std::size_t left) {
    return static_cast<__mmask16>(left >= kNumberLanes ? 0xFFFFU : (1U << left) - 1U);
  };
  std::size_t i = 0;
  std::size_t j = 0;
  std::size_t shared = 0;
  while (i < a.size() && j < b.size()) {
    const std::size_t endA = std::min(i + kNumberLanes, a.size());
    const std::size_t endB = std::min(j + kNumberLanes, b.size());
    const __mmask16 mine = lanes(a.size() - i);
    const __m512i x = _mm512_maskz_loadu_epi32(mine, &a[i]);
    // Lanes after the end have a number that no shingle has.
    __m512i y = _mm512_mask_loadu_epi32(_mm512_set1_epi32(-1), lanes(b.size() - j), &b[j]);
    unsigned hits = 0;
    const __m512i next = _mm512_set_epi32(0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    for (std::size_t lane = 0; lane < kNumberLanes; ++lane) {
      hits |= _mm512_cmpeq_epi32_mask(x, y);
      y = _mm512_permutexvar_epi32(next, y);
    }
    shared += static_cast<unsigned>(_mm_popcnt_u32(hits & mine));
    const std::uint32_t lastA = a[endA - 1];
    const std::uint32_t lastB = b[endB - 1];
    i = lastA <= lastB ? endA : i;
    j = lastB <= lastA ? endB : j;
    // Some of the shared values may be after i or j, so this limit never rejects a pair too early.
    if (i + required > a.size() + shared || j + required > b.size() + shared) return std::nullopt;
  }
  if (shared < required) return std::nullopt;
  return static_cast<std::uint32_t>(shared);
}
#endif

#ifdef SHINGLESCOPE_NEON

/// The same as filterScalar(): NEON counts the bits of both words of a parity in one vector.
std::size_t filterNeon(std::span<const SetPosting> postings, const PostingFilter &filter,
                       std::uint32_t *out) {
  const uint64x2_t parity = vld1q_u64(filter.parity.words.data());
  const std::size_t sized = filterBySize(postings, filter.size, out);
  std::size_t passed = 0;
  for (std::size_t i = 0; i < sized; ++i) {
    const uint64x2_t other = vld1q_u64(filter.parityOfRank[out[i]].words.data());
    const unsigned different = vaddvq_u8(vcntq_u8(vreinterpretq_u8_u64(veorq_u64(other, parity))));
    out[passed] = out[i];
    passed += static_cast<std::size_t>(different <= filter.mostDifferent);
  }
  return passed;
}

#endif

}  // namespace

const NumberKernels &numberKernels(CpuTarget target) {
  static constexpr NumberKernels kScalar = {sortUniqueScalar, filterScalar, overlapScalar};
#ifdef SHINGLESCOPE_X86
  static constexpr NumberKernels kAvx2 = {sortUniqueScalar, filterPopcnt, overlapScalar};
  static constexpr NumberKernels kAvx512 = {sortUniqueByRank, filterPopcnt, overlapByBlocks};
  if (target == CpuTarget::Avx512) return kAvx512;
  if (target == CpuTarget::Avx2) return kAvx2;
#endif
#ifdef SHINGLESCOPE_NEON
  static constexpr NumberKernels kNeon = {sortUniqueScalar, filterNeon, overlapScalar};
  if (target == CpuTarget::Neon) return kNeon;
#endif
  return kScalar;
}

const NumberKernels &numberKernels() { return numberKernels(activeCpuTarget()); }

}  // namespace shinglescope
