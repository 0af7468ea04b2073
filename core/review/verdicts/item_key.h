#pragma once

#include <compare>

#include "core/base/ids.h"

namespace shinglescope {

/// Identifies a queue item while a result is in view: the smallest rows of its two texts, a < b. A
/// class of identical rows has its smallest row twice. The log identifies items by their records
/// instead (RecordKey).
struct ItemKey {
  RecordId a;
  RecordId b;
  auto operator<=>(const ItemKey &) const = default;
};

}  // namespace shinglescope
