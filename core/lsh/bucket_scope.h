#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// How many pairs so many members make, at most 2^32 of them.
constexpr std::uint64_t pairsAmong(std::uint64_t members) { return members * (members - 1) / 2; }

/// A bucket, or the part of one, whose pairs are all allowed: any two members
/// or, against a reference, each of the file's with each of the reference's.
struct ScopedBucket {
  std::span<const std::uint32_t> members;    ///< all of them, ascending
  std::span<const std::uint32_t> file;       ///< those of the file; all where any two pair
  std::span<const std::uint32_t> reference;  ///< those of the reference; none where any two pair

  bool isAcross() const { return !reference.empty(); }
  std::uint64_t pairs() const;
  /// Pairs that are left out where members meet leaders alone.
  std::uint64_t pairsWithoutLeaders() const;
  /// What is held against a cap: the members of a bucket any two of which pair
  /// and that makes as many pairs. Where leaders leave no pair out it is 2.
  std::size_t size() const;
};

/// Cuts buckets into the parts that a scope allows. Texts of different labels
/// meet in a bucket only where keys collide; those parts are buckets of their
/// own. Refers to the scope. One thread.
class BucketCutter {
 public:
  explicit BucketCutter(const PairScope &scope) : m_scope(&scope) {}

  /// Calls `visit` with every part of a bucket (two texts or more, ascending)
  /// that makes a pair, until it returns an error. O(bucket) with labels, else
  /// O(log bucket).
  template <class Visit>
  Result<void> forEachPart(std::span<const std::uint32_t> bucket, Visit visit) {
    if (isOneLabel(bucket)) return visitPart(bucket, visit);
    sortByLabel(bucket);
    const std::vector<std::uint32_t> &labels = m_scope->labels;
    for (std::size_t begin = 0, end = 0; begin < m_sorted.size(); begin = end) {
      while (end < m_sorted.size() && labels[m_sorted[end]] == labels[m_sorted[begin]]) ++end;
      const auto part = std::span(m_sorted).subspan(begin, end - begin);
      if (auto done = visitPart(part, visit); !done) return done;
    }
    return {};
  }

 private:
  bool isOneLabel(std::span<const std::uint32_t> bucket) const;
  void sortByLabel(std::span<const std::uint32_t> bucket);

  template <class Visit>
  Result<void> visitPart(std::span<const std::uint32_t> part, Visit &visit) const {
    if (part.size() < 2) return {};
    if (!m_scope->hasReference()) return visit(ScopedBucket{part, part, {}});
    const auto border = std::ranges::lower_bound(part, m_scope->firstReference);
    if (border == part.begin() || border == part.end()) return {};
    return visit(ScopedBucket{part, {part.begin(), border}, {border, part.end()}});
  }

  const PairScope *m_scope;
  std::vector<std::uint32_t> m_sorted;
};

}  // namespace shinglescope
