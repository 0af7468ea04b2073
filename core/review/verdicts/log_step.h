#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/review/records/record_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// A judged pair; `a` and `b` are equal for a class of identical rows.
struct PairChange {
  RecordKey a;
  RecordKey b;
  Judgement before;
  Judgement after;
  bool operator==(const PairChange &) const = default;
};

/// A row that was made the keeper of its group, taken out of it, or neither.
struct RowChange {
  RecordKey row;
  RowMark before = RowMark::None;
  RowMark after = RowMark::None;
  bool operator==(const RowChange &) const = default;
};

using LogChange = std::variant<PairChange, RowChange>;

/// One step of the verdict log: the changes of one command of a reviewer, or of one undo. Steps are
/// numbered from 1 without gaps and never altered or removed. A step is saved with all its changes,
/// or not at all.
struct LogStep {
  std::uint64_t number = 0;
  std::uint64_t undoes = 0;  ///< the step that this one reverts; 0: none
  std::int64_t unixMilliseconds = 0;
  std::string reviewer;  ///< empty if unknown
  std::string origin;    ///< "key", "rule", "inference", "import", "merge"
  std::vector<LogChange> changes;
  std::vector<KnownRecord> records;  ///< those that the changes name
  bool operator==(const LogStep &) const = default;
};

}  // namespace shinglescope
