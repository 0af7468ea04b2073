// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// Finds the shingles that occur only once among many, without storing them: each has two of the 32
/// counters of a word, with the values 0, 1 and "more". Shingles may share counters, so one that
/// occurs once may look repeated, but never the reverse. (A counting Bloom filter whose counters
/// are in one cache line: Fan et al., Summary cache, 2000; Putze, Sanders, Singler, 2007.) The
/// final state does not depend on the order or the threads. Two bytes per expected shingle, at most
/// 256 MiB.
class RepeatSieve {
 public:
  /// `isShared`: note() will be called by several threads at once.
  RepeatSieve(std::uint64_t expectedShingles, bool isShared);

  /// Counts an occurrence. Returns whether the shingle looks repeated already. O(1).
  bool note(std::uint64_t shingle);
  /// Returns whether the shingle may have been noted more than once. O(1).
  bool mayRepeat(std::uint64_t shingle) const {
    const std::uint64_t counters = countersOf(shingle);
    return (m_words[wordOf(shingle)] >> kRepeated & counters) == counters;
  }
  void prefetch(std::uint64_t shingle) const { __builtin_prefetch(&m_words[wordOf(shingle)]); }
  /// Estimates how many shingles that were noted once look repeated. O(counters).
  std::uint64_t estimateMistaken() const;

 private:
  /// A word has 32 counters: their lower bits (noted), then their upper bits (noted again).
  static constexpr unsigned kCounters = 32;
  static constexpr unsigned kRepeated = 32;

  std::size_t wordOf(std::uint64_t shingle) const;
  static std::uint64_t countersOf(std::uint64_t shingle) {
    return std::uint64_t{1} << shingle % kCounters | std::uint64_t{1}
                                                         << shingle / kCounters % kCounters;
  }

  bool m_isShared;
  std::vector<std::uint64_t> m_words;
};

inline std::size_t RepeatSieve::wordOf(std::uint64_t shingle) const {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;  // also spreads values that are small
  return static_cast<std::size_t>((shingle * kOdd >> 32U) * m_words.size() >> 32U);
}

inline bool RepeatSieve::note(std::uint64_t shingle) {
  const std::uint64_t noted = countersOf(shingle);
  const std::uint64_t repeated = noted << kRepeated;
  std::uint64_t &word = m_words[wordOf(shingle)];
  if (!m_isShared) {
    const std::uint64_t known = word;
    word = known | noted | (known & noted) << kRepeated;
    return (known & noted) == noted;
  }
  // Many words are in their final state; only the others need atomic changes.
  const std::atomic_ref<std::uint64_t> shared(word);
  std::uint64_t known = shared.load(std::memory_order_relaxed);
  if ((known & repeated) == repeated) return true;
  known = shared.fetch_or(noted, std::memory_order_relaxed);
  if ((known & noted) != 0)
    shared.fetch_or((known & noted) << kRepeated, std::memory_order_relaxed);
  return (known & noted) == noted;
}

}  // namespace shinglescope
