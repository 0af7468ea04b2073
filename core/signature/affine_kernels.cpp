#include "core/signature/affine_kernels.h"

#include <algorithm>

namespace shinglescope {
namespace {

void foldScalar(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  for (std::size_t i = 0; i < hashes.size(); ++i)
    x[i] = static_cast<std::uint32_t>(hashes[i] ^ (hashes[i] >> 32U));
}

/// One lane at a time: the minima of its steps stay in registers.
void lowerScalar(const AffineTile &tile, std::span<const std::uint32_t> items, std::size_t count,
                 std::uint32_t *minima) {
  for (std::size_t lane = 0; lane < AffineTile::kLanes; ++lane) {
    const std::size_t steps = stepsOfLane(lane, count);
    std::uint32_t lowest[AffineTile::kSteps];
    for (std::size_t j = 0; j < steps; ++j) lowest[j] = minima[AffineTile::kLanes * j + lane];
    for (const std::uint32_t x : items) {
      std::uint32_t h = tile.first[lane] * x + tile.offset[lane];
      const std::uint32_t step = tile.step[lane] * x;
      for (std::size_t j = 0; j < steps; ++j, h += step) lowest[j] = std::min(lowest[j], h);
    }
    for (std::size_t j = 0; j < steps; ++j) minima[AffineTile::kLanes * j + lane] = lowest[j];
  }
}

constexpr AffineKernels kAffineScalar{foldScalar, lowerScalar};

}  // namespace

const AffineKernels &affineKernels(CpuTarget target) {
  switch (target) {
#ifdef SHINGLESCOPE_X86
    case CpuTarget::Sse41: return kAffineSse41;
    case CpuTarget::Avx2: return kAffineAvx2;
    case CpuTarget::Avx512: return kAffineAvx512;
#endif
#ifdef SHINGLESCOPE_NEON
    case CpuTarget::Neon: return kAffineNeon;
#endif
    default: return kAffineScalar;
  }
}

}  // namespace shinglescope
