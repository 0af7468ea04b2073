#pragma once

#include <cstdint>
#include <string_view>

#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// The origin of steps that brought another reviewer's verdicts.
inline constexpr std::string_view kMergeOrigin = "merge";
/// The origin of steps that keep rules made.
inline constexpr std::string_view kRuleOrigin = "rule";

/// What one voice says of a pair of records, or of a record's place in its
/// group. Eight bytes, since there may be millions.
struct Saying {
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;  ///< of the target's a and b
  RowMark mark = RowMark::None;
  std::uint32_t remark = 0;  ///< VerdictLog::remark(); 0: none
  bool operator==(const Saying &) const = default;
};

/// A pair of records, or one record, as one voice judges it. Voice 0 is the
/// project's own; others came with a merge.
struct LogTarget {
  static constexpr std::uint32_t kNoRecord = 0xFFFFFFFFU;
  std::uint32_t a = 0;  ///< numbers in the book, a <= b
  std::uint32_t b = 0;  ///< kNoRecord where a row is marked
  std::uint32_t voice = 0;
  bool isRow() const { return b == kNoRecord; }
  bool operator==(const LogTarget &) const = default;
};

enum class StepState : std::uint8_t {
  Done,      ///< it holds
  Undone,    ///< it was taken back and can be done again
  Abandoned  ///< it was taken back, and then something else was done
};

/// An act of a reviewer in the history; undos and redos are no acts, they
/// change the state of one.
struct HistoryItem {
  std::uint64_t number = 0;  ///< of its step
  StepState state = StepState::Done;
  bool operator==(const HistoryItem &) const = default;
};

}  // namespace shinglescope
