#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {

/// The signature of a text and where it comes from.
struct TextMinima {
  std::vector<std::uint32_t> values;  ///< one a hash; empty for a text without a shingle
  std::vector<std::uint32_t> causes;  ///< the place of the first shingle that gives each value
};

/// Signs single texts as the engine does and says which shingle each value comes
/// from. A long text is signed in parts, and then the minima of the parts, whose
/// minima are those of the text: so that a stop is heard. One thread.
class MinimaFinder {
 public:
  /// BadParameter as makeHashFamily.
  static Result<MinimaFinder> create(const SignatureOptions &options);

  /// `shingles` are hashes as signatures take them, each once, in the order of the
  /// text. O(shingles * hashes). Cancelled. Advances nothing.
  Result<TextMinima> find(std::span<const std::uint64_t> shingles, const RunContext &context);

 private:
  MinimaFinder(MinHasher hasher, MinHasher lone, std::uint32_t hashes);

  void signAll(const std::vector<std::uint32_t> &places, std::span<const std::uint64_t> shingles,
               std::size_t begin, std::size_t end);
  /// The value that one shingle alone has in a position.
  std::uint32_t aloneAt(std::size_t position) const {
    return m_alone.size() == 1 ? m_alone.front() : m_alone[position];
  }
  Result<std::vector<std::uint32_t>> thin(const std::vector<std::uint32_t> &places,
                                          std::span<const std::uint64_t> shingles,
                                          const RunContext &context);

  MinHasher m_hasher;
  MinHasher m_lone;  ///< signs one shingle; of the one permutation its one value
  std::size_t m_part = 0;
  std::vector<std::uint64_t> m_hashes;
  std::vector<std::uint32_t> m_values;
  std::vector<std::uint32_t> m_alone;
};

}  // namespace shinglescope
