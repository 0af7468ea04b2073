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

/// A decision about merged records, as JSON: that of the group whose keeper this record was, or the
/// rules of the table if the record is kTableOfMerges. An empty text is no decision. The layer
/// core/review/merged reads and writes the texts.
struct MergeChange {
  RecordKey record;
  std::string before;
  std::string after;
  bool operator==(const MergeChange &) const = default;
};

/// Stands for the table itself where a record is expected; no row has this digest.
inline constexpr RecordKey kTableOfMerges{};

using LogChange = std::variant<PairChange, RowChange, MergeChange>;

/// One step of the verdict log: the changes of one command of a reviewer, or of one undo. Steps are
/// numbered from 1 without gaps and never altered or removed. A step is saved with all its changes,
/// or not at all.
struct LogStep {
  std::uint64_t number = 0;
  std::uint64_t undoes = 0;  ///< the step that this one reverts; 0: none
  std::int64_t unixMilliseconds = 0;
  std::string reviewer;  ///< empty if unknown
  std::string origin;    ///< "key", "rule", "verdict-rule", "merge", "record-merge", ...
  std::vector<LogChange> changes;
  std::vector<KnownRecord> records;  ///< the records that the changes name
  bool operator==(const LogStep &) const = default;
};

/// The origin of steps that merged another reviewer's verdicts.
inline constexpr std::string_view kMergeOrigin = "merge";
/// The origin of steps that keep rules created.
inline constexpr std::string_view kRuleOrigin = "rule";
/// The origin of steps that a verdict rule created (core/review/queue/verdict_rule.h), and of those
/// that merged another reviewer's verdicts by rule.
inline constexpr std::string_view kVerdictRuleOrigin = "verdict-rule";
inline constexpr std::string_view kMergedRuleOrigin = "merge-verdict-rule";

/// The origin of steps that merged the records of groups.
inline constexpr std::string_view kRecordMergeOrigin = "record-merge";

constexpr bool isMergeOrigin(std::string_view origin) {
  return origin == kMergeOrigin || origin == kMergedRuleOrigin;
}
/// True if nobody looked at the pairs one by one.
constexpr bool isVerdictRuleOrigin(std::string_view origin) {
  return origin == kVerdictRuleOrigin || origin == kMergedRuleOrigin;
}

/// One reviewer's decision on a pair of records, or on the mark of a record. Eight bytes, since
/// there may be millions.
struct ReviewDecision {
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;  ///< refers to the target's a and b
  RowMark mark = RowMark::None;
  std::uint32_t remark = 0;  ///< VerdictLog::remark(); 0: none. Of a merge, its note is the text
  bool operator==(const ReviewDecision &) const = default;
};

/// A pair of records, or one record, as one reviewer judges it. Reviewer 0 is the project itself;
/// others come from merges.
struct LogTarget {
  static constexpr std::uint32_t kNoRecord = 0xFFFFFFFFU;
  static constexpr std::uint32_t kMergeOf = 0xFFFFFFFEU;
  std::uint32_t a = 0;  ///< numbers in the record registry, a <= b
  std::uint32_t b = 0;  ///< kNoRecord if a row is marked, kMergeOf for a merge
  std::uint32_t reviewer = 0;
  bool isRow() const { return b == kNoRecord; }
  bool isMerge() const { return b == kMergeOf; }
  bool isPair() const { return b < kMergeOf; }
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
