// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Two distinct texts that share a band, a < b.
struct CandidatePair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  auto operator<=>(const CandidatePair &) const = default;
};

/// The candidates that are processed together: a range of the ascending candidates that begins at a
/// given pair and fits into memory. If there are too many, the end moves down, never up, until they
/// fit; a window that begins at that end finds the rest. Workers share one.
class CandidateWindow {
 public:
  /// Begins at `first`; a list may contain up to `most` candidates. `most` is at least 2.
  CandidateWindow(CandidatePair first, std::size_t most) : m_first(numberOf(first)), m_most(most) {}

  /// Returns the maximum number of candidates in a list.
  std::size_t most() const { return m_most; }
  bool endsEarly() const { return m_end.load(std::memory_order_relaxed) != kOpen; }
  /// Returns the first pair after the window; only if endsEarly().
  CandidatePair end() const {
    const std::uint64_t end = m_end.load(std::memory_order_relaxed);
    return {static_cast<std::uint32_t>(end >> 32U), static_cast<std::uint32_t>(end)};
  }
  /// Returns whether a pair is in the window.
  bool has(const CandidatePair &pair) const {
    const std::uint64_t number = numberOf(pair);
    return number >= m_first && number < m_end.load(std::memory_order_relaxed);
  }
  /// Excludes `end` and all pairs after it.
  void endAt(const CandidatePair &end) {
    const std::uint64_t wanted = numberOf(end);
    std::uint64_t known = m_end.load(std::memory_order_relaxed);
    while (wanted < known &&
           !m_end.compare_exchange_weak(known, wanted, std::memory_order_relaxed)) {
    }
  }
  /// Drops excluded pairs from ascending `pairs`, and ends the window earlier if more remain than
  /// half of a list's capacity, or than `most`.
  void keepIn(std::vector<CandidatePair> &pairs) { keepIn(pairs, m_most / 2); }
  void keepIn(std::vector<CandidatePair> &pairs, std::size_t most);
  /// Returns the part of `others` that forms pairs with `text` in the window. `others` ascend and
  /// are all larger or all smaller than `text`. O(log others).
  std::span<const std::uint32_t> partOf(std::uint32_t text,
                                        std::span<const std::uint32_t> others) const;

 private:
  static constexpr std::uint64_t kOpen = ~std::uint64_t{0};
  /// Maps pairs to numbers of the same order as (a, b).
  static std::uint64_t numberOf(const CandidatePair &pair) {
    return std::uint64_t{pair.a} << 32U | pair.b;
  }

  std::uint64_t m_first = 0;
  std::size_t m_most = 0;
  std::atomic<std::uint64_t> m_end{kOpen};
};

}  // namespace shinglescope
