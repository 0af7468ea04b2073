#pragma once

#include <string>
#include <string_view>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// What a source is made of, and why.
struct ShapeGuess {
  SourceShape shape = SourceShape::Delimited;
  double score = 1;     ///< 0 to 1
  Message reason = {};  ///< one sentence
};

/// JSON Lines where nearly all lines are JSON objects; ID<TAB>text where short
/// unique words stand before long texts and no header is above them; else
/// delimited. Lines of text are never guessed: a table of one column reads the
/// same. `isComplete` if the head is the whole file. Linear.
ShapeGuess guessShape(std::string_view head, bool isComplete);

}  // namespace shinglescope
