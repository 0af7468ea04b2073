// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash.h"

namespace shinglescope::targets {

/// What texts consist of.
enum class TextKind {
  Words,       ///< ASCII words, separated by single spaces
  Ascii,       ///< with white space of all kinds, capitals, digits and punctuation
  Western,     ///< Latin letters with accents
  Cyrillic,    ///< with some Latin letters
  Plain,       ///< two-byte letters of all plain blocks, and their neighbours
  Mixed,       ///< all scripts, and white space outside ASCII
  Broken,      ///< the same, each piece cut off
  Random,      ///< any bytes
  WhiteLeads,  ///< bytes that occur in white space outside ASCII
  Dense,       ///< words of one letter
  LongWords,   ///< words of up to 80 bytes
  Count
};

constexpr std::size_t kMostTextBytes = 20'000;

/// Returns a text of `size` bytes. The last character may be cut off.
std::string makeText(TextKind kind, std::size_t size, SplitMix64 &random);

/// Returns one text for each kind and each size: 0 to 300, and some around the sizes at which
/// kernels change their loops. The same on every machine.
std::vector<std::string> inputTexts();

}  // namespace shinglescope::targets
