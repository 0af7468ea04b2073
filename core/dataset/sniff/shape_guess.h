// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/dataset/csv/dialect.h"

namespace shinglescope {

/// The shape of a source, and the reason.
struct ShapeGuess {
  SourceShape shape = SourceShape::Delimited;
  double score = 1;     ///< 0 to 1
  Message reason = {};  ///< one sentence
};

/// Guesses the shape: JSON Lines if nearly all lines are JSON objects; ID<TAB>text if short unique
/// words precede long texts without a header above; otherwise delimited. Plain lines are never
/// guessed: a table of one column reads the same. `isComplete` is true if the head is the whole
/// file. Linear.
ShapeGuess guessShape(std::string_view head, bool isComplete);

}  // namespace shinglescope
