// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/hash.h"
#include "core/dataset/source/source_digest.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

// Checksums detect changes that a disk or a cable causes, not those of a person: whoever writes a
// step can also write its checksum. Numbers are 8 bytes, least significant first; a text is
// preceded by its length.

/// The checksum of a whole step: its number, the step it undoes, time, reviewer and origin, its
/// changes and its records, each in their order. O(changes).
Digest128 checksumOf(const LogStep &step);

/// The checksum of a stored result, in this order: number of rows, first row of the reference (or
/// all ones), number of pairs, recipe and report; then the identical rows, the rows without a
/// shingle and the pairs, each number as in its table. A copy continues from the same position as
/// the original.
class RunChecksum {
 public:
  void add(std::uint64_t number);
  void add(std::string_view text);
  Digest128 finish() { return m_digest.finish(); }

 private:
  SourceDigest m_digest;
};

}  // namespace shinglescope
