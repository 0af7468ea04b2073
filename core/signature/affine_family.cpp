// SPDX-License-Identifier: MIT
#include "core/signature/affine_family.h"

#include <algorithm>
#include <memory>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"
#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTile = AffineTile::kPositions;
/// The work between two checks of the stop token: a few milliseconds of the slowest kernel.
constexpr std::size_t kEvaluationsPerLook = 1U << 21U;

/// Newton's iteration: each round doubles the number of correct low bits.
std::uint16_t inverseOfOdd16(std::uint16_t number) {
  std::uint32_t inverse = number;
  for (int round = 0; round < 4; ++round) inverse *= 2U - number * inverse;
  return static_cast<std::uint16_t>(inverse);
}

AffineTile drawTile(SplitMix64 &random) {
  AffineTile tile;
  for (std::size_t lane = 0; lane < AffineTile::kLanes; ++lane) {
    const std::uint64_t number = random.next();
    tile.first[lane] = static_cast<std::uint16_t>(number >> 48U | 1U);
    tile.step[lane] = static_cast<std::uint16_t>(number >> 32U & ~1U);
    tile.offset[lane] = static_cast<std::uint16_t>(number >> 16U);
    std::uint16_t multiplier = tile.first[lane];
    for (std::size_t p = lane; p < kTile; p += AffineTile::kLanes) {
      tile.inverse[p] = inverseOfOdd16(multiplier);
      multiplier = static_cast<std::uint16_t>(multiplier + tile.step[lane]);
    }
  }
  return tile;
}

/// Calls `each(items)` with the shingles in chunks that fit on the stack and into the fastest
/// cache.
template <class Each>
void forEachChunk(const AffineKernels &kernels, std::span<const std::uint64_t> shingles,
                  Each each) {
  AffineItems items;
  for (std::size_t i = 0; i < shingles.size(); i += AffineItems::kCapacity) {
    const std::size_t size = std::min(AffineItems::kCapacity, shingles.size() - i);
    kernels.fold(shingles.subspan(i, size), items);
    each(items);
  }
}

/// Calls `each(tile number, positions, minima)`. Kernels write whole tiles, so the last positions
/// get a separate buffer.
template <class Each>
void forEachTile(std::span<std::uint32_t> signature, std::uint32_t *last, Each each) {
  for (std::size_t p = 0; p < signature.size(); p += kTile) {
    const std::size_t count = std::min(kTile, signature.size() - p);
    each(p / kTile, count, count == kTile ? signature.data() + p : last);
  }
}

}  // namespace

AffineFamily::AffineFamily(std::uint32_t numHashes, std::uint64_t seed) {
  SplitMix64 random(seed);
  for (std::size_t i = 0; i < numHashes; i += kTile) m_tiles.push_back(drawTile(random));
}

void AffineFamily::signWhole(const AffineKernels &kernels, std::span<const std::uint64_t> shingles,
                             std::span<std::uint32_t> signature) const {
  alignas(64) std::uint32_t last[kTile];
  std::ranges::fill(last, SignatureMatrix::kEmptyValue);
  std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
  forEachChunk(kernels, shingles, [&](const AffineItems &items) {
    forEachTile(signature, last, [&](std::size_t t, std::size_t count, std::uint32_t *minima) {
      kernels.lower(m_tiles[t], items, count, minima);
    });
  });
  const std::size_t rest = signature.size() % kTile;
  std::copy_n(last, rest, signature.end() - static_cast<std::ptrdiff_t>(rest));
}

void AffineFamily::signHalves(const AffineKernels &kernels, std::span<const std::uint64_t> shingles,
                              std::span<std::uint32_t> signature) const {
  thread_local const auto table = std::make_unique<SlotTable>();
  alignas(64) std::uint16_t slots[kMaxHashes];
  alignas(64) std::uint32_t last[kTile];
  std::fill_n(slots, m_tiles.size() * kTile, std::uint16_t{0xFFFF});
  table->startText();
  forEachChunk(kernels, shingles, [&](const AffineItems &items) {
    forEachTile(signature, last, [&](std::size_t t, std::size_t count, std::uint32_t *) {
      kernels.lowerSlots(m_tiles[t], t == 0 ? table.get() : nullptr, items, count,
                         slots + t * kTile);
    });
  });
  forEachTile(signature, last, [&](std::size_t t, std::size_t, std::uint32_t *minima) {
    kernels.addRests(m_tiles[t], *table, slots + t * kTile, minima);
  });
  const std::size_t rest = signature.size() % kTile;
  std::copy_n(last, rest, signature.end() - static_cast<std::ptrdiff_t>(rest));
}

void AffineFamily::sign(std::span<const std::uint64_t> shingles,
                        std::span<std::uint32_t> signature) const {
  const AffineKernels &kernels = affineKernels(activeCpuTarget());
  if (shingles.size() <= kernels.few)
    signWhole(kernels, shingles, signature);
  else
    signHalves(kernels, shingles, signature);
}

/// Signs in parts: the text's minimum is the least of the parts' minima.
Result<void> AffineFamily::signUnlessStopped(std::span<const std::uint64_t> shingles,
                                             std::span<std::uint32_t> signature,
                                             const RunContext &context) const {
  const std::size_t part = std::max(kEvaluationsPerLook / signature.size(), std::size_t{1});
  std::vector<std::uint32_t> minima(signature.size());
  std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
  for (std::size_t at = 0; at < shingles.size(); at += part) {
    if (context.isCancelled()) return cancelledError();
    sign(shingles.subspan(at, std::min(part, shingles.size() - at)), minima);
    std::ranges::transform(signature, minima, signature.begin(),
                           [](std::uint32_t a, std::uint32_t b) { return std::min(a, b); });
  }
  return {};
}

}  // namespace shinglescope
