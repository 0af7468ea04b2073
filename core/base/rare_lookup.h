#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// The numbers of some keys, to be found by very many keys of which few are among them: one bit
/// tells most of those apart before the table of numbers is touched. Keys must look drawn at
/// random in their lower bits. Open addressing, linear probing. O(1) a key.
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

  /// A key that is not there, and as many as room was made for at most.
  void add(std::uint64_t key, std::uint32_t number) {
    m_isThere[(key & m_bitMask) / kBitsPerWord] |= std::uint64_t{1} << key % kBitsPerWord;
    std::size_t slot = key & m_slotMask;
    while (m_slots[slot] != 0) slot = (slot + 1) & m_slotMask;
    m_slots[slot] = number + 1;
  }

  /// The number of the key; kNone where it is not there. `isOf(number)` says whether a number is
  /// the key's.
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
  std::vector<std::uint64_t> m_isThere;  ///< by the lower bits of keys
  std::vector<std::uint32_t> m_slots;    ///< a number + 1, by the lower bits of its key
};

}  // namespace shinglescope
