// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/text/preparation_options.h"
#include "core/verify/measure.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// A choice and its name in recipes and on the command line.
template <class Choice>
struct NamedChoice {
  std::string_view name;
  Choice value;
};
/// The deduction guide that clang 16 does not generate.
template <class Choice>
NamedChoice(const char *, Choice) -> NamedChoice<Choice>;

inline constexpr std::array kUnicodeNames = {NamedChoice{"nfkc", UnicodeForm::Nfkc},
                                             NamedChoice{"keep", UnicodeForm::Keep}};
inline constexpr std::array kPunctuationNames = {NamedChoice{"none", Punctuation::None},
                                                 NamedChoice{"ascii", Punctuation::Ascii},
                                                 NamedChoice{"all", Punctuation::All}};
inline constexpr std::array kWhiteSpaceNames = {
    NamedChoice{"keep", WhiteSpace::Keep}, NamedChoice{"spaces", WhiteSpace::Spaces},
    NamedChoice{"all", WhiteSpace::All}, NamedChoice{"remove", WhiteSpace::Remove}};
inline constexpr std::array kShingleUnitNames = {NamedChoice{"char", ShingleUnit::Character},
                                                 NamedChoice{"word", ShingleUnit::Word}};
inline constexpr std::array kShortTextsNames = {NamedChoice{"whole", ShortTexts::Whole},
                                                NamedChoice{"skip", ShortTexts::Skip}};
inline constexpr std::array kShingleCountsNames = {
    NamedChoice{"set", ShingleCounts::Set}, NamedChoice{"multiset", ShingleCounts::Multiset}};
inline constexpr std::array kHashNames = {
    NamedChoice{"fast", HashFunction::Fast},         NamedChoice{"xxh3", HashFunction::Xxh3},
    NamedChoice{"xxh32", HashFunction::Xxh32},       NamedChoice{"murmur3", HashFunction::Murmur3},
    NamedChoice{"farmhash", HashFunction::FarmHash}, NamedChoice{"sha1", HashFunction::Sha1}};
inline constexpr std::array kPermutationNames = {
    NamedChoice{"affine", PermutationScheme::Affine}, NamedChoice{"xor", PermutationScheme::Xor},
    NamedChoice{"rehash", PermutationScheme::Rehash},
    NamedChoice{"salted", PermutationScheme::Salted},
    NamedChoice{"one-permutation", PermutationScheme::OnePermutation}};
inline constexpr std::array kVerificationNames = {NamedChoice{"exact", Verification::Exact},
                                                  NamedChoice{"estimate", Verification::Estimate}};

inline constexpr std::array kMeasureNames = {NamedChoice{"jaccard", MeasureKind::Jaccard},
                                             NamedChoice{"containment", MeasureKind::Containment}};

inline constexpr std::array kPairsNames = {NamedChoice{"all", PairsWanted::All},
                                           NamedChoice{"links", PairsWanted::Links}};

/// The name of a choice; every choice has one.
template <class Choice, std::size_t N>
std::string choiceName(const std::array<NamedChoice<Choice>, N> &names, Choice value) {
  const auto found = std::ranges::find(names, value, &NamedChoice<Choice>::value);
  return found == names.end() ? std::string() : std::string(found->name);
}

/// The choice with this name, if any.
template <class Choice, std::size_t N>
std::optional<Choice> choiceFromName(const std::array<NamedChoice<Choice>, N> &names,
                                     std::string_view name) {
  const auto found = std::ranges::find(names, name, &NamedChoice<Choice>::name);
  return found == names.end() ? std::nullopt : std::optional(found->value);
}

/// Joins the names with one separator, and another before the last.
template <class Choice, std::size_t N>
std::string joinedNames(const std::array<NamedChoice<Choice>, N> &names, std::string_view between,
                        std::string_view last) {
  std::string list;
  for (std::size_t i = 0; i < N; ++i) {
    if (i > 0) list += i + 1 == N ? last : between;
    list += names[i].name;
  }
  return list;
}

/// "none, ascii or all": for the command line.
template <class Choice, std::size_t N>
std::string choiceList(const std::array<NamedChoice<Choice>, N> &names) {
  return joinedNames(names, ", ", " or ");
}

/// The same as a value for messages.
template <class Choice, std::size_t N>
Message choiceMessage(const std::array<NamedChoice<Choice>, N> &names) {
  std::string butLast;
  for (std::size_t i = 0; i + 1 < N; ++i) {
    if (i > 0) butLast += ", ";
    butLast += names[i].name;
  }
  return {MessageId::OneOrAnother, {butLast, names[N - 1].name}};
}

/// "none|ascii|all": for a command's help.
template <class Choice, std::size_t N>
std::string choiceWords(const std::array<NamedChoice<Choice>, N> &names) {
  return joinedNames(names, "|", "|");
}

}  // namespace shinglescope
