// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// Whether the first row contains names, with the reason as a sentence.
struct HeaderGuess {
  bool hasHeader = true;
  Message reason = {};
  double score = 0.5;          ///< 0 to 1: how certain it is
  std::size_t extraLines = 0;  ///< further rows that look like names or units
};

/// Compares the first row with those below it: names are short, are not numbers and differ from the
/// values of their columns. Without evidence the first row is a header.
HeaderGuess guessHeader(const std::vector<std::vector<std::string>> &rows);

}  // namespace shinglescope
