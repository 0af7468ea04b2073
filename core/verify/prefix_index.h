#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// A total order of shingles, about rarest first: by how many sets hold a
/// shingle of the same slot of a table, then by hash. Slots may be shared by
/// several shingles; that costs a little speed and never a pair, since any
/// order that all sets agree on is right.
class RarityOrder {
 public:
  static Result<RarityOrder> count(const ShingleSets &sets, const RunContext &context);
  bool isBefore(std::uint64_t a, std::uint64_t b) const {
    const std::uint32_t countA = m_counts[a & m_mask];
    const std::uint32_t countB = m_counts[b & m_mask];
    return countA != countB ? countA < countB : a < b;
  }
  /// Moves the `length` rarest shingles of a set into `prefix`, in any order.
  void takePrefix(std::span<const std::uint64_t> set, std::size_t length,
                  std::vector<std::uint64_t> &prefix) const;

 private:
  std::vector<std::uint32_t> m_counts;
  std::uint64_t m_mask = 0;
};

/// The sets that hold a shingle in their index prefix, by shingle. Sets are
/// known by rank: their place by ascending size. Posting lists ascend by rank.
class PrefixIndex {
 public:
  /// `textOfRank` lists the non-empty sets by ascending (size, text).
  static Result<PrefixIndex> build(const ShingleSets &sets,
                                   std::span<const std::uint32_t> textOfRank,
                                   const RarityOrder &order, const Ratio &threshold,
                                   const RunContext &context);
  /// Ranks whose index prefix holds the shingle, ascending. O(1) expected.
  std::span<const std::uint32_t> postings(std::uint64_t shingle) const;

 private:
  /// False when asked to stop.
  bool buildDirectory(const RunContext &context);

  std::vector<std::uint64_t> m_shingles;  ///< ascending, parallel to m_ranks
  std::vector<std::uint32_t> m_ranks;
  std::vector<std::uint64_t> m_directory;  ///< first entry by the shingle's leading bits
  unsigned m_directoryShift = 63;
};

/// Shingles of which a set of this size must be looked up: size - ceil(t size) + 1.
std::size_t probePrefixLength(std::size_t size, const Ratio &threshold);
/// Shingles of it that must be indexed when larger sets look it up:
/// size - ceil(2 t / (1 + t) size) + 1.
std::size_t indexPrefixLength(std::size_t size, const Ratio &threshold);

}  // namespace shinglescope
