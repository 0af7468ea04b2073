// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace shinglescope::bench {

/// Positions of a signature that are computed in one pass.
inline constexpr std::size_t kPositions = 128;

/// a x + b mod 2^32 for each position.
struct WideHashes {
  alignas(64) std::uint32_t multipliers[kPositions];
  alignas(64) std::uint32_t offsets[kPositions];
  alignas(64) std::uint32_t steps[16];  ///< the increment of a over 16 positions
};

/// The other design: the upper kSlotBits of x are permuted by a y + b mod 2^kSlotBits, and the
/// lower bits follow unchanged. The parameters are in the upper bits of 16-bit numbers.
struct NarrowHashes {
  static constexpr unsigned kSlotBits = 13;
  static constexpr unsigned kRestBits = 32 - kSlotBits;
  alignas(64) std::uint16_t multipliers[kPositions];
  alignas(64) std::uint16_t offsets[kPositions];
  alignas(64) std::uint16_t inverses[kPositions];  ///< of the multipliers, mod 2^16
  alignas(64) std::uint16_t steps[32];
};

/// The lowest rest of x in each slot for the text that is being signed. An entry contains the
/// number of its text, which counts down: each text's entries are lower than all earlier ones, and
/// nothing has to be cleared between texts.
struct SlotTable {
  alignas(64) std::uint32_t entries[std::size_t{1} << NarrowHashes::kSlotBits];
  std::uint32_t text = 0;
};

/// The loops of one instruction set: minima of all positions over `count` values. They may read 64
/// bytes past the end of `values`.
struct MinimaKernels {
  const char *name = "";
  /// Every position has its own multiplication.
  void (*independent)(const WideHashes &, const std::uint32_t *values, std::size_t count,
                      std::uint32_t *minima) = nullptr;
  /// Positions 16 apart differ by a step, so an addition is enough.
  void (*progression)(const WideHashes &, const std::uint32_t *values, std::size_t count,
                      std::uint32_t *minima) = nullptr;
  /// Only the minima, without multiplication and addition. The result is wrong by design: it shows
  /// the cost of the 32-bit minima alone.
  void (*minimaOnly)(const WideHashes &, const std::uint32_t *values, std::size_t count,
                     std::uint32_t *minima) = nullptr;
  void (*narrow)(const NarrowHashes &, SlotTable &, const std::uint32_t *values, std::size_t count,
                 std::uint32_t *minima) = nullptr;
};

extern const MinimaKernels kSse41Minima;
extern const MinimaKernels kAvx2Minima;
extern const MinimaKernels kAvx512Minima;

}  // namespace shinglescope::bench
