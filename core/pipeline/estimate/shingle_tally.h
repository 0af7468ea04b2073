// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rare_lookup.h"
#include "core/pipeline/estimate/distinct_sample.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// Counts, for each shingle of some sets, the texts passed to note() that contain it. One thread; a
/// few nanoseconds per shingle.
class ShingleTally {
 public:
  explicit ShingleTally(const ShingleSets &sets);

  /// Counts one more text; its shingles may repeat and are counted once.
  void note(std::span<const std::uint64_t> shingles);

  /// The shingles of the sets, each once, ascending.
  std::span<const std::uint64_t> shingles() const { return m_shingles; }
  /// By shingle: how many of the sets contain it, in the same order.
  std::span<const std::uint32_t> holders() const { return m_holders; }
  /// By shingle: how many noted texts contain it.
  std::span<const std::uint32_t> noted() const { return m_noted; }
  double notedTexts() const { return m_texts; }
  /// The estimated number of distinct shingles of all noted texts.
  double distinctNoted() { return m_distinct.count(); }

 private:
  std::vector<std::uint64_t> m_shingles;
  std::vector<std::uint32_t> m_holders;
  std::vector<std::uint32_t> m_noted;
  std::vector<std::uint32_t> m_lastText;  ///< the last text that contained the shingle, from 1
  RareLookup m_numbers;
  std::uint32_t m_texts = 0;
  DistinctSample m_distinct;
};

}  // namespace shinglescope
