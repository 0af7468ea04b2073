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

/// The candidates that are looked for at once: in their order, from a first one on, and as
/// many as there is room for. Where there are more the end moves down, never up, until they
/// fit; a window from that end on finds the rest. Workers share one.
class CandidateWindow {
 public:
  /// Those from `first` on, of which a list may hold `most`, at least 2.
  CandidateWindow(CandidatePair first, std::size_t most) : m_first(numberOf(first)), m_most(most) {}

  /// How many a list may hold.
  std::size_t most() const { return m_most; }
  bool endsEarly() const { return m_end.load(std::memory_order_relaxed) != kOpen; }
  /// The first pair that is not in the window; only where endsEarly().
  CandidatePair end() const {
    const std::uint64_t end = m_end.load(std::memory_order_relaxed);
    return {static_cast<std::uint32_t>(end >> 32U), static_cast<std::uint32_t>(end)};
  }
  /// Leaves out `end` and all pairs after it.
  void endAt(const CandidatePair &end) {
    const std::uint64_t wanted = numberOf(end);
    std::uint64_t known = m_end.load(std::memory_order_relaxed);
    while (wanted < known &&
           !m_end.compare_exchange_weak(known, wanted, std::memory_order_relaxed)) {
    }
  }
  /// Drops from ascending pairs those that are left out, and ends the window where more are left
  /// than half of what a list may hold, or than `most`.
  void keepIn(std::vector<CandidatePair> &pairs) { keepIn(pairs, m_most / 2); }
  void keepIn(std::vector<CandidatePair> &pairs, std::size_t most);
  /// Of `others`, ascending and all larger or all smaller than `text`, those that are in the
  /// window together with it. O(log others).
  std::span<const std::uint32_t> partOf(std::uint32_t text,
                                        std::span<const std::uint32_t> others) const;

 private:
  static constexpr std::uint64_t kOpen = ~std::uint64_t{0};
  /// Orders pairs as (a, b) does.
  static std::uint64_t numberOf(const CandidatePair &pair) {
    return std::uint64_t{pair.a} << 32U | pair.b;
  }

  std::uint64_t m_first = 0;
  std::size_t m_most = 0;
  std::atomic<std::uint64_t> m_end{kOpen};
};

}  // namespace shinglescope
