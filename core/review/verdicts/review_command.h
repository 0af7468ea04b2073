// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/review/records/record_key.h"
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

/// The new text of a merge. `row` is that of the record, if it is in the table.
struct MergeEdit {
  RecordKey record;
  std::optional<RecordId> row = {};
  std::string text = {};
};

/// One command of a reviewer, which is one undo step.
struct ReviewCommand {
  std::vector<ItemJudgement> items = {};
  std::vector<MarkedRow> rows = {};
  std::vector<MergeEdit> merges = {};
  std::string origin = "key";  ///< as in LogStep
  std::string reviewer = {};
};

}  // namespace shinglescope
