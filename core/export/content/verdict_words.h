#pragma once

#include <array>
#include <string_view>

#include "core/export/content/verdict_table.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

inline constexpr std::array<std::string_view, 8> kVerdictColumns = {
    "row_a", "row_b", "id_a", "id_b", "verdict", "keep", "note", "tags"};

inline constexpr std::array kVerdictWords = {NamedChoice{"duplicate", Verdict::Duplicate},
                                             NamedChoice{"not_duplicate", Verdict::NotDuplicate},
                                             NamedChoice{"unsure", Verdict::Unsure},
                                             NamedChoice{"undecided", Verdict::Undecided}};
/// Of an entry on which what was said disagrees, so that nothing holds; where
/// verdicts are read such a line is passed over.
inline constexpr std::string_view kContestedWord = "contested";
/// What stands in the column of verdicts where a single row was marked.
inline constexpr std::array kMarkWords = {NamedChoice{"keeper", RowMark::Keeper},
                                          NamedChoice{"taken_out", RowMark::TakenOut},
                                          NamedChoice{"no_mark", RowMark::None}};
inline constexpr std::array kKeepWords = {NamedChoice{"a", Keep::A}, NamedChoice{"b", Keep::B},
                                          NamedChoice{"", Keep::Neither}};

/// The word of a choice, alive as long as the program.
template <class Choice, std::size_t N>
std::string_view wordOf(const std::array<NamedChoice<Choice>, N> &names, Choice value) {
  for (const auto &entry : names)
    if (entry.value == value) return entry.name;
  return {};
}

/// The word of an entry's state; null where nothing was said.
inline std::string_view exportedVerdict(const EntryState *state) {
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
