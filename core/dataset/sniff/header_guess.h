#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// Whether the first of some rows holds names, and the sentence that says why.
struct HeaderGuess {
  bool hasHeader = true;
  Message reason = {};
  double score = 0.5;          ///< 0 to 1: how sure
  std::size_t extraLines = 0;  ///< rows below the first that look like names or units too
};

/// Compares the first row with those below it: names are short, are no numbers
/// and differ from the values of their columns. Without evidence it says yes.
HeaderGuess guessHeader(const std::vector<std::vector<std::string>> &rows);

}  // namespace shinglescope
