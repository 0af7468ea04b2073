// SPDX-License-Identifier: MIT
#include "core/verify/repeat_sieve.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/base/large_pages.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kShinglesPerWord = 4;
constexpr std::uint64_t kLeastWords = 1U << 10U;
constexpr std::uint64_t kMostWords = 1U << 25U;

/// Returns the number of bits that are set. Compiles to vector instructions, unlike std::popcount()
/// without the instruction of that name.
std::uint32_t bitsOf(std::uint32_t x) {
  x -= (x >> 1U) & 0x55555555U;
  x = (x & 0x33333333U) + ((x >> 2U) & 0x33333333U);
  return ((x + (x >> 4U)) & 0x0F0F0F0FU) * 0x01010101U >> 24U;
}

}  // namespace

RepeatSieve::RepeatSieve(std::uint64_t expectedShingles, bool isShared) : m_isShared(isShared) {
  const std::uint64_t words =
      std::clamp(expectedShingles / kShinglesPerWord, kLeastWords, kMostWords);
  m_words.reserve(words);
  preferLargePages(m_words.data(), words * sizeof(std::uint64_t));
  m_words.assign(words, 0);
}

std::uint64_t RepeatSieve::estimateMistaken() const {
  // The counters of a shingle are also those of others with the share of the word that is in use.
  std::uint64_t mistaken = 0;
  for (const std::uint64_t word : m_words) {
    const std::uint64_t used = bitsOf(static_cast<std::uint32_t>(word));
    mistaken += used * used * used;
  }
  return mistaken / (2 * kCounters * kCounters);
}

}  // namespace shinglescope
