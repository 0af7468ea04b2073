// SPDX-License-Identifier: MIT
#include "core/signature/hash_family.h"

#include "core/signature/affine_family.h"
#include "core/signature/keyed_family.h"
#include "core/signature/one_permutation_family.h"

namespace shinglescope {

/// The default, for families that sign any text quickly.
Result<void> HashFamily::signUnlessStopped(std::span<const std::uint64_t> shingles,
                                           std::span<std::uint32_t> signature,
                                           const RunContext &context) const {
  if (context.isCancelled()) return cancelledError();
  sign(shingles, signature);
  return {};
}

Result<std::unique_ptr<HashFamily>> makeHashFamily(const SignatureOptions &options) {
  const auto &[scheme, numHashes, seed] = options;
  if (numHashes == 0 || numHashes > kMaxHashes)
    return badParameter({MessageId::HashCountWrong, {numHashes, kMaxHashes}});
  std::unique_ptr<HashFamily> family;
  switch (scheme) {
    case PermutationScheme::Affine: family = std::make_unique<AffineFamily>(numHashes, seed); break;
    case PermutationScheme::Xor:
    case PermutationScheme::Rehash:
    case PermutationScheme::Salted:
      family = std::make_unique<KeyedFamily>(scheme, numHashes, seed);
      break;
    case PermutationScheme::OnePermutation:
      family = std::make_unique<OnePermutationFamily>(numHashes, seed);
      break;
  }
  return family;
}

}  // namespace shinglescope
