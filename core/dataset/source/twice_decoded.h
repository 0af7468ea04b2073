#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Text that was UTF-8, was taken for windows-1252 (or ISO-8859-1) and saved as UTF-8 again:
/// "piÃ¹" for "più". Each character outside ASCII has become two to
/// four, which hardly stand together otherwise.

/// Appends `text`, valid UTF-8, to `out` with such characters as they were meant. Returns how many
/// there were. O(length).
std::uint64_t appendDecodedOnce(std::string_view text, std::string &out);

/// What a sample shows of it.
struct TwiceDecoded {
  struct Example {
    std::string word;   ///< as it is
    std::string meant;  ///< as it would be read
  };
  std::uint64_t characters = 0;
  std::vector<Example> examples;  ///< up to three different words
};

/// Looks through valid UTF-8. O(length).
TwiceDecoded findTwiceDecoded(std::string_view text);

/// Repairs the cells of rows, one row after the other. One thread.
class TwiceDecodedRepair {
 public:
  /// `cells`, valid UTF-8, themselves where nothing is to be repaired in them; else copies that
  /// live until the next call.
  const std::vector<std::string_view> &repaired(const std::vector<std::string_view> &cells);
  std::uint64_t characters() const { return m_characters; }  ///< repaired so far

 private:
  std::uint64_t m_characters = 0;
  std::vector<std::string> m_texts;
  std::vector<std::string_view> m_cells;
};

}  // namespace shinglescope
