#include "core/signature/affine_kernels.h"

#include <algorithm>

namespace shinglescope {
namespace {

using Items = AffineKernels::Items;

void foldScalar(std::span<const std::uint64_t> hashes, std::uint32_t *x) {
  for (std::size_t i = 0; i < hashes.size(); ++i)
    x[i] = static_cast<std::uint32_t>(hashes[i] ^ (hashes[i] >> 32U));
}

/// The definition, position by position; what the other targets are tested with.
void lowerScalar(const AffineTile &tile, Items items, std::size_t count, std::uint32_t *minima) {
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t lane = p % AffineTile::kLanes;
    const std::size_t step = p / AffineTile::kLanes;
    // Shifted up by 16, so that arithmetic modulo 2^32 is that modulo 2^16.
    const std::uint32_t a = (tile.first[lane] + static_cast<std::uint32_t>(step) * tile.step[lane])
                            << 16U;
    const std::uint32_t b = std::uint32_t{tile.offset[lane]} << 16U;
    std::uint32_t lowest = minima[p];
    for (const std::uint32_t x : items)
      lowest = std::min(lowest, (a * (x >> kRestBits) + b) | (x & kRestMask));
    minima[p] = lowest;
  }
}

constexpr AffineKernels kAffineScalar{foldScalar, lowerScalar, nullptr, nullptr};

}  // namespace

void SlotTable::startText() {
  if (text == 0) {
    std::ranges::fill(entries, ~0U);
    text = 1U << kSlotBits;
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
