#include "core/signature/affine_family.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

/// Shingles permuted at once: small enough for the stack and the fastest cache,
/// long enough that loading the minima again costs nothing.
constexpr std::size_t kChunk = 512;

std::uint32_t upperHalf(std::uint64_t number) { return static_cast<std::uint32_t>(number >> 32U); }

AffineTile drawTile(SplitMix64 &random) {
  AffineTile tile;
  for (std::size_t lane = 0; lane < AffineTile::kLanes; ++lane) {
    tile.first[lane] = upperHalf(random.next()) | 1U;
    tile.step[lane] = upperHalf(random.next()) & ~1U;
    tile.offset[lane] = upperHalf(random.next());
  }
  return tile;
}

}  // namespace

AffineFamily::AffineFamily(std::uint32_t hashes, std::uint64_t seed) {
  SplitMix64 random(seed);
  for (std::size_t i = 0; i < hashes; i += AffineTile::kPositions)
    m_tiles.push_back(drawTile(random));
}

void AffineFamily::sign(std::span<const std::uint64_t> shingles,
                        std::span<std::uint32_t> signature) const {
  const AffineKernels &kernels = affineKernels(activeCpuTarget());
  const std::size_t whole = signature.size() / AffineTile::kPositions;
  const std::size_t rest = signature.size() % AffineTile::kPositions;
  alignas(64) std::uint32_t items[kChunk];
  // Kernels write whole vectors: the last positions get room of their own.
  alignas(64) std::uint32_t last[AffineTile::kPositions];
  std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
  if (rest > 0) std::ranges::fill(last, SignatureMatrix::kEmptyValue);
  for (std::size_t i = 0; i < shingles.size(); i += kChunk) {
    const auto chunk = shingles.subspan(i, std::min(kChunk, shingles.size() - i));
    kernels.fold(chunk, items);
    const std::span<const std::uint32_t> folded(items, chunk.size());
    std::uint32_t *minima = signature.data();
    for (std::size_t t = 0; t < whole; ++t, minima += AffineTile::kPositions)
      kernels.lower(m_tiles[t], folded, AffineTile::kPositions, minima);
    if (rest > 0) kernels.lower(m_tiles[whole], folded, rest, last);
  }
  std::copy_n(last, rest, signature.end() - static_cast<std::ptrdiff_t>(rest));
}

}  // namespace shinglescope
