// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/lsh/band_keys.h"
#include "core/lsh/capped_buckets.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope::test {

using Members = std::vector<std::uint32_t>;

/// Sorts texts by their keys in this and the following bands, by definition.
inline Members sortedByKeys(const BandKeys &keys, const Members &texts, std::uint32_t band,
                            std::uint32_t left) {
  if (texts.size() < 3 || left == 0) return texts;
  std::map<std::uint32_t, Members> byKey;
  for (const std::uint32_t text : texts)
    byKey[keys.band(band % keys.bands())[text]].push_back(text);
  Members sorted;
  for (const auto &[key, members] : byKey) {
    const Members run = sortedByKeys(keys, members, band + 1, left - 1);
    sorted.insert(sorted.end(), run.begin(), run.end());
  }
  return sorted;
}

/// Calls `visit` with the pairs of neighbours in a capped bucket of a band.
template <class Visit>
void forEachNeighbour(const BandKeys &keys, const Members &bucket, std::uint32_t band,
                      const PairScope &scope, Visit visit) {
  std::optional<std::uint32_t> lastOfFile;
  std::optional<std::uint32_t> lastOfReference;
  for (const std::uint32_t text : sortedByKeys(keys, bucket, band + 1, 15)) {
    const bool isReference = text >= scope.firstReference;
    const auto other = scope.hasReference() && !isReference ? lastOfReference : lastOfFile;
    if (other) visit(std::min(text, *other), std::max(text, *other));
    (isReference ? lastOfReference : lastOfFile) = text;
  }
}

/// Tells in which capped buckets a text is compared with its neighbours.
class NeighbourBands {
 public:
  explicit NeighbourBands(std::size_t texts) : m_counts(texts) {}
  /// Returns the members that are in few earlier capped buckets, and counts this one for all.
  Members take(const Members &bucket) {
    Members taking;
    for (const std::uint32_t text : bucket)
      if (m_counts[text]++ < kNeighbourBands) taking.push_back(text);
    return taking;
  }

 private:
  std::vector<std::uint32_t> m_counts;
};

}  // namespace shinglescope::test
