#include "core/signature/keyed_family.h"

#include <algorithm>
#include <limits>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

auto kernelOfScheme(PermutationScheme scheme) {
  switch (scheme) {
    case PermutationScheme::Xor: return &xorKernel;
    case PermutationScheme::Salted: return &saltedKernel;
    default: return &rehashKernel;
  }
}

}  // namespace

KeyedFamily::KeyedFamily(PermutationScheme scheme, std::uint32_t hashes, std::uint64_t seed)
    : m_kernelOf(kernelOfScheme(scheme)) {
  SplitMix64 random(seed);
  const std::size_t tiles = (hashes + kKeyedTile - 1) / kKeyedTile;
  for (std::size_t i = 0; i < tiles * kKeyedTile; ++i) {
    const std::uint64_t number = random.next();
    m_keys.push_back(scheme == PermutationScheme::Rehash ? rehashKey(number) : number);
  }
}

void KeyedFamily::sign(std::span<const std::uint64_t> shingles,
                       std::span<std::uint32_t> signature) const {
  if (shingles.empty()) {
    std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
    return;
  }
  const KeyedKernel lower = m_kernelOf(activeCpuTarget());
  for (std::size_t i = 0; i < signature.size(); i += kKeyedTile) {
    std::uint64_t minima[kKeyedTile];
    std::ranges::fill(minima, std::numeric_limits<std::uint64_t>::max());
    lower(m_keys.data() + i, shingles, minima);
    const std::size_t count = std::min(kKeyedTile, signature.size() - i);
    for (std::size_t p = 0; p < count; ++p)
      signature[i + p] = static_cast<std::uint32_t>(minima[p]);
  }
}

}  // namespace shinglescope
