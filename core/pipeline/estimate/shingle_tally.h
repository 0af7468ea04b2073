#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rare_lookup.h"
#include "core/pipeline/estimate/distinct_sample.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// In how many of the texts that it is shown the shingles of some sets occur. One thread; a few
/// nanoseconds a shingle.
class ShingleTally {
 public:
  explicit ShingleTally(const ShingleSets &sets);

  /// Counts one more text; its shingles may repeat and are counted once.
  void note(std::span<const std::uint64_t> shingles);

  /// The shingles of the sets, each once, ascending.
  std::span<const std::uint64_t> shingles() const { return m_shingles; }
  /// Of the sets themselves: those that hold a shingle, in the same order.
  std::span<const std::uint32_t> holders() const { return m_holders; }
  /// Of the texts that were noted.
  std::span<const std::uint32_t> noted() const { return m_noted; }
  double notedTexts() const { return m_texts; }
  /// About how many different shingles the noted texts have, whatever the sets.
  double distinctNoted() { return m_distinct.count(); }

 private:
  std::vector<std::uint64_t> m_shingles;
  std::vector<std::uint32_t> m_holders;
  std::vector<std::uint32_t> m_noted;
  std::vector<std::uint32_t> m_lastText;  ///< that held the shingle, from 1
  RareLookup m_numbers;
  std::uint32_t m_texts = 0;
  DistinctSample m_distinct;
};

}  // namespace shinglescope
