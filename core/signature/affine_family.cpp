#include "core/signature/affine_family.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

/// Positions whose minima are held at once: few enough to stay in registers.
constexpr std::size_t kTile = 16;

/// The permuted number must not be the shingle's own hash bits: the order of
/// the set (sorted by hash) would then show in the minima.
std::uint32_t permutable(std::uint64_t shingle) {
  return static_cast<std::uint32_t>(mix64(shingle) >> 32U);
}

void minimaOfTile(std::span<const std::uint32_t> items, const std::uint32_t *multipliers,
                  const std::uint32_t *offsets, std::size_t count, std::uint32_t *minima) {
  std::uint32_t lowest[kTile];
  std::fill_n(lowest, kTile, SignatureMatrix::kEmptyValue);
  std::uint32_t a[kTile] = {};
  std::uint32_t b[kTile] = {};
  std::copy_n(multipliers, count, a);
  std::copy_n(offsets, count, b);
  for (const std::uint32_t x : items) {
    for (std::size_t i = 0; i < kTile; ++i) lowest[i] = std::min(lowest[i], a[i] * x + b[i]);
  }
  std::copy_n(lowest, count, minima);
}

}  // namespace

AffineFamily::AffineFamily(std::uint32_t hashes, std::uint64_t seed) {
  SplitMix64 random(seed);
  for (std::uint32_t i = 0; i < hashes; ++i) {
    m_multipliers.push_back(static_cast<std::uint32_t>(random.next() >> 32U) | 1U);
    m_offsets.push_back(static_cast<std::uint32_t>(random.next() >> 32U));
  }
}

void AffineFamily::sign(std::span<const std::uint64_t> set,
                        std::span<std::uint32_t> signature) const {
  thread_local std::vector<std::uint32_t> items;
  items.resize(set.size());
  std::transform(set.begin(), set.end(), items.begin(), permutable);
  for (std::size_t i = 0; i < signature.size(); i += kTile) {
    const std::size_t count = std::min(kTile, signature.size() - i);
    minimaOfTile(items, m_multipliers.data() + i, m_offsets.data() + i, count,
                 signature.data() + i);
  }
}

}  // namespace shinglescope
