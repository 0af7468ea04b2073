#pragma once

#include <string>
#include <vector>

#include "core/review/verdicts/entry_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

struct EntryJudgement {
  EntryKey entry;
  Judgement judgement;
};

struct MarkedRow {
  RecordId row;
  RowMark mark = RowMark::None;
  bool operator==(const MarkedRow &) const = default;
};

/// One command of a reviewer: one undo step.
struct ReviewCommand {
  std::vector<EntryJudgement> entries = {};
  std::vector<MarkedRow> rows = {};
  std::string origin = "key";  ///< "key", "rule", "inference", "import"
  std::string reviewer = {};
};

}  // namespace shinglescope
