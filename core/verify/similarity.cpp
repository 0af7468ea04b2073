// SPDX-License-Identifier: MIT
#include "core/verify/similarity.h"

#include <algorithm>

#include "core/base/cpu_target.h"
#include "core/verify/merged_overlap.h"

#ifdef SHINGLESCOPE_X86
#if !defined(__clang__)
// gcc 12 mistakes the header's intentionally undefined vectors for uninitialized ones (gcc bug
// 105593).
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#endif

namespace shinglescope {
namespace {

#ifdef SHINGLESCOPE_X86
/// Does the same as mergedOverlap() by comparing eight values of each set at a time; chooses the
/// set to advance without a branch, which could be mispredicted.
SHINGLESCOPE_AVX512 std::optional<std::uint32_t> sharedByBlocks(std::span<const std::uint64_t> a,
                                                                std::span<const std::uint64_t> b,
                                                                std::uint64_t required) {
  constexpr std::size_t kLanes = 8;
  const auto lanes = [](std::size_t left) {
    return static_cast<__mmask8>(left >= kLanes ? 0xFFU : (1U << left) - 1U);
  };
  std::size_t i = 0;
  std::size_t j = 0;
  std::size_t shared = 0;
  while (i < a.size() && j < b.size()) {
    const std::size_t endA = std::min(i + kLanes, a.size());
    const std::size_t endB = std::min(j + kLanes, b.size());
    const __mmask8 mine = lanes(a.size() - i);
    const __m512i x = _mm512_maskz_loadu_epi64(mine, &a[i]);
    // Lanes after the end repeat a value, which cannot match twice.
    const __m512i y = _mm512_mask_loadu_epi64(_mm512_set1_epi64(static_cast<long long>(b[j])),
                                              lanes(b.size() - j), &b[j]);
    unsigned hits = _mm512_cmpeq_epi64_mask(x, y);
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 1));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 2));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 3));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 4));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 5));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 6));
    hits |= _mm512_cmpeq_epi64_mask(x, _mm512_alignr_epi64(y, y, 7));
    shared += static_cast<unsigned>(__builtin_popcount(hits & mine));
    const std::uint64_t lastA = a[endA - 1];
    const std::uint64_t lastB = b[endB - 1];
    i = lastA <= lastB ? endA : i;
    j = lastB <= lastA ? endB : j;
    // Some of the shared values may be after i or j, so this limit never rejects a pair too early.
    if (i + required > a.size() + shared || j + required > b.size() + shared) return std::nullopt;
  }
  if (shared < required) return std::nullopt;
  return static_cast<std::uint32_t>(shared);
}
#endif

}  // namespace

std::uint32_t intersectionSize(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (a.size() * kSearchFactor < b.size()) return searchedOverlap(a, b, 0).value_or(0);
  std::uint32_t shared = 0;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    const std::uint64_t x = a[i];
    const std::uint64_t y = b[j];
    shared += x == y ? 1U : 0U;
    i += x <= y ? 1U : 0U;
    j += y <= x ? 1U : 0U;
  }
  return shared;
}

std::uint64_t requiredIntersection(std::uint64_t sizeA, std::uint64_t sizeB,
                                   const SimilarityBound &bound) {
  const Ratio &t = bound.threshold;
  const bool isPart = bound.measure.isContainment();
  const std::uint64_t numerator = t.numerator * (isPart ? std::min(sizeA, sizeB) : sizeA + sizeB);
  const std::uint64_t denominator = isPart ? t.denominator : t.numerator + t.denominator;
  return (numerator + denominator - 1) / denominator;
}

std::optional<std::uint32_t> intersectionAtLeast(std::span<const std::uint64_t> a,
                                                 std::span<const std::uint64_t> b,
                                                 const SimilarityBound &bound) {
  const std::uint64_t required = requiredIntersection(a.size(), b.size(), bound);
  const std::size_t smaller = std::min(a.size(), b.size());
  if (smaller < bound.measure.leastSize() || smaller < required) return std::nullopt;
#ifdef SHINGLESCOPE_X86
  if (activeCpuTarget() == CpuTarget::Avx512) return sharedByBlocks(a, b, required);
#endif
  return mergedOverlap(a, b, required);
}

}  // namespace shinglescope
