// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash.h"

namespace shinglescope {

/// The digest of a source: XXH3 (128 bits) over the digests of its 1 MiB chunks and their number,
/// so that any thread can digest any chunk.
class SourceDigest {
 public:
  static constexpr std::size_t kChunkBytes = 1U << 20U;

  /// Returns the number of chunks of a source of `bytes`, for digesting chunks in any order.
  static std::size_t chunkCount(std::uint64_t bytes);
  static Digest128 combined(const std::vector<Digest128> &chunks, std::uint64_t bytes);

  /// Adds bytes in their order, in pieces of any size.
  void update(std::string_view bytes);
  /// Returns the digest of everything that was added.
  Digest128 finish();

 private:
  std::vector<Digest128> m_chunks;
  std::string m_rest;  ///< of an incomplete chunk
  std::uint64_t m_bytes = 0;
};

}  // namespace shinglescope
