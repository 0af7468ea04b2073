// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/base/hash.h"

namespace shinglescope {

/// Identifies a record independently of its file: the digest of all its cells, and its index from 0
/// among the records with equal cells, in table order.
struct RecordKey {
  Digest128 digest;
  std::uint32_t occurrence = 0;
  auto operator<=>(const RecordKey &) const = default;
};

/// A record as a project file stores it: its key, and the data that helps to find it again after
/// its cells were edited.
struct KnownRecord {
  RecordKey key;
  std::string id;         ///< its id cell; empty without an id column
  std::uint32_t row = 0;  ///< its row at that time, from 0
  bool operator==(const KnownRecord &) const = default;
};

}  // namespace shinglescope
