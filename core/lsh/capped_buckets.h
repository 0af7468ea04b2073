// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace shinglescope {

/// A bucket with more members is not compared pair by pair: m members from one template would form
/// m^2 / 2 pairs. With 32 bands of 4 one bucket of the names of flats in New York (shingles of 5
/// characters) is over it.
inline constexpr std::size_t kBucketCap = 768;
/// The number of capped buckets in which a text is compared with its neighbours; in further ones it
/// would meet nearly the same texts.
inline constexpr std::uint32_t kNeighbourBands = 4;
/// A bucket with so few texts of one side of a reference forms few pairs for each text, so it is
/// never capped.
inline constexpr std::size_t kFewOfOneSide = 4;

/// Returns the number of pairs that the buckets of one band may form before its cap is lowered:
/// 2^20 for up to 2^16 texts, fewer for more, so that lists stay small. In large tables all bands
/// together may form five pairs per text; a million titles form 4.1 million different ones in
/// shingles of 5 characters.
constexpr std::uint64_t bandAllowance(std::uint64_t texts, std::uint32_t bands) {
  const std::uint64_t inSmallTable =
      (std::uint64_t{1} << 36U) / std::max<std::uint64_t>(texts, 1U << 16U);
  return std::max(5 * texts / std::max(bands, 1U), inSmallTable);
}
/// The smallest cap; buckets of two texts form at most half a pair per text.
inline constexpr std::size_t kSmallestCap = 2;

/// Returns the maximum number of candidates that n texts can form in all bands. With a reference,
/// the buckets that are never capped add theirs.
constexpr std::uint64_t mostCandidates(std::uint64_t texts, std::uint32_t bands,
                                       bool hasReference = false) {
  const std::uint64_t inSmallest = texts * (kSmallestCap - 1) / 2;
  const std::uint64_t neverCapped = hasReference ? texts * kFewOfOneSide : 0;
  return (std::max(bandAllowance(texts, bands), inSmallest) + neverCapped) * bands +
         texts * kNeighbourBands;
}

}  // namespace shinglescope
