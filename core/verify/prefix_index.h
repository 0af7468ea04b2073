#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// The shingles of some sets to look up and index, set after set. Shingles that no other set has
/// are left out, since they find nothing.
struct PrefixBlock {
  std::vector<std::uint64_t> shingles;
  std::vector<std::uint32_t> ends;     ///< of each set's prefix in `shingles`
  std::vector<std::uint32_t> indexed;  ///< by set: the number of first shingles to index

  std::span<const std::uint64_t> prefix(std::size_t set) const {
    const std::uint32_t begin = set == 0 ? 0 : ends[set - 1];
    return {shingles.data() + begin, ends[set] - begin};
  }
};

/// A total order of shingles, roughly rarest first: by the number of sets with a shingle in the
/// same slot of a table, then by hash. Shingles may share a slot; that costs a little speed but
/// never a pair, since any order shared by all sets is correct. 2 bytes per slot, 1 to 2 slots per
/// shingle, at most 128 MiB.
class RarityOrder {
 public:
  static Result<RarityOrder> count(const ShingleSets &sets, const RunContext &context);
  /// Reusable buffers; one for each thread.
  struct Scratch;
  /// Appends rare shingles of a set to `out`: those of the `probed` rarest that another set may
  /// have, beginning with those of the `indexed` rarest (`indexed` is at most `probed`). O(size),
  /// mostly one lookup per shingle.
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

/// Maps a shingle to the sets that have it in their index prefix. Sets are identified by rank:
/// their position by ascending size. Posting lists ascend by rank.
class PrefixIndex {
 public:
  /// Builds the index. `prefixes` are those of all ranks in order, with `ranksPerBlock` ranks in
  /// each block except the last.
  static Result<PrefixIndex> build(std::span<const PrefixBlock> prefixes, std::size_t ranksPerBlock,
                                   const RunContext &context);
  /// Returns the ranks whose index prefix contains the shingle, ascending. O(1) expected.
  std::span<const std::uint32_t> postings(std::uint64_t shingle) const;

 private:
  /// False if cancelled.
  bool buildDirectory(const RunContext &context);

  std::vector<std::uint64_t> m_shingles;  ///< ascending, parallel to m_ranks
  std::vector<std::uint32_t> m_ranks;
  std::vector<std::uint64_t> m_directory;  ///< first entry by the shingle's leading bits
  unsigned m_directoryShift = 63;
};

/// Returns the number of shingles of a set of this size that must be looked up: size - ceil(t size)
/// + 1.
std::size_t probePrefixLength(std::size_t size, const Ratio &threshold);
/// Returns the number of its shingles that must be indexed for lookups by larger sets: size -
/// ceil(2 t / (1 + t) size) + 1.
std::size_t indexPrefixLength(std::size_t size, const Ratio &threshold);

}  // namespace shinglescope
