// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/review/records/record_key.h"
#include "core/review/verdicts/item_judgements.h"

namespace shinglescope {

/// The merge of a group, as the log keeps it.
struct MergeText {
  RecordKey record;                      ///< the keeper when it was merged
  std::optional<RecordId> row;           ///< none if the table does not contain the record
  bool isOfOtherContent = false;         ///< the record was found only by its id
  std::uint32_t decidedIn = 0;           ///< the step
  std::shared_ptr<const Remark> remark;  ///< its note is the text
};

/// A snapshot of all merges of a log, for any thread.
struct MergeTexts {
  std::string rules = {};  ///< of the table; empty if there are none
  std::vector<MergeText> groups = {};
};

}  // namespace shinglescope
