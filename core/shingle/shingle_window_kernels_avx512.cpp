// SPDX-License-Identifier: MIT
// GCC 12 warns about its own header: an intrinsic leaves a vector undefined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#include "core/base/cpu_target.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/span_hash_avx512.h"
#include "core/shingle/word_blocks.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::avx512 {

namespace {

constexpr std::size_t kLoadBytes512 = 16;

/// For each of the windows at bytes 0 to 7 of 16: the indices of its first bytes, and 0x80 (which a
/// shuffle turns into zero) after its end.
SHINGLESCOPE_AVX512 inline __m512i windowBytes512(std::size_t length) {
  alignas(64) std::array<std::uint8_t, sizeof(__m512i)> numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t byte = i % kFastChunk;
    numbers[i] = static_cast<std::uint8_t>(byte < length ? i / kFastChunk + byte : 0x80U);
  }
  return _mm512_load_si512(numbers.data());
}

SHINGLESCOPE_AVX512 inline __m512i windowsAt512(const char *text, __m512i numbers) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text));
  return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(bytes), numbers);
}

}  // namespace

SHINGLESCOPE_AVX512 void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  const __m512i numbers = windowBytes512(k);
  const __m512i seed = _mm512_set1_epi64(static_cast<long long>(fastSeed(k)));
  const std::size_t last = k > kFastChunk ? k - kFastChunk : 0;  // last chunk of a window
  std::size_t i = 0;
  for (; i + last + kLoadBytes512 <= text.size(); i += kLanes) {
    const char *const window = text.data() + i;
    __m512i hash = seed;
    for (std::size_t at = 0; at < last; at += kFastChunk) {
      hash = mix(_mm512_xor_si512(hash, windowsAt512(window + at, numbers)));
    }
    hash = mix(_mm512_xor_si512(hash, windowsAt512(window + last, numbers)));
    _mm512_storeu_si512(out + i, hash);
  }
  for (; i + k <= text.size(); ++i) out[i] = hashInside(text, i, i + k);
}

SHINGLESCOPE_AVX512 void hashSpans(std::string_view text, const std::uint32_t *starts,
                                   std::size_t count, std::size_t k, std::uint64_t *out) {
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    const std::size_t begin = starts[i];
    std::uint32_t left = 0xFF;
    if (starts[i + kLanes - 1 + k] <= begin + kWindowBytes) [[likely]] {
      const __m512i first =
          _mm512_cvtepu32_epi64(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(starts + i)));
      const __m512i ends = _mm512_cvtepu32_epi64(
          _mm256_loadu_si256(reinterpret_cast<const __m256i *>(starts + i + k)));
      const Window window = loadWindow(text.data() + begin, text.size() - begin);
      left = hashEightSpans(window, begin, first, ends, out + i);
    }
    for (; left != 0; left &= left - 1) {
      const std::size_t at = i + static_cast<std::size_t>(std::countr_zero(left));
      out[at] = hashInside(text, starts[at], starts[at + k]);
    }
  }
  scalar::hashSpans(text, starts + i, count - i, k, out + i);
}

}  // namespace shinglescope::avx512

#endif
