#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/review/records/record_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// A pair was judged; `a` and `b` are equal where a class of identical rows was.
struct PairChange {
  RecordKey a;
  RecordKey b;
  Judgement before;
  Judgement after;
  bool operator==(const PairChange &) const = default;
};

/// A row was made the keeper of its group, taken out of it, or neither.
struct RowChange {
  RecordKey row;
  RowMark before = RowMark::None;
  RowMark after = RowMark::None;
  bool operator==(const RowChange &) const = default;
};

using LogChange = std::variant<PairChange, RowChange>;

/// One step of the verdict log: what one act of a reviewer changed, or what one
/// undo put back. Steps are numbered from 1 without gaps and never altered or
/// removed; all changes of a step are saved, or none.
struct LogStep {
  std::uint64_t number = 0;
  std::uint64_t undoes = 0;  ///< the step that this one takes back; 0: none
  std::int64_t unixMilliseconds = 0;
  std::string reviewer;  ///< who; empty where nobody said
  std::string origin;    ///< "key", "rule", "inference", "import", "merge"
  std::vector<LogChange> changes;
  std::vector<KnownRecord> records;  ///< those that the changes name
  bool operator==(const LogStep &) const = default;
};

}  // namespace shinglescope
