#include "core/lsh/band_key_kernels.h"

#include <algorithm>

#if defined(SHINGLESCOPE_X86)
#include <immintrin.h>
// GCC 12 holds the pass-through operand inside its AVX-512 headers for unset.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

namespace shinglescope {
namespace {

constexpr std::uint64_t kChunkFactor = 0x9e3779b97f4a7c15ULL;

/// The product of two neighbours, each with its offset, mod 2^64.
std::uint64_t pairProduct(std::uint32_t first, std::uint32_t second, std::size_t place) {
  const std::uint32_t a = first + kBandOffsets[place];
  const std::uint32_t b = second + kBandOffsets[place + 1];
  return std::uint64_t{a} * b;
}

std::uint32_t foldToKey(std::uint64_t sum) {
  return static_cast<std::uint32_t>(sum ^ (sum >> 32U)) * kBandKeyFactor;
}

/// Up to 16 values are one sum; longer bands chain such sums, and a last value
/// without a neighbour is multiplied as if 0 followed.
std::uint32_t keyOfBand(const std::uint32_t *values, std::size_t rows) {
  std::uint64_t sum = 0;
  for (std::size_t begin = 0; begin < rows; begin += kBandOffsets.size()) {
    sum *= kChunkFactor;
    const std::uint32_t *chunk = values + begin;
    const std::size_t count = std::min(kBandOffsets.size(), rows - begin);
    std::size_t i = 0;
    for (; i + 1 < count; i += 2) sum += pairProduct(chunk[i], chunk[i + 1], i);
    if (i < count) sum += pairProduct(chunk[i], 0, i);
  }
  return foldToKey(sum);
}

/// The keys of the bands from `first` on; with the rows known to the compiler,
/// the loops of the common plans unroll.
template <std::size_t Rows>
void writeFixed(const std::uint32_t *signature, std::size_t first, std::span<std::uint32_t> keys) {
  for (std::size_t band = first; band < keys.size(); ++band)
    keys[band] = keyOfBand(signature + band * Rows, Rows);
}

void writeScalar(const std::uint32_t *signature, std::size_t rows, std::size_t first,
                 std::span<std::uint32_t> keys) {
  switch (rows) {
    case 2: return writeFixed<2>(signature, first, keys);
    case 3: return writeFixed<3>(signature, first, keys);
    case 4: return writeFixed<4>(signature, first, keys);
    case 5: return writeFixed<5>(signature, first, keys);
    case 8: return writeFixed<8>(signature, first, keys);
    default:
      for (std::size_t band = first; band < keys.size(); ++band)
        keys[band] = keyOfBand(signature + band * rows, rows);
  }
}

#if defined(SHINGLESCOPE_X86)

/// Sums of the two products of each of four bands of four values.
SHINGLESCOPE_AVX512 inline __m512i productsAvx512(const std::uint32_t *values) {
  const __m512i offsets = _mm512_broadcast_i32x4(
      _mm_loadu_si128(reinterpret_cast<const __m128i *>(kBandOffsets.data())));
  const __m512i shifted = _mm512_add_epi32(_mm512_loadu_si512(values), offsets);
  return _mm512_mul_epu32(shifted, _mm512_srli_epi64(shifted, 32));
}

/// Bands of four values, eight at a time. Returns how many were done.
SHINGLESCOPE_AVX512 std::size_t writeFourRowsAvx512(const std::uint32_t *signature,
                                                    std::span<std::uint32_t> keys) {
  const __m512i inOrder = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
  std::size_t band = 0;
  for (; band + 8 <= keys.size(); band += 8) {
    const __m512i first = productsAvx512(signature + band * 4);
    const __m512i second = productsAvx512(signature + band * 4 + 16);
    const __m512i sums = _mm512_add_epi64(_mm512_unpacklo_epi64(first, second),
                                          _mm512_unpackhi_epi64(first, second));
    const __m512i folded = _mm512_xor_si512(sums, _mm512_srli_epi64(sums, 32));
    const __m256i narrow = _mm512_cvtepi64_epi32(_mm512_permutexvar_epi64(inOrder, folded));
    const __m256i result =
        _mm256_mullo_epi32(narrow, _mm256_set1_epi32(static_cast<int>(kBandKeyFactor)));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(keys.data() + band), result);
  }
  return band;
}

SHINGLESCOPE_AVX2 inline __m256i productsAvx2(const std::uint32_t *values) {
  const __m256i offsets = _mm256_broadcastsi128_si256(
      _mm_loadu_si128(reinterpret_cast<const __m128i *>(kBandOffsets.data())));
  const __m256i shifted =
      _mm256_add_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(values)), offsets);
  return _mm256_mul_epu32(shifted, _mm256_srli_epi64(shifted, 32));
}

