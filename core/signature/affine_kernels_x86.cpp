#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_X86
// gcc 12 takes the header's undefined vectors for forgotten ones (gcc bug 105593).
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <immintrin.h>

#include <algorithm>

namespace shinglescope {
namespace {

using Items = std::span<const std::uint32_t>;
/// Lowers the minima of the lanes from `lane` on, as many as a vector holds.
using LowerLanes = void (*)(const AffineTile &tile, std::size_t lane, Items items,
                            std::uint32_t *minima);
constexpr std::size_t kSteps = AffineTile::kSteps;
constexpr std::size_t kLanes = AffineTile::kLanes;

std::uint32_t fold(std::uint64_t hash) { return static_cast<std::uint32_t>(hash ^ (hash >> 32U)); }

// ---- SSE4.1: four lanes a vector

SHINGLESCOPE_SSE41 __m128i load128(const std::uint32_t *from) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
}

SHINGLESCOPE_SSE41 void foldSse41(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  std::size_t i = 0;
  for (; i + 4 <= hashes.size(); i += 4) {
    const auto *from = reinterpret_cast<const __m128i *>(hashes.data() + i);
    const __m128 a = _mm_castsi128_ps(_mm_loadu_si128(from));
    const __m128 b = _mm_castsi128_ps(_mm_loadu_si128(from + 1));
    const __m128i low = _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0)));
    const __m128i high = _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1)));
    _mm_storeu_si128(reinterpret_cast<__m128i *>(x + i), _mm_xor_si128(low, high));
  }
  for (; i < hashes.size(); ++i) x[i] = fold(hashes[i]);
}

template <std::size_t kCount>
SHINGLESCOPE_SSE41 void lowerLanesSse41(const AffineTile &tile, std::size_t lane, Items items,
                                        std::uint32_t *minima) {
  const __m128i first = load128(tile.first + lane);
  const __m128i step = load128(tile.step + lane);
  const __m128i offset = load128(tile.offset + lane);
  __m128i lowest[kCount];
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) lowest[j] = load128(minima + kLanes * j + lane);
  for (const std::uint32_t item : items) {
    const __m128i x = _mm_set1_epi32(static_cast<int>(item));
    const __m128i stride = _mm_mullo_epi32(step, x);
    __m128i h = _mm_add_epi32(_mm_mullo_epi32(first, x), offset);
    lowest[0] = _mm_min_epu32(lowest[0], h);
#pragma GCC unroll 8
    for (std::size_t j = 1; j < kCount; ++j) {
      h = _mm_add_epi32(h, stride);
      lowest[j] = _mm_min_epu32(lowest[j], h);
    }
  }
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j)
    _mm_storeu_si128(reinterpret_cast<__m128i *>(minima + kLanes * j + lane), lowest[j]);
}

// ---- AVX2: eight lanes a vector

SHINGLESCOPE_AVX2 __m256i load256(const std::uint32_t *from) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
}

SHINGLESCOPE_AVX2 void foldAvx2(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  std::size_t i = 0;
  for (; i + 8 <= hashes.size(); i += 8) {
    const auto *from = reinterpret_cast<const __m256i *>(hashes.data() + i);
    const __m256 a = _mm256_castsi256_ps(_mm256_loadu_si256(from));
    const __m256 b = _mm256_castsi256_ps(_mm256_loadu_si256(from + 1));
    const __m256i low = _mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0)));
    const __m256i high = _mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1)));
    // The shuffles work on each half alone: a0 a1 b0 b1 | a2 a3 b2 b3.
    const __m256i folded =
        _mm256_permute4x64_epi64(_mm256_xor_si256(low, high), _MM_SHUFFLE(3, 1, 2, 0));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(x + i), folded);
  }
  for (; i < hashes.size(); ++i) x[i] = fold(hashes[i]);
}

template <std::size_t kCount>
SHINGLESCOPE_AVX2 void lowerLanesAvx2(const AffineTile &tile, std::size_t lane, Items items,
                                      std::uint32_t *minima) {
  const __m256i first = load256(tile.first + lane);
  const __m256i step = load256(tile.step + lane);
  const __m256i offset = load256(tile.offset + lane);
  __m256i lowest[kCount];
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) lowest[j] = load256(minima + kLanes * j + lane);
  for (const std::uint32_t item : items) {
    const __m256i x = _mm256_set1_epi32(static_cast<int>(item));
    const __m256i stride = _mm256_mullo_epi32(step, x);
    __m256i h = _mm256_add_epi32(_mm256_mullo_epi32(first, x), offset);
    lowest[0] = _mm256_min_epu32(lowest[0], h);
#pragma GCC unroll 8
    for (std::size_t j = 1; j < kCount; ++j) {
      h = _mm256_add_epi32(h, stride);
      lowest[j] = _mm256_min_epu32(lowest[j], h);
    }
  }
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j)
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(minima + kLanes * j + lane), lowest[j]);
}

