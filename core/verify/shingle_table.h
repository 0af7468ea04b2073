// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/verify/crowded_shingles.h"
#include "core/verify/repeat_sieve.h"

namespace shinglescope {

/// Known numbers of sets that contain a shingle; unlisted shingles are in one set.
struct KnownCounts {
  std::span<const std::uint64_t> shingles;  ///< ascending
  std::span<const std::uint32_t> counts;
};

/// A hash table that counts repeated shingles exactly and then numbers them, rarest first. Several
/// threads may add at once. Open addressing, linear probing of a bounded number of slots; 16 bytes
/// per slot, and 4 for its number.
class ShingleTable {
 public:
  static constexpr std::uint32_t kNoNumber = 0xFFFFFFFFU;
  /// A shingle that is in none of this many slots from its first one on is stored outside. In a
  /// table that is two thirds full, the chance is below 1e-12 for each shingle.
  static constexpr std::size_t kMostProbed = 512;

  /// `slots` should be half as many again as the distinct shingles.
  ShingleTable(std::uint64_t slots, bool isShared);

  /// Counts the shingles that the sieve (null: none) does not exclude. Writes the slot of each, or
  /// kNoNumber; those stored outside have slots from slotCount() + 1 on. O(1) expected per shingle,
  /// O(log shingles) for any, faster for many at once. Stops if the table is full.
  void add(std::span<const std::uint64_t> shingles, const RepeatSieve *sieve, std::uint32_t *slots);
  /// True if the table was too small, so it must not be used.
  bool isFull() const { return m_isFull.load(std::memory_order_relaxed); }
  std::uint64_t slotCount() const { return m_slots.size() - 1; }

  /// Replaces the counts by known ones. O(slots + shingles). False if cancelled.
  bool setCounts(const KnownCounts &known, const RunContext &context);
  /// Numbers the shingles that were counted more than once from 0, by ascending count. The order of
  /// equal counts depends only on the shingles. Frees everything else. O(slots). False if
  /// cancelled.
  bool assignNumbers(const RunContext &context);
  std::uint32_t numberCount() const { return m_numbers; }
  /// Returns the number of the shingle in a slot; kNoNumber if it occurs only once.
  std::uint32_t numberOf(std::uint32_t slot) const { return m_numberOfSlot[slot]; }

 private:
  struct Slot {
    std::uint64_t shingle = 0;  ///< 0: free
    std::uint32_t count = 0;
  };

  /// A shingle that may be repeated, and where to write its slot.
  struct Candidate {
    std::uint64_t shingle = 0;
    std::uint32_t *slot = nullptr;
  };
  static constexpr std::size_t kAddedTogether = 1024;
  using Candidates = std::array<Candidate, kAddedTogether>;
  static std::size_t select(std::span<const std::uint64_t> shingles, const RepeatSieve *sieve,
                            std::uint32_t *slots, Candidates &chosen);
  void resolve(std::span<const Candidate> chosen);

  /// Equal for equal shingles only, and evenly distributed. Slots ascend with it.
  static std::uint64_t keyOf(std::uint64_t shingle) { return shingle * 0x9e3779b97f4a7c15ULL; }
  std::size_t homeOf(std::uint64_t shingle) const {
    return static_cast<std::size_t>((keyOf(shingle) >> 32U) * slotCount() >> 32U);
  }
  std::uint32_t addTo(std::uint64_t shingle);
  void noteUsed();
  std::uint32_t countOf(std::size_t slot) const {
    return slot < m_slots.size() ? m_slots[slot].count : m_crowded.countAt(slot - m_slots.size());
  }
  std::uint32_t *countOfKnown(std::uint64_t shingle);
  bool insertAt(std::size_t slot, std::uint64_t shingle);
  void countAt(std::uint32_t slot);
  template <class Use>
  bool forEachByKey(const RunContext &context, Use use) const;

  bool m_isShared;
  std::atomic<bool> m_isFull{false};
  std::atomic<std::uint64_t> m_used{0};
  std::vector<Slot> m_slots;  ///< the last one is for the shingle 0
  CrowdedShingles m_crowded;
  std::vector<std::uint32_t> m_numberOfSlot;
  std::uint32_t m_numbers = 0;
};

}  // namespace shinglescope
