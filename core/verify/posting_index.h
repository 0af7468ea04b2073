// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/verify/number_kernels.h"
#include "core/verify/ranked_sets.h"

namespace shinglescope {

/// Maps the number of a shingle to the sets that have it in their index prefix, ascending by rank,
/// with the size of the largest set that each may be similar to if this is the first shingle that
/// both share. 8 bytes per posting and per number. Only the place from which lists are read
/// changes, which affects only speed; several threads may use the index at once.
class PostingIndex {
 public:
  /// Errors: Limit for 2^32 postings; Cancelled. O(postings + numbers).
  static Result<PostingIndex> build(const RankedSets &sets, const SimilarityBound &bound,
                                    const RunContext &context);

  /// The range of ranks that a caller looks for. No later call, of any caller, looks for ranks
  /// below `unneeded`.
  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t unneeded = 0;
  };
  /// Returns the postings of a number with ranks in the range. Usually O(1) for each of them.
  std::span<const SetPosting> find(std::uint32_t number, const Range &range);
  void prefetchList(std::uint32_t number) const { __builtin_prefetch(&m_lists[number]); }
  /// Reads what prefetchList() has prefetched.
  void prefetchPostings(std::uint32_t number) {
    __builtin_prefetch(m_postings.data() +
                       std::atomic_ref(m_lists[number].begin).load(std::memory_order_relaxed));
  }
  std::uint64_t size() const { return m_postings.size(); }

 private:
  /// The postings of a number; `begin` moves over those that are no longer needed.
  struct List {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };

  std::vector<List> m_lists;  ///< by number
  std::vector<SetPosting> m_postings;
};

}  // namespace shinglescope
