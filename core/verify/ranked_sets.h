// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/verify/measure.h"
#include "core/verify/numbered_sets.h"

namespace shinglescope {

/// The sets of texts with shingles in ascending order of (size, text). A set is identified by its
/// rank in this order. Refers to the numbered sets. 20 bytes per set. Immutable once built.
class RankedSets {
 public:
  /// Errors: Cancelled.
  static Result<RankedSets> create(const NumberedSets &sets, const RunContext &context);

  std::uint32_t count() const { return static_cast<std::uint32_t>(m_texts.size()); }
  std::uint32_t textOf(std::uint32_t rank) const { return m_texts[rank]; }
  std::uint32_t sizeOf(std::uint32_t rank) const { return m_sets[rank].size; }
  /// Returns the number of shingles that no other set has; they come first in the common order.
  std::uint32_t ownOf(std::uint32_t rank) const { return m_sets[rank].size - m_sets[rank].numbers; }
  std::span<const std::uint32_t> numbersOf(std::uint32_t rank) const {
    return {m_sets[rank].first, m_sets[rank].numbers};
  }
  /// Prefetches a set that follows soon after this one.
  void prefetchAfter(std::uint32_t rank) const {
    constexpr std::uint32_t kAhead = 12;
    if (rank + kAhead < m_sets.size()) __builtin_prefetch(m_sets[rank + kAhead].first);
  }
  /// All numbers are below this.
  std::uint32_t numberCount() const { return m_numberCount; }
  /// Returns the first rank whose set has at least this size. O(log sets).
  std::uint32_t rankOfSize(std::uint64_t size) const;

 private:
  struct RankedSet {
    const std::uint32_t *first = nullptr;
    std::uint32_t numbers = 0;
    std::uint32_t size = 0;
  };

  std::vector<std::uint32_t> m_texts;
  std::vector<RankedSet> m_sets;
  std::uint32_t m_numberCount = 0;
};

/// Returns the number of shingles of a set of this size that must be looked up: size - ceil(t size)
/// + 1. For containment, smaller sets need only a share of their own size, so this is size -
/// ceil(t least) + 1 with the measure's least size; 0 for a set that is smaller than that.
std::size_t probePrefixLength(std::size_t size, const SimilarityBound &bound);
/// Returns the number of its shingles that must be indexed for lookups by larger sets: size -
/// ceil(2 t / (1 + t) size) + 1, or for containment size - ceil(t size) + 1.
std::size_t indexPrefixLength(std::size_t size, const SimilarityBound &bound);

/// Returns the first numbers of a set that must be looked up: of the shingles of its probe prefix,
/// those that another set may have.
std::span<const std::uint32_t> probePrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const SimilarityBound &bound);
/// Returns the first numbers of a set that must be indexed for lookups by larger sets.
std::span<const std::uint32_t> indexPrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const SimilarityBound &bound);
/// Returns the smallest size at which a set can be similar to a larger one of `size` shingles.
std::uint64_t smallestPartner(std::uint64_t size, const SimilarityBound &bound);
/// Returns the largest size at which a smaller set can be similar to one of `size` shingles, if the
/// first shingle that both share is at this position of the latter: they share at most the size -
/// position shingles from there on (the positional filter; Xiao et al., PPJoin, 2008). The
/// threshold is over 0, and the position below the size.
std::uint64_t largestSmaller(std::uint64_t size, std::uint64_t position,
                             const SimilarityBound &bound);
/// Returns the largest size at which a larger set can be similar to one of `size` shingles, if the
/// first shingle that both share is at this position of the latter. No limit for containment: the
/// smaller set can be a part of any other.
std::uint64_t largestLarger(std::uint64_t size, std::uint64_t position,
                            const SimilarityBound &bound);

}  // namespace shinglescope
