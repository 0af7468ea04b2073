// SPDX-License-Identifier: MIT
#include "core/base/unicode.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"

namespace shinglescope {

namespace scalar {

namespace {

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

std::uint64_t sumOf(const std::uint64_t *hashes, std::size_t k) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < k; ++i) sum = sum * kFastWordFactor + hashes[i];
  return sum;
}

void combineThree(std::uint64_t *hashes, std::size_t shingles) {
  for (std::size_t i = 0; i < shingles; ++i) {
    hashes[i] = (hashes[i] * kFastWordFactor + hashes[i + 1]) * kFastWordFactor + hashes[i + 2];
  }
}

void combineRolling(std::uint64_t *hashes, std::size_t shingles, std::size_t k) {
  const std::uint64_t leaving = power(kFastWordFactor, k);
  std::uint64_t sum = sumOf(hashes, k);
  for (std::size_t i = 0; i + 1 < shingles; ++i) {
    const std::uint64_t first = hashes[i];
    hashes[i] = sum;
    sum = sum * kFastWordFactor - first * leaving + hashes[i + k];
  }
  hashes[shingles - 1] = sum;
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsByBlocks(text, out, classifyBlock);
}

std::size_t combineWords(std::uint64_t *hashes, std::size_t count, std::size_t k) {
  const std::size_t shingles = count - k + 1;
  if (k == 3) {
    combineThree(hashes, shingles);
  } else if (k > kDirectWords) {
    combineRolling(hashes, shingles, k);
  } else if (k > 1) {
    for (std::size_t i = 0; i < shingles; ++i) hashes[i] = sumOf(hashes + i, k);
  }
  return shingles;
}

void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  for (std::size_t i = 0; i + k <= text.size(); ++i) out[i] = hashInside(text, i, i + k);
}

void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out) {
  for (std::size_t i = 0; i < count; ++i) out[i] = hashInside(text, starts[i], starts[i + k]);
}

std::size_t findCharacters(std::string_view text, std::uint32_t *starts) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    starts[count] = static_cast<std::uint32_t>(i);
    count += isContinuationByte(text[i]) ? 0 : 1;  // branch-free, to avoid mispredictions
  }
  return count;
}

}  // namespace scalar

}  // namespace shinglescope
