#pragma once

#include <cstdint>
#include <string_view>

#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// The origin of steps that merged another reviewer's verdicts.
inline constexpr std::string_view kMergeOrigin = "merge";
/// The origin of steps that keep rules created.
inline constexpr std::string_view kRuleOrigin = "rule";

/// One reviewer's decision on a pair of records, or on a record's place in its group. Eight bytes,
/// since there may be millions.
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
  std::uint32_t voice = 0;
  bool isRow() const { return b == kNoRecord; }
  bool operator==(const LogTarget &) const = default;
};

enum class StepState : std::uint8_t {
  Done,      ///< it is in effect
  Undone,    ///< it was undone and can be redone
  Abandoned  ///< it was undone, and another command followed
};

/// A command in the history. Undo and redo are not commands of their own; they change the state of
/// one.
struct HistoryItem {
  std::uint64_t number = 0;  ///< of its step
  StepState state = StepState::Done;
  bool operator==(const HistoryItem &) const = default;
};

}  // namespace shinglescope
