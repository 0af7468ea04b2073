// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/item_key.h"

namespace shinglescope {

/// What one key press judges: a pair of distinct texts, or one class of identical rows (then textA
/// == textB, and `pair` is not set).
struct QueueItem {
  static constexpr std::uint32_t kNoPair = 0xFFFFFFFFU;
  TextId textA;
  TextId textB;
  std::uint32_t pair = kNoPair;  ///< index into DuplicateResult::pairs
  std::uint32_t rowPairs = 1;    ///< row pairs that it represents, capped at 2^32 - 1
  float similarity = 1.0F;       ///< the deciding value: exact, or estimated

  bool isClass() const { return pair == kNoPair; }
};

/// All items down to the floor: pairs in their order, then classes. O(n).
std::vector<QueueItem> makeQueue(const DuplicateResult &result);
ItemKey keyOf(const QueueItem &item, const DuplicateResult &result);

}  // namespace shinglescope
