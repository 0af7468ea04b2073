#pragma once

#include <compare>

#include "core/base/ids.h"

namespace shinglescope {

/// Identifies a queue entry while a result is in view: the smallest rows of its two texts, a < b. A
/// class of identical rows has its smallest row twice. The log identifies entries by their records
/// instead (RecordKey).
struct EntryKey {
  RecordId a;
  RecordId b;
  auto operator<=>(const EntryKey &) const = default;
};

}  // namespace shinglescope
