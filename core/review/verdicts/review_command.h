// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/review/verdicts/item_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

struct ItemJudgement {
  ItemKey item;
  Judgement judgement;
};

struct MarkedRow {
  RecordId row;
  RowMark mark = RowMark::None;
  bool operator==(const MarkedRow &) const = default;
};

/// One command of a reviewer, which is one undo step.
struct ReviewCommand {
  std::vector<ItemJudgement> items = {};
  std::vector<MarkedRow> rows = {};
  std::string origin = "key";  ///< "key", "rule", "inference", "import"
  std::string reviewer = {};
};

}  // namespace shinglescope
