#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash.h"

namespace shinglescope {

/// The digest of a source's bytes: XXH3 (128 bits) of the digests of its
/// mebibytes and of their number, so that parts can be digested by any thread.
class SourceDigest {
 public:
  static constexpr std::size_t kChunkBytes = 1U << 20U;

  /// For chunks in any order: how many a source of `bytes` has.
  static std::size_t chunkCount(std::uint64_t bytes);
  static Digest128 combined(const std::vector<Digest128> &chunks, std::uint64_t bytes);

  /// For bytes in their order, in pieces of any size.
  void update(std::string_view bytes);
  /// Of all that was given.
  Digest128 finish();

 private:
  std::vector<Digest128> m_chunks;
  std::string m_rest;  ///< of a chunk that is not complete
  std::uint64_t m_bytes = 0;
};

}  // namespace shinglescope
