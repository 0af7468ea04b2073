#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/signature/signature_options.h"

namespace shinglescope {

/// k permutations of the shingles, drawn from a seed. One virtual call signs a
/// whole set, so that a scheme owns its inner loop: one that permutes (affine,
/// xor mask), one that hashes again (seeded rehash, salted SHA-1), or one that
/// cuts a single permutation into bins. Immutable: shared between threads.
class HashFamily {
 public:
  virtual ~HashFamily() = default;
  /// Writes the k minima of the shingles to `signature`, whose size is k. Their
  /// order and repetition do not matter: hashes as they come out of a text will
  /// do. No shingles give SignatureMatrix::kEmptyValue. O(shingles * k); takes no
  /// memory.
  virtual void sign(std::span<const std::uint64_t> shingles,
                    std::span<std::uint32_t> signature) const = 0;
  /// The same for a set that may be long: looks at the stop token every few
  /// milliseconds, whatever the set and k. Cancelled, and then the signature is
  /// unspecified. Advances nothing.
  virtual Result<void> signUnlessStopped(std::span<const std::uint64_t> shingles,
                                         std::span<std::uint32_t> signature,
                                         const RunContext &context) const;
};

/// BadParameter for no hashes or more than the limit.
Result<std::unique_ptr<HashFamily>> makeHashFamily(const SignatureOptions &options);

}  // namespace shinglescope
