// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"
#include "core/signature/hash_family.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {

/// Turns shingle sets into MinHash signatures (Broder, On the resemblance and
/// containment of documents, 1997). Immutable; shared between threads.
class MinHasher {
 public:
  /// Errors: those of makeHashFamily().
  static Result<MinHasher> create(const SignatureOptions &options);

  std::uint32_t numHashes() const { return m_numHashes; }
  /// Signs one set; `signature` has numHashes() values.
  void sign(std::span<const std::uint64_t> set, std::span<std::uint32_t> signature) const {
    m_family->sign(set, signature);
  }
  /// Signs one set, but stops within milliseconds when cancelled, however long the set is.
  /// Cancelled. Does not advance the progress.
  Result<void> signUnlessStopped(std::span<const std::uint64_t> set,
                                 std::span<std::uint32_t> signature,
                                 const RunContext &context) const {
    return m_family->signUnlessStopped(set, signature, context);
  }
  /// Signs all sets in parallel. Limit if the signatures exceed the memory of the run. Stage:
  /// Signing, in texts.
  Result<SignatureMatrix> signAll(const ShingleSets &sets, const RunContext &context) const;

 private:
  MinHasher(std::unique_ptr<HashFamily> family, std::uint32_t numHashes)
      : m_family(std::move(family)), m_numHashes(numHashes) {}

  std::shared_ptr<const HashFamily> m_family;
  std::uint32_t m_numHashes = 0;
};

/// Counts the positions in which two signatures agree; divided by the signature's size, it is the
/// unbiased estimate of Jaccard. Both spans have the same size.
std::uint32_t equalPositions(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace shinglescope
