#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/hash.h"
#include "core/dataset/source/source_digest.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

// Checksums find what a disk or a cable changed, not what a person did: who writes a step can write
// its checksum too. Numbers count as 8 bytes, the lowest first; a text with its length before it.

/// Of all that a step says: its number, what it undoes, when, who and why, its changes and its
/// records, each in their order. O(changes).
Digest128 checksumOf(const LogStep &step);

/// Of a stored result, given in this order: rows, first row of the reference (or all ones), pairs,
/// recipe and report; then the identical rows, the rows without a shingle and the pairs, each
/// number as it stands in its table. Copies go on from the same place.
class RunChecksum {
 public:
  void add(std::uint64_t number);
  void add(std::string_view text);
  Digest128 finish() { return m_digest.finish(); }

 private:
  SourceDigest m_digest;
};

}  // namespace shinglescope
