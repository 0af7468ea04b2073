#include "core/signature/affine_kernels.h"

#ifdef SHINGLESCOPE_NEON
#include <arm_neon.h>

#include <algorithm>

namespace shinglescope {
namespace {

using Items = std::span<const std::uint32_t>;
constexpr std::size_t kSteps = AffineTile::kSteps;
constexpr std::size_t kLanes = AffineTile::kLanes;
constexpr std::size_t kVectorLanes = 4;

void foldNeon(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  std::size_t i = 0;
  for (; i + 2 <= hashes.size(); i += 2) {
    const uint64x2_t hash = vld1q_u64(hashes.data() + i);
    vst1_u32(x + i, vmovn_u64(veorq_u64(hash, vshrq_n_u64(hash, 32))));
  }
  for (; i < hashes.size(); ++i) x[i] = static_cast<std::uint32_t>(hashes[i] ^ (hashes[i] >> 32U));
}

template <std::size_t kCount>
void lowerLanes(const AffineTile &tile, std::size_t lane, Items items, std::uint32_t *minima) {
  const uint32x4_t first = vld1q_u32(tile.first + lane);
  const uint32x4_t step = vld1q_u32(tile.step + lane);
  const uint32x4_t offset = vld1q_u32(tile.offset + lane);
  uint32x4_t lowest[kCount];
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) lowest[j] = vld1q_u32(minima + kLanes * j + lane);
  for (const std::uint32_t item : items) {
    const uint32x4_t x = vdupq_n_u32(item);
    const uint32x4_t stride = vmulq_u32(step, x);
    uint32x4_t h = vmlaq_u32(offset, first, x);
    lowest[0] = vminq_u32(lowest[0], h);
#pragma GCC unroll 8
    for (std::size_t j = 1; j < kCount; ++j) {
      h = vaddq_u32(h, stride);
      lowest[j] = vminq_u32(lowest[j], h);
    }
  }
#pragma GCC unroll 8
  for (std::size_t j = 0; j < kCount; ++j) vst1q_u32(minima + kLanes * j + lane, lowest[j]);
}

constexpr decltype(&lowerLanes<1>) kTable[kSteps] = {lowerLanes<1>, lowerLanes<2>, lowerLanes<3>,
                                                     lowerLanes<4>, lowerLanes<5>, lowerLanes<6>,
                                                     lowerLanes<7>, lowerLanes<8>};

void lowerNeon(const AffineTile &tile, Items items, std::size_t count, std::uint32_t *minima) {
  for (std::size_t lane = 0; lane < std::min(kLanes, count); lane += kVectorLanes)
    kTable[stepsOfLane(lane, count) - 1](tile, lane, items, minima);
}

}  // namespace

const AffineKernels kAffineNeon{foldNeon, lowerNeon};

}  // namespace shinglescope
#endif
