// SPDX-License-Identifier: MIT
#pragma once

#include <compare>

#include "core/base/ids.h"

namespace shinglescope {

/// Identifies a queue item while a result is in view: the smallest rows of its two texts, a < b.
/// For a class of identical rows both are its smallest row. The log identifies items by their
/// records instead (RecordKey).
struct ItemKey {
  RecordId a;
  RecordId b;
  auto operator<=>(const ItemKey &) const = default;
};

}  // namespace shinglescope
