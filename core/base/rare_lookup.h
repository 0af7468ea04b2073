// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// A hash table for many lookups, few of which succeed. A bitmap rejects most absent keys before
/// the table itself is touched. The lower bits of keys must look random. Open addressing, linear
/// probing. O(1) per key.
class RareLookup {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  struct Room {
    std::size_t bitsPerKey = 8;
    std::size_t slotsPerKey = 2;
  };

  RareLookup() : RareLookup(0, {}) {}
  RareLookup(std::size_t keys, Room room)
      : m_bitMask(std::bit_ceil(room.bitsPerKey * keys + kBitsPerWord) - 1),
        m_slotMask(std::bit_ceil(room.slotsPerKey * keys + 1) - 1),
        m_isThere((m_bitMask + 1) / kBitsPerWord),
        m_slots(m_slotMask + 1) {}

  /// Adds a key that is not present. The number of keys must not exceed the one passed to the
  /// constructor.
  void add(std::uint64_t key, std::uint32_t number) {
    m_isThere[(key & m_bitMask) / kBitsPerWord] |= std::uint64_t{1} << key % kBitsPerWord;
    std::size_t slot = key & m_slotMask;
    while (m_slots[slot] != 0) slot = (slot + 1) & m_slotMask;
    m_slots[slot] = number + 1;
  }

  /// Returns the number of the key, or kNone if it is absent. `isOf(number)` returns whether a
  /// number belongs to the key.
  template <class IsOf>
  std::uint32_t find(std::uint64_t key, IsOf isOf) const {
    const std::uint64_t word = m_isThere[(key & m_bitMask) / kBitsPerWord];
    if ((word >> key % kBitsPerWord & 1U) == 0) return kNone;
    for (std::size_t slot = key & m_slotMask; m_slots[slot] != 0; slot = (slot + 1) & m_slotMask)
      if (isOf(m_slots[slot] - 1)) return m_slots[slot] - 1;
    return kNone;
  }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&m_slots[key & m_slotMask]); }

 private:
  static constexpr std::size_t kBitsPerWord = 64;

  std::size_t m_bitMask;
  std::size_t m_slotMask;
  std::vector<std::uint64_t> m_isThere;  ///< indexed by the lower bits of keys
  std::vector<std::uint32_t> m_slots;    ///< a number + 1, indexed by the lower bits of its key
};

}  // namespace shinglescope