// ---- AVX-512: all sixteen lanes in a vector

SHINGLESCOPE_AVX512 void foldAvx512(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  for (std::size_t i = 0; i < hashes.size(); i += 8) {
    const std::size_t left = hashes.size() - i;
    const __mmask8 some = static_cast<__mmask8>(left < 8 ? (1U << left) - 1 : 0xFFU);
    const __m512i hash = _mm512_maskz_loadu_epi64(some, hashes.data() + i);
    const __m512i folded = _mm512_xor_si512(hash, _mm512_srli_epi64(hash, 32));
    _mm512_mask_cvtepi64_storeu_epi32(x + i, some, folded);
  }
}

template <std::size_t kCount>
SHINGLESCOPE_AVX512 void lowerLanesAvx512(const AffineTile &tile, std::size_t lane, Items items,
                                          std::uint32_t *minima) {
  const __m512i first = _mm512_loadu_si512(tile.first + lane);
  const __m512i step = _mm512_loadu_si512(tile.step + lane);
  const __m512i offset = _mm512_loadu_si512(tile.offset + lane);
  __m512i lowest[kCount];
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) lowest[j] = _mm512_loadu_si512(minima + kLanes * j);
  for (const std::uint32_t item : items) {
    const __m512i x = _mm512_set1_epi32(static_cast<int>(item));
    const __m512i stride = _mm512_mullo_epi32(step, x);
    __m512i h = _mm512_add_epi32(_mm512_mullo_epi32(first, x), offset);
    lowest[0] = _mm512_min_epu32(lowest[0], h);
#pragma GCC unroll 8
    for (std::size_t j = 1; j < kCount; ++j) {
      h = _mm512_add_epi32(h, stride);
      lowest[j] = _mm512_min_epu32(lowest[j], h);
    }
  }
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) _mm512_storeu_si512(minima + kLanes * j, lowest[j]);
}

// ---- the vectors that the first `count` positions need, and no others

template <std::size_t kVectorLanes>
void lowerByLanes(const LowerLanes (&table)[kSteps], const AffineTile &tile, Items items,
                  std::size_t count, std::uint32_t *minima) {
  for (std::size_t lane = 0; lane < std::min(kLanes, count); lane += kVectorLanes)
    table[stepsOfLane(lane, count) - 1](tile, lane, items, minima);
}

constexpr LowerLanes kSse41Table[kSteps] = {
    lowerLanesSse41<1>, lowerLanesSse41<2>, lowerLanesSse41<3>, lowerLanesSse41<4>,
    lowerLanesSse41<5>, lowerLanesSse41<6>, lowerLanesSse41<7>, lowerLanesSse41<8>};
constexpr LowerLanes kAvx2Table[kSteps] = {lowerLanesAvx2<1>, lowerLanesAvx2<2>, lowerLanesAvx2<3>,
                                           lowerLanesAvx2<4>, lowerLanesAvx2<5>, lowerLanesAvx2<6>,
                                           lowerLanesAvx2<7>, lowerLanesAvx2<8>};
constexpr LowerLanes kAvx512Table[kSteps] = {
    lowerLanesAvx512<1>, lowerLanesAvx512<2>, lowerLanesAvx512<3>, lowerLanesAvx512<4>,
    lowerLanesAvx512<5>, lowerLanesAvx512<6>, lowerLanesAvx512<7>, lowerLanesAvx512<8>};

void lowerSse41(const AffineTile &tile, Items items, std::size_t count, std::uint32_t *minima) {
  lowerByLanes<4>(kSse41Table, tile, items, count, minima);
}

void lowerAvx2(const AffineTile &tile, Items items, std::size_t count, std::uint32_t *minima) {
  lowerByLanes<8>(kAvx2Table, tile, items, count, minima);
}

void lowerAvx512(const AffineTile &tile, Items items, std::size_t count, std::uint32_t *minima) {
  lowerByLanes<16>(kAvx512Table, tile, items, count, minima);
}

}  // namespace

const AffineKernels kAffineSse41{foldSse41, lowerSse41};
const AffineKernels kAffineAvx2{foldAvx2, lowerAvx2};
const AffineKernels kAffineAvx512{foldAvx512, lowerAvx512};

}  // namespace shinglescope
#endif
