// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "core/export/content/verdict_table.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

inline constexpr std::array<std::string_view, 11> kVerdictColumns = {
    "row_a", "row_b", "id_a",    "id_b",    "verdict", "keep",
    "note",  "tags",  "made_by", "table_a", "table_b"};
/// The number of them that are written if there is only one table.
inline constexpr std::size_t kVerdictColumnsOfOneTable = 9;

inline constexpr std::string_view kTagsColumn = "tags";
/// The value of the last column for a verdict that a rule gave; otherwise it is empty.
inline constexpr std::string_view kMadeByRule = "rule";

inline constexpr std::array kVerdictWords = {NamedChoice{"duplicate", Verdict::Duplicate},
                                             NamedChoice{"not_duplicate", Verdict::NotDuplicate},
                                             NamedChoice{"unsure", Verdict::Unsure},
                                             NamedChoice{"undecided", Verdict::Undecided}};
/// The word for an item whose reviewers disagree, so that no verdict applies. Such a line is
/// skipped when verdicts are read.
inline constexpr std::string_view kContestedWord = "contested";
/// The values of the verdict column for a marked row.
inline constexpr std::array kMarkWords = {NamedChoice{"keeper", RowMark::Keeper},
                                          NamedChoice{"taken_out", RowMark::TakenOut},
                                          NamedChoice{"no_mark", RowMark::None}};
inline constexpr std::array kKeepWords = {NamedChoice{"a", Keep::A}, NamedChoice{"b", Keep::B},
                                          NamedChoice{"", Keep::Neither}};

/// The name of a choice; valid as long as the program runs.
template <class Choice, std::size_t N>
std::string_view wordOf(const std::array<NamedChoice<Choice>, N> &names, Choice value) {
  for (const auto &entry : names)
    if (entry.value == value) return entry.name;
  return {};
}

inline std::string_view madeBy(bool isByRule) {
  return isByRule ? kMadeByRule : std::string_view();
}

/// The name of an item's verdict, "undecided" for a null state.
inline std::string_view exportedVerdict(const ItemState *state) {
  if (state == nullptr) return wordOf(kVerdictWords, Verdict::Undecided);
  const bool isOpen = state->isContested && state->verdict == Verdict::Undecided;
  return isOpen ? kContestedWord : wordOf(kVerdictWords, state->verdict);
}

inline std::string_view keepWord(Keep keep) { return wordOf(kKeepWords, keep); }
inline std::string_view verdictWord(const VerdictLine &line) {
  const bool isMark = !line.rowB && line.idB.empty();
  return isMark ? wordOf(kMarkWords, line.mark) : wordOf(kVerdictWords, line.judgement.verdict);
}

}  // namespace shinglescope
