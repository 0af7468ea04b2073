// SPDX-License-Identifier: MIT
#include "core/signature/keyed_family.h"

#include <algorithm>
#include <limits>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

/// The shingles between two checks of the stop token: a few milliseconds of the slowest scheme for
/// one tile.
constexpr std::size_t kShinglesPerLook = 4096;

auto kernelOfScheme(PermutationScheme scheme) {
  switch (scheme) {
    case PermutationScheme::Xor: return &xorKernel;
    case PermutationScheme::Salted: return &saltedKernel;
    default: return &rehashKernel;
  }
}

}  // namespace

KeyedFamily::KeyedFamily(PermutationScheme scheme, std::uint32_t numHashes, std::uint64_t seed)
    : m_kernelOf(kernelOfScheme(scheme)) {
  SplitMix64 random(seed);
  const std::size_t tiles = (numHashes + kKeyedTile - 1) / kKeyedTile;
  for (std::size_t i = 0; i < tiles * kKeyedTile; ++i) {
    const std::uint64_t number = random.next();
    m_keys.push_back(scheme == PermutationScheme::Rehash ? rehashKey(number) : number);
  }
}

/// Signs tile by tile. `lower(keys, minima)` lowers the minima of a tile to those of the shingles;
/// if it returns false, signing stops.
template <class Lower>
bool KeyedFamily::signTiles(std::span<std::uint32_t> signature, const Lower &lower) const {
  for (std::size_t i = 0; i < signature.size(); i += kKeyedTile) {
    std::uint64_t minima[kKeyedTile];
    std::ranges::fill(minima, std::numeric_limits<std::uint64_t>::max());
    if (!lower(m_keys.data() + i, minima)) return false;
    const std::size_t count = std::min(kKeyedTile, signature.size() - i);
    for (std::size_t p = 0; p < count; ++p)
      signature[i + p] = static_cast<std::uint32_t>(minima[p]);
  }
  return true;
}

void KeyedFamily::sign(std::span<const std::uint64_t> shingles,
                       std::span<std::uint32_t> signature) const {
  if (shingles.empty()) {
    std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
    return;
  }
  const KeyedKernel kernel = m_kernelOf(activeCpuTarget());
  signTiles(signature, [&](const std::uint64_t *keys, std::uint64_t *minima) {
    kernel(keys, shingles, minima);
    return true;
  });
}

Result<void> KeyedFamily::signUnlessStopped(std::span<const std::uint64_t> shingles,
                                            std::span<std::uint32_t> signature,
                                            const RunContext &context) const {
  if (shingles.empty()) return HashFamily::signUnlessStopped(shingles, signature, context);
  const KeyedKernel kernel = m_kernelOf(activeCpuTarget());
  const auto lower = [&](const std::uint64_t *keys, std::uint64_t *minima) {
    for (std::size_t at = 0; at < shingles.size(); at += kShinglesPerLook) {
      if (context.isCancelled()) return false;
      kernel(keys, shingles.subspan(at, std::min(kShinglesPerLook, shingles.size() - at)), minima);
    }
    return true;
  };
  if (!signTiles(signature, lower)) return cancelledError();
  return {};
}

}  // namespace shinglescope
