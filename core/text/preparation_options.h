// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace shinglescope {

enum class UnicodeForm { Keep, Nfkc };
enum class Punctuation { None, Ascii, All };
enum class WhiteSpace { Keep, Remove, Spaces, All };

/// The steps that turn a record's text into the text to compare, in their fixed order.
/// docs/definitions.md defines them.
struct PreparationOptions {
  UnicodeForm unicode = UnicodeForm::Nfkc;
  bool lowerCase = true;
  Punctuation stripPunctuation = Punctuation::None;
  bool stripDigits = false;
  bool stripLoneLetters = false;
  WhiteSpace whiteSpace = WhiteSpace::All;
  std::optional<std::string> stopWords;  ///< a language: "en" or "it"
  std::optional<std::string> stem;       ///< a language: "en" or "it"
  bool operator==(const PreparationOptions &) const = default;
};

}  // namespace shinglescope
