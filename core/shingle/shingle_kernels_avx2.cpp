// SPDX-License-Identifier: MIT
#include <bit>

#include "core/base/unicode.h"
#include "core/shingle/fast_hash_avx2.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"
#include "core/text/byte_positions.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::avx2 {

namespace {

constexpr std::size_t kLoadBytes256 = 16;

/// For each of the windows at bytes 0 to 3 of 16: the indices of its first bytes, and 0x80 (which a
/// shuffle turns into zero) after its end.
SHINGLESCOPE_AVX2 inline __m256i windowBytes256(std::size_t length) {
  alignas(32) std::array<std::uint8_t, sizeof(__m256i)> numbers;
  for (std::size_t i = 0; i < sizeof(__m256i); ++i) {
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

SHINGLESCOPE_AVX2 inline __m256i numbersAt(const std::uint32_t *from) {
  return _mm256_cvtepu32_epi64(_mm_loadu_si128(reinterpret_cast<const __m128i *>(from)));
}

}  // namespace

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

SHINGLESCOPE_AVX2 void hashSpans(std::string_view text, const std::uint32_t *starts,
                                 std::size_t count, std::size_t k, std::uint64_t *out) {
  const auto hashOne = [&](std::size_t i) { out[i] = hashInside(text, starts[i], starts[i + k]); };
  const auto hasChunk = [&](std::size_t i) { return starts[i] + kFastChunk <= text.size(); };
  std::size_t i = 0;
  for (; i < count && starts[i + k] < kFastChunk; ++i) hashOne(i);
  for (; i + kLanes <= count && hasChunk(i + kLanes - 1); i += kLanes) {
    const auto first = [&](std::size_t lane) { return text.data() + starts[i + lane]; };
    const auto last = [&](std::size_t lane) {
      return text.data() + starts[i + lane + k] - kFastChunk;
    };
    const __m256i lengths = _mm256_sub_epi64(numbersAt(starts + i + k), numbersAt(starts + i));
    const __m256i hashes = mix(seeded(loadChunks(first(0), first(1), first(2), first(3)), lengths));
    const __m256i longHashes =
        mix(_mm256_xor_si256(hashes, loadChunks(last(0), last(1), last(2), last(3))));
    const __m256i isLong = _mm256_cmpgt_epi64(lengths, _mm256_set1_epi64x(kFastChunk));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + i),
                        _mm256_blendv_epi8(hashes, longHashes, isLong));
    const __m256i isVeryLong = _mm256_cmpgt_epi64(lengths, _mm256_set1_epi64x(2 * kFastChunk));
    if (_mm256_testz_si256(isVeryLong, isVeryLong) == 0) [[unlikely]]
      for (std::size_t lane = 0; lane < kLanes; ++lane) hashOne(i + lane);
  }
  for (; i < count; ++i) hashOne(i);
}

SHINGLESCOPE_AVX2 std::size_t findCharacters(std::string_view text, std::uint32_t *starts) {
  std::uint32_t *out = starts;
  std::size_t at = 0;
  for (; at + 8 <= text.size(); at += 8) {
    const __m128i bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(text.data() + at));
    // Continuation bytes are the lowest signed numbers.
    const __m128i isStart = _mm_cmpgt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xBF)));
    const auto mask = static_cast<unsigned>(_mm_movemask_epi8(isStart)) & 0xFFU;
    const __m256i positions = _mm256_cvtepu8_epi32(
        _mm_loadl_epi64(reinterpret_cast<const __m128i *>(&kBitPositions[mask])));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out),
                        _mm256_add_epi32(positions, _mm256_set1_epi32(static_cast<int>(at))));
    out += std::popcount(mask);
  }
  for (; at < text.size(); ++at) {
    *out = static_cast<std::uint32_t>(at);
    out += isContinuationByte(text[at]) ? 0 : 1;
  }
  return static_cast<std::size_t>(out - starts);
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
