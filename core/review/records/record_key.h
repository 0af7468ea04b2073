#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/base/hash.h"

namespace shinglescope {

/// What a record is known by, whatever file it stands in: the digest of all its
/// cells, and which one it is among records of equal cells, in the order of the
/// table, from 0.
struct RecordKey {
  Digest128 digest;
  std::uint32_t occurrence = 0;
  auto operator<=>(const RecordKey &) const = default;
};

/// A record as a project file keeps it: its key, and what helps to find it
/// again where its cells were edited.
struct KnownRecord {
  RecordKey key;
  std::string id;         ///< its id cell; empty without an id column
  std::uint32_t row = 0;  ///< where it stood, from 0
  bool operator==(const KnownRecord &) const = default;
};

}  // namespace shinglescope
