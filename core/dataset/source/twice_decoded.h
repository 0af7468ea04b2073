// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Text that was UTF-8, was decoded as windows-1252 (or ISO-8859-1) and saved as UTF-8 again:
/// "piÃ¹" for "più". Each non-ASCII character has become two to four, which hardly ever occur
/// together otherwise.

/// Appends `text`, valid UTF-8, to `out` with twice-decoded characters repaired. Returns their
/// number. O(length).
std::uint64_t appendDecodedOnce(std::string_view text, std::string &out);

/// Twice-decoded characters found in a sample.
struct TwiceDecoded {
  struct Example {
    std::string word;   ///< as in the file
    std::string meant;  ///< as repaired
  };
  std::uint64_t characters = 0;
  std::vector<Example> examples;  ///< up to three different words
};

/// Searches valid UTF-8. O(length).
TwiceDecoded findTwiceDecoded(std::string_view text);

/// Repairs the cells of rows, one row after the other. One thread.
class TwiceDecodedRepair {
 public:
  /// Returns `cells`, which are valid UTF-8, unchanged if nothing needs repair; otherwise copies
  /// that live until the next call.
  const std::vector<std::string_view> &repaired(const std::vector<std::string_view> &cells);
  std::uint64_t characters() const { return m_characters; }  ///< repaired so far

 private:
  std::uint64_t m_characters = 0;
  std::vector<std::string> m_texts;
  std::vector<std::string_view> m_cells;
};

}  // namespace shinglescope
