#include "core/base/cpu_target.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::avx2 {

namespace {

constexpr std::size_t kWidth = sizeof(__m256i);
constexpr std::size_t kLanes = 4;
constexpr std::size_t kLoadBytes256 = 16;

/// Computes the low 64 bits of the products, from 32-bit products.
SHINGLESCOPE_AVX2 inline __m256i multiply(__m256i x, std::uint64_t factor) {
  const __m256i low = _mm256_set1_epi64x(static_cast<long long>(factor & 0xFFFFFFFFULL));
  const __m256i high = _mm256_set1_epi64x(static_cast<long long>(factor >> 32U));
  const __m256i cross =
      _mm256_add_epi64(_mm256_mul_epu32(_mm256_srli_epi64(x, 32), low), _mm256_mul_epu32(x, high));
  return _mm256_add_epi64(_mm256_mul_epu32(x, low), _mm256_slli_epi64(cross, 32));
}

SHINGLESCOPE_AVX2 inline __m256i mix(__m256i x) {
  x = multiply(x, kFastFirst);
  x = _mm256_xor_si256(x, _mm256_srli_epi64(x, 32));
  x = multiply(x, kFastSecond);
  return _mm256_xor_si256(x, _mm256_srli_epi64(x, 29));
}

/// For each of the windows at bytes 0 to 3 of 16: the indices of its first bytes, and 0x80 (which a
/// shuffle turns into zero) after its end.
SHINGLESCOPE_AVX2 inline __m256i windowBytes256(std::size_t length) {
  alignas(32) std::array<std::uint8_t, kWidth> numbers;
  for (std::size_t i = 0; i < kWidth; ++i) {
    const std::size_t byte = i % kFastChunk;
    numbers[i] = static_cast<std::uint8_t>(byte < length ? i / kFastChunk + byte : 0x80U);
  }
  return _mm256_load_si256(reinterpret_cast<const __m256i *>(numbers.data()));
}

SHINGLESCOPE_AVX2 inline __m256i windowsAt256(const char *text, __m256i numbers) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text));
  return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(bytes), numbers);
}

SHINGLESCOPE_AVX2 inline __m256i loadFour(const std::uint64_t *from) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsByBlocks(text, out, classifyBlock);
}

SHINGLESCOPE_AVX2 void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  const __m256i numbers = windowBytes256(k);
  const __m256i seed = _mm256_set1_epi64x(static_cast<long long>(fastSeed(k)));
  const std::size_t last = k > kFastChunk ? k - kFastChunk : 0;  // last chunk of a window
  std::size_t i = 0;
  for (; i + last + kLoadBytes256 <= text.size(); i += kLanes) {
    const char *const window = text.data() + i;
    __m256i hash = seed;
    for (std::size_t at = 0; at < last; at += kFastChunk) {
      hash = mix(_mm256_xor_si256(hash, windowsAt256(window + at, numbers)));
    }
    hash = mix(_mm256_xor_si256(hash, windowsAt256(window + last, numbers)));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + i), hash);
  }
  for (; i + k <= text.size(); ++i) out[i] = hashInside(text, i, i + k);
}

SHINGLESCOPE_AVX2 std::size_t combineWords(std::uint64_t *hashes, std::size_t count,
                                           std::size_t k) {
  if (k == 1 || k > kDirectWords) return scalar::combineWords(hashes, count, k);
  const std::size_t shingles = count - k + 1;
  for (std::size_t i = 0; i < shingles; i += kLanes) {
    __m256i sum = loadFour(hashes + i);
    for (std::size_t word = 1; word < k; ++word) {
      const __m256i next = loadFour(hashes + i + word);
      sum = _mm256_add_epi64(_mm256_add_epi64(sum, sum), _mm256_add_epi64(sum, next));
    }
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(hashes + i), sum);
  }
  return shingles;
}

}  // namespace shinglescope::avx2

#endif
