#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// The parameters of 128 affine permutations. Position p = 16 j + l of the tile
/// has h(x) = (first[l] + j step[l]) x + offset[l] mod 2^32, j from 0 to 7: along
/// j the values are a progression, so a kernel multiplies twice for each lane
/// and only adds from then on.
struct AffineTile {
  static constexpr std::size_t kLanes = 16;
  static constexpr std::size_t kSteps = 8;
  static constexpr std::size_t kPositions = kLanes * kSteps;

  alignas(64) std::uint32_t first[kLanes];  ///< odd
  alignas(64) std::uint32_t step[kLanes];   ///< even, so that every sum with first is odd
  alignas(64) std::uint32_t offset[kLanes];
};

/// The inner loops of the affine family for one CPU target. All targets give
/// the same numbers: everything is integer arithmetic modulo 2^32.
struct AffineKernels {
  /// x of each hash: its upper half xor its lower half. `x` has room for all.
  void (*fold)(std::span<const std::uint64_t> hashes, std::uint32_t *x);
  /// Lowers the first `count` of the tile's minima (1 to 128) to those over the
  /// items too. `minima` has room for 128; what lies behind `count` is unspecified.
  void (*lower)(const AffineTile &tile, std::span<const std::uint32_t> items, std::size_t count,
                std::uint32_t *minima);
};

/// The kernels of a target; those of Scalar where this program has none for it.
const AffineKernels &affineKernels(CpuTarget target);

/// Steps of a tile in which the lane belongs to its first `count` positions.
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
