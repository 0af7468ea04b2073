// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/signature/signature_options.h"

namespace shinglescope {

/// k permutations of the shingles, drawn from a seed. One virtual call signs a whole set, so each
/// scheme has its own inner loop: permuting (affine, xor mask), hashing again (seeded rehash,
/// salted SHA-1), or cutting a single permutation into bins. Immutable: shared between threads.
class HashFamily {
 public:
  virtual ~HashFamily() = default;
  /// Writes the k minima of the shingles to `signature`, whose size is k. Order and duplicates do
  /// not matter, so unsorted hashes of a text are valid. Without shingles the values are
  /// SignatureMatrix::kEmptyValue. O(shingles * k); allocates no memory.
  virtual void sign(std::span<const std::uint64_t> shingles,
                    std::span<std::uint32_t> signature) const = 0;
  /// Signs a set that may be long: checks the stop token every few milliseconds for any set and any
  /// k. Cancelled: the signature is then unspecified. Does not advance the progress.
  virtual Result<void> signUnlessStopped(std::span<const std::uint64_t> shingles,
                                         std::span<std::uint32_t> signature,
                                         const RunContext &context) const;
};

/// Creates the family of a scheme. BadParameter for no hashes or more than the limit.
Result<std::unique_ptr<HashFamily>> makeHashFamily(const SignatureOptions &options);

}  // namespace shinglescope
