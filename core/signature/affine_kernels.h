// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// x of up to 512 shingles: the upper half of the hash xor the lower half. Its upper 16 bits are
/// the shingle's slot, which each position permutes; the lower ones, its rest, stay unchanged.
struct AffineItems {
  static constexpr std::size_t kCapacity = 512;

  alignas(64) std::uint32_t slots[kCapacity];  ///< the slot in both halves
  alignas(64) std::uint32_t rests[kCapacity];
  std::size_t size = 0;
};

/// The parameters of 128 permutations. Position p = 32 j + l of the tile, j from 0 to 3, maps a
/// slot y to (first[l] + j step[l]) y + offset[l] mod 2^16. Along j the values form a progression,
/// so a kernel multiplies twice per lane and then only adds.
struct AffineTile {
  static constexpr std::size_t kLanes = 32;
  static constexpr std::size_t kSteps = 4;
  static constexpr std::size_t kPositions = kLanes * kSteps;

  alignas(64) std::uint16_t first[kLanes];  ///< odd
  alignas(64) std::uint16_t step[kLanes];   ///< even, so first + j step is odd
  alignas(64) std::uint16_t offset[kLanes];
  alignas(64) std::uint16_t inverse[kPositions];  ///< of first + j step, modulo 2^16
};

/// The least rest of each slot for the text being signed. An entry contains the text's number in
/// the bits above the rest. Numbers count down: entries of previous texts are greater than all
/// entries of this one, so nothing is cleared between texts. One for each thread.
struct SlotTable {
  alignas(64) std::uint32_t entries[1U << 16U];
  std::uint32_t text = 0;

  /// Begins a text; must also be called before the first one.
  void startText();
};

/// The inner loops of the affine family for one CPU target. All targets give the same numbers,
/// since everything is integer arithmetic.
struct AffineKernels {
  /// Up to this number of shingles, lower() is faster than lowerSlots() and addRests().
  std::size_t few = 0;
  /// Computes the items of at most AffineItems::kCapacity hashes.
  void (*fold)(std::span<const std::uint64_t> hashes, AffineItems &items) = nullptr;
  /// Lowers the first `count` of the tile's minima (1 to 128) to include the items. `minima` has
  /// room for 128; values after `count` are unspecified.
  void (*lower)(const AffineTile &tile, const AffineItems &items, std::size_t count,
                std::uint32_t *minima) = nullptr;
  /// Lowers only the upper 16 bits of the minima, at half the cost; records the rests in `table` if
  /// there is one. Only for more than `few` shingles in total.
  void (*lowerSlots)(const AffineTile &tile, SlotTable *table, const AffineItems &items,
                     std::size_t count, std::uint16_t *slots) = nullptr;
  /// Combines the upper bits with the rests of the table, which has recorded all items, into 128
  /// minima.
  void (*addRests)(const AffineTile &tile, const SlotTable &table, const std::uint16_t *slots,
                   std::uint32_t *minima) = nullptr;
};

/// Returns the kernels of a target, or those of Scalar if this program has none for it.
const AffineKernels &affineKernels(CpuTarget target);

/// Returns the number of steps of a tile in which the lane is among its first `count` positions.
constexpr std::size_t stepsOfLane(std::size_t lane, std::size_t count) {
  return count > lane ? (count - lane + AffineTile::kLanes - 1) / AffineTile::kLanes : 0;
}

#ifdef SHINGLESCOPE_X86
extern const AffineKernels kAffineSse41;
extern const AffineKernels kAffineAvx2;
extern const AffineKernels kAffineAvx512;
#endif
#ifdef SHINGLESCOPE_NEON
extern const AffineKernels kAffineNeon;
#endif

}  // namespace shinglescope
