#pragma once

#include <compare>

#include "core/base/ids.h"

namespace shinglescope {

/// What a queue entry is known by while a result is in view: the smallest rows
/// of its two texts, a < b; a class of identical rows is its smallest row
/// twice. The log knows entries by their records instead (RecordKey).
struct EntryKey {
  RecordId a;
  RecordId b;
  auto operator<=>(const EntryKey &) const = default;
};

}  // namespace shinglescope
