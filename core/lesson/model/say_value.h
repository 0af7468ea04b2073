#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

/// A value of a sentence: a word as it stands, or a number or a list, which every
/// language writes in its own way. Numbers are held in a neutral form: digits, and
/// a point before the decimals.
struct SayValue {
  enum class Kind {
    Text,
    Whole,    ///< a text that is not cut, however long
    Count,    ///< a whole number
    Counted,  ///< a whole number of things, which are named: "1 band"
    Decimal,  ///< with its decimals
    Names,    ///< documents: "a, b and c"
    List,     ///< numbers: "3, 7, 9"
    Quoted    ///< shingles, which hold commas and blanks themselves
  };

  enum class Thing { Characters, Documents, Shingles, Rows, Hashes, Positions, Bands };

  SayValue(std::string text) : parts{std::move(text)} {}
  SayValue(const char *text) : parts{text} {}
  static SayValue whole(std::string text);
  static SayValue count(std::uint64_t number);
  static SayValue counted(std::uint64_t number, Thing thing);
  /// Rounded to the nearest, ties up. From 0 to 1.
  static SayValue decimal(double number, int decimals = 2);
  static SayValue names(std::vector<std::string> names);
  /// With an ellipsis after kListedParts.
  static SayValue list(std::vector<std::string> parts);
  static SayValue quoted(std::vector<std::string> parts);

  /// In one line and no language, lists with commas.
  std::string plain() const;
  /// Equal where the same is said.
  bool operator==(const SayValue &other) const { return parts == other.parts; }

  Kind kind = Kind::Text;
  Thing thing = Thing::Rows;       ///< where they are counted
  std::vector<std::string> parts;  ///< one, of lists any number

 private:
  SayValue(Kind which, std::vector<std::string> all) : kind(which), parts(std::move(all)) {}
};

inline constexpr std::size_t kListedParts = 20;

}  // namespace shinglescope
