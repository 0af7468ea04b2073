// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

/// A value of a sentence: a word used unchanged, or a number or list, which each language formats
/// in its own way. Numbers have a neutral form: digits, and a point before the decimals.
struct SentenceValue {
  enum class Kind {
    Text,
    Whole,    ///< a text that is never shortened
    Count,    ///< a whole number
    Counted,  ///< a whole number with its noun: "1 band"
    Decimal,  ///< with its decimals
    Names,    ///< documents: "a, b and c"
    List,     ///< numbers: "3, 7, 9"
    Quoted    ///< shingles, which may contain commas and blanks
  };

  enum class Thing { Characters, Documents, Shingles, Rows, Hashes, Positions, Bands, Pairs };

  SentenceValue(std::string text) : parts{std::move(text)} {}
  SentenceValue(const char *text) : parts{text} {}
  static SentenceValue whole(std::string text);
  static SentenceValue count(std::uint64_t number);
  static SentenceValue counted(std::uint64_t number, Thing thing);
  /// A number from 0 to 1, rounded to nearest, ties up.
  static SentenceValue decimal(double number, int decimals = 2);
  static SentenceValue names(std::vector<std::string> names);
  /// A list with an ellipsis after kListedParts parts.
  static SentenceValue list(std::vector<std::string> parts);
  /// Such a list of shingles, with an ellipsis after `most` of them.
  static SentenceValue quoted(std::vector<std::string> parts, std::size_t most = 20);

  /// The value on one line, independent of language; the parts of a list are separated by commas.
  std::string plain() const;
  /// Compares only the text.
  bool operator==(const SentenceValue &other) const { return parts == other.parts; }

  Kind kind = Kind::Text;
  Thing thing = Thing::Rows;       ///< the noun, if counted
  std::vector<std::string> parts;  ///< one part; any number for lists

 private:
  SentenceValue(Kind which, std::vector<std::string> all) : kind(which), parts(std::move(all)) {}
};

inline constexpr std::size_t kListedParts = 20;

}  // namespace shinglescope
