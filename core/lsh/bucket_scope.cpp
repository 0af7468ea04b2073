// SPDX-License-Identifier: MIT
#include "core/lsh/bucket_scope.h"

#include <cmath>

#include "core/lsh/capped_buckets.h"

namespace shinglescope {
std::uint64_t ScopedBucket::pairs() const {
  return isAcross() ? std::uint64_t{file.size()} * reference.size() : pairsAmong(members.size());
}

bool ScopedBucket::isNeverCapped() const {
  return isAcross() && std::min(file.size(), reference.size()) <= kFewOfOneSide;
}

std::size_t ScopedBucket::size() const {
  if (!isAcross()) return members.size();
  if (isNeverCapped()) return 2;
  const std::uint64_t most = pairs();
  if (most > pairsAmong(kBucketCap)) return kBucketCap + 1;
  // s (s - 1) / 2 = p is equivalent to (2 s - 1)^2 = 1 + 8 p; a square has an exact root.
  const double root = std::sqrt(1 + 8 * static_cast<double>(most));
  return static_cast<std::size_t>(std::ceil((1 + root) / 2));
}

bool BucketCutter::isOneLabel(std::span<const std::uint32_t> bucket) const {
  const std::vector<std::uint32_t> &labels = m_scope->labels;
  return labels.empty() || std::ranges::all_of(bucket, [&](std::uint32_t text) {
           return labels[text] == labels[bucket.front()];
         });
}

void BucketCutter::sortByLabel(std::span<const std::uint32_t> bucket) {
  m_sorted.assign(bucket.begin(), bucket.end());
  std::ranges::stable_sort(m_sorted, {},
                           [this](std::uint32_t text) { return m_scope->labels[text]; });
}

}  // namespace shinglescope
