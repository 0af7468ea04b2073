// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
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
  std::vector<KnownRecord> records;  ///< the records that the changes name
  bool operator==(const LogStep &) const = default;
};

/// The origin of steps that merged another reviewer's verdicts.
inline constexpr std::string_view kMergeOrigin = "merge";
/// The origin of steps that keep rules created.
inline constexpr std::string_view kRuleOrigin = "rule";

/// One reviewer's decision on a pair of records, or on the mark of a record. Eight bytes, since
/// there may be millions.
struct ReviewDecision {
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;  ///< refers to the target's a and b
  RowMark mark = RowMark::None;
  std::uint32_t remark = 0;  ///< VerdictLog::remark(); 0: none
  bool operator==(const ReviewDecision &) const = default;
};

/// A pair of records, or one record, as one reviewer judges it. Reviewer 0 is the project itself;
/// others come from merges.
struct LogTarget {
  static constexpr std::uint32_t kNoRecord = 0xFFFFFFFFU;
  std::uint32_t a = 0;  ///< numbers in the record registry, a <= b
  std::uint32_t b = 0;  ///< kNoRecord if a row is marked
  std::uint32_t reviewer = 0;
  bool isRow() const { return b == kNoRecord; }
  bool operator==(const LogTarget &) const = default;
};

enum class StepState : std::uint8_t {
  Done,      ///< in effect
  Undone,    ///< undone; can be redone
  Abandoned  ///< undone, and another command followed
};

/// A command in the history. Undo and redo are not commands; they change the state of a command.
struct HistoryItem {
  std::uint64_t number = 0;  ///< of its step
  StepState state = StepState::Done;
  bool operator==(const HistoryItem &) const = default;
};

}  // namespace shinglescope
