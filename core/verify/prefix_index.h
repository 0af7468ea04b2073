#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// The shingles of some sets that must be looked up and indexed, set after set.
/// Shingles that no other set holds are left out: they lead nowhere.
struct PrefixBlock {
  std::vector<std::uint64_t> shingles;
  std::vector<std::uint32_t> ends;     ///< of each set's prefix in `shingles`
  std::vector<std::uint32_t> indexed;  ///< how many of its first ones must be indexed

  std::span<const std::uint64_t> prefix(std::size_t set) const {
    const std::uint32_t begin = set == 0 ? 0 : ends[set - 1];
    return {shingles.data() + begin, ends[set] - begin};
  }
};

/// A total order of shingles, about rarest first: by how many sets hold a
/// shingle of the same slot of a table, then by hash. Slots may be shared by
/// several shingles; that costs a little speed and never a pair, since any
/// order that all sets agree on is right. 2 bytes a slot, 1 to 2 slots a
/// shingle, at most 128 MiB.
class RarityOrder {
 public:
  static Result<RarityOrder> count(const ShingleSets &sets, const RunContext &context);
  /// By counts that are known, of the sets of some larger whole; a shingle that is not listed
  /// is in no other set. With slots enough that few are shared.
  static RarityOrder fromCounts(std::span<const std::uint64_t> shingles,
                                std::span<const std::uint32_t> counts);
  /// Room that is used again; one for each thread.
  struct Scratch;
  /// Appends the rarest shingles of a set to `out`: of the `probed` rarest those
  /// that another set may hold, the ones among the `indexed` rarest first
  /// (`indexed` is at most `probed`). O(size) and mostly one look a shingle.
  void takePrefix(std::span<const std::uint64_t> set, std::size_t probed, std::size_t indexed,
                  Scratch &scratch, PrefixBlock &out) const;

 private:
  std::vector<std::uint16_t> m_counts;
  std::uint64_t m_mask = 0;
};

struct RarityOrder::Scratch {
  struct Ranked {
    std::uint64_t shingle = 0;
    std::uint16_t count = 0;
    bool operator<(const Ranked &other) const {
      return count != other.count ? count < other.count : shingle < other.shingle;
    }
  };
  std::vector<Ranked> shared;
};

/// The sets that hold a shingle in their index prefix, by shingle. Sets are
/// known by rank: their place by ascending size. Posting lists ascend by rank.
class PrefixIndex {
 public:
  /// `prefixes` are those of all ranks in order, `ranksPerBlock` in each block
  /// but the last.
  static Result<PrefixIndex> build(std::span<const PrefixBlock> prefixes, std::size_t ranksPerBlock,
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
