// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace shinglescope {

/// For each byte, the numbers of its set bits in ascending order, one in each byte. Gathers the
/// kept of eight bytes in a shuffle, and turns masks into positions, without branches and without
/// instructions that some CPUs execute slowly (pdep, pext).
inline constexpr auto kBitPositions = [] {
  std::array<std::uint64_t, 256> positions{};
  for (std::size_t bits = 0; bits < positions.size(); ++bits) {
    unsigned count = 0;
    for (std::uint64_t bit = 0; bit < 8; ++bit)
      if ((bits >> bit & 1U) != 0) positions[bits] |= bit << 8 * count++;
  }
  return positions;
}();

/// The same, with eight added to each number: for the upper eight of sixteen bytes.
inline constexpr auto kUpperBitPositions = [] {
  std::array<std::uint64_t, 256> positions = kBitPositions;
  for (std::uint64_t &eight : positions) eight += 0x0808080808080808ULL;
  return positions;
}();

}  // namespace shinglescope
