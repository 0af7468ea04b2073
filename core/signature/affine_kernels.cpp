// SPDX-License-Identifier: MIT
#include "core/signature/affine_kernels.h"

#include <algorithm>

namespace shinglescope {
namespace {

void foldScalar(std::span<const std::uint64_t> hashes, AffineItems &items) {
  items.size = hashes.size();
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    const auto x = static_cast<std::uint32_t>(hashes[i] ^ (hashes[i] >> 32U));
    items.slots[i] = (x & 0xFFFF0000U) | x >> 16U;
    items.rests[i] = x & 0xFFFFU;
  }
}

/// The definition, position by position; the reference for tests of the other targets.
void lowerScalar(const AffineTile &tile, const AffineItems &items, std::size_t count,
                 std::uint32_t *minima) {
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t lane = p % AffineTile::kLanes;
    const auto step = static_cast<std::uint32_t>(p / AffineTile::kLanes);
    const std::uint32_t a = tile.first[lane] + step * tile.step[lane];
    const std::uint32_t b = tile.offset[lane];
    std::uint32_t lowest = minima[p];
    for (std::size_t i = 0; i < items.size; ++i)  // bits beyond 16 are shifted out
      lowest = std::min(lowest, (a * items.slots[i] + b) << 16U | items.rests[i]);
    minima[p] = lowest;
  }
}

constexpr AffineKernels kAffineScalar{~std::size_t{0}, foldScalar, lowerScalar, nullptr, nullptr};

}  // namespace

void SlotTable::startText() {
  if (text == 0) {
    std::ranges::fill(entries, ~0U);
    text = 1U << 16U;
  }
  --text;
}

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
