// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {

/// The signature of a text and the origin of its values.
struct TextMinima {
  std::vector<std::uint32_t> values;  ///< one for each hash; empty for a text without a shingle
  std::vector<std::uint32_t> causes;  ///< for each value: index of the first shingle that has it
};

/// Signs single texts like the engine and finds the shingle behind each value: the first one that
/// has this value in this position when signed alone. A stop is noticed within milliseconds,
/// however long the text is. One thread.
class MinimaFinder {
 public:
  /// Errors: BadParameter as in makeHashFamily().
  static Result<MinimaFinder> create(const SignatureOptions &options);

  /// `shingles` are the hashes for signatures, without repetitions, in text order. O(shingles *
  /// hashes). Cancelled. Reports no progress.
  Result<TextMinima> find(std::span<const std::uint64_t> shingles, const RunContext &context);

 private:
  MinimaFinder(MinHasher hasher, MinHasher lone)
      : m_hasher(std::move(hasher)), m_lone(std::move(lone)), m_alone(m_lone.numHashes()) {}

  /// The value that one shingle alone has in a position.
  std::uint32_t aloneAt(std::size_t position) const {
    return m_alone.size() == 1 ? m_alone.front() : m_alone[position];
  }

  MinHasher m_hasher;
  MinHasher m_lone;  ///< signs one shingle; has a single value for OnePermutation
  std::vector<std::uint32_t> m_alone;
};

}  // namespace shinglescope
