// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// Returns the number of pairs of `members` members; `members` is at most 2^32.
constexpr std::uint64_t pairsAmong(std::uint64_t members) { return members * (members - 1) / 2; }

/// A bucket, or a part of one, whose pairs are all allowed: any two members or, with a reference,
/// each member of the file with each of the reference.
struct ScopedBucket {
  std::span<const std::uint32_t> members;    ///< all of them, ascending
  std::span<const std::uint32_t> file;       ///< those of the file; all if any two may pair
  std::span<const std::uint32_t> reference;  ///< those of the reference; none if any two may pair

  bool isAcross() const { return !reference.empty(); }
  std::uint64_t pairs() const;
  /// Returns whether one side has so few members that all pairs are few (kFewOfOneSide).
  bool isNeverCapped() const;
  /// Returns the size to compare with a cap: that of a bucket with the same number of pairs in
  /// which any two members pair. It is 2 if the bucket is never capped.
  std::size_t size() const;
};

/// Calls `visit(member, others)` for each member with the members that it pairs with, which are all
/// larger or all smaller, until it returns an error; so every pair of the bucket is visited once.
template <class Visit>
Result<void> forEachStar(const ScopedBucket &bucket, Visit visit) {
  const std::span<const std::uint32_t> file = bucket.file;
  for (std::size_t i = 0; i < file.size(); ++i) {
    const auto others = bucket.isAcross() ? bucket.reference : file.subspan(i + 1);
    if (others.empty()) continue;
    if (auto done = visit(file[i], others); !done) return done;
  }
  return {};
}

/// Cuts buckets into the parts that a scope allows. Texts with different labels share a bucket only
/// if keys collide; those parts become separate buckets. Refers to the scope. One thread.
class BucketCutter {
 public:
  explicit BucketCutter(const PairScope &scope) : m_scope(&scope) {}

  /// Calls `visit` with every part of a bucket (two texts or more, ascending) that has a pair,
  /// until it returns an error. O(bucket) with labels, otherwise O(log bucket).
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