/// Bands of four values, four at a time. Returns how many were done.
SHINGLESCOPE_AVX2 std::size_t writeFourRowsAvx2(const std::uint32_t *signature,
                                                std::span<std::uint32_t> keys) {
  // The sums lie in the order 0 2 1 3; only their lower halves are wanted.
  const __m256i inOrder = _mm256_setr_epi32(0, 4, 2, 6, 0, 4, 2, 6);
  std::size_t band = 0;
  for (; band + 4 <= keys.size(); band += 4) {
    const __m256i first = productsAvx2(signature + band * 4);
    const __m256i second = productsAvx2(signature + band * 4 + 8);
    const __m256i sums = _mm256_add_epi64(_mm256_unpacklo_epi64(first, second),
                                          _mm256_unpackhi_epi64(first, second));
    const __m256i folded = _mm256_xor_si256(sums, _mm256_srli_epi64(sums, 32));
    const __m128i narrow = _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(folded, inOrder));
    const __m128i result =
        _mm_mullo_epi32(narrow, _mm_set1_epi32(static_cast<int>(kBandKeyFactor)));
    _mm_storeu_si128(reinterpret_cast<__m128i *>(keys.data() + band), result);
  }
  return band;
}

SHINGLESCOPE_SSE41 inline __m128i productsSse41(const std::uint32_t *values) {
  const __m128i offsets = _mm_loadu_si128(reinterpret_cast<const __m128i *>(kBandOffsets.data()));
  const __m128i shifted =
      _mm_add_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i *>(values)), offsets);
  return _mm_mul_epu32(shifted, _mm_srli_epi64(shifted, 32));
}

/// Bands of four values, two at a time. Returns how many were done.
SHINGLESCOPE_SSE41 std::size_t writeFourRowsSse41(const std::uint32_t *signature,
                                                  std::span<std::uint32_t> keys) {
  std::size_t band = 0;
  for (; band + 2 <= keys.size(); band += 2) {
    const __m128i first = productsSse41(signature + band * 4);
    const __m128i second = productsSse41(signature + band * 4 + 4);
    const __m128i sums =
        _mm_add_epi64(_mm_unpacklo_epi64(first, second), _mm_unpackhi_epi64(first, second));
    const __m128i folded = _mm_xor_si128(sums, _mm_srli_epi64(sums, 32));
    const __m128i narrow = _mm_shuffle_epi32(folded, 0x08);  // the lower halves
    const __m128i result =
        _mm_mullo_epi32(narrow, _mm_set1_epi32(static_cast<int>(kBandKeyFactor)));
    _mm_storel_epi64(reinterpret_cast<__m128i *>(keys.data() + band), result);
  }
  return band;
}

#endif

}  // namespace

void writeBandKeysFor(CpuTarget target, std::span<const std::uint32_t> signature,
                      const BandPlan &plan, std::span<std::uint32_t> keys) {
  std::size_t done = 0;
#if defined(SHINGLESCOPE_X86)
  if (plan.rows == 4) {
    if (target == CpuTarget::Avx512) done = writeFourRowsAvx512(signature.data(), keys);
    if (target == CpuTarget::Sse41) done = writeFourRowsSse41(signature.data(), keys);
    if (target == CpuTarget::Avx2) done = writeFourRowsAvx2(signature.data(), keys);
  }
#else
  static_cast<void>(target);
#endif
  writeScalar(signature.data(), plan.rows, done, keys);
}

}  // namespace shinglescope
