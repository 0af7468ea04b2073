#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/lesson/model/sentence.h"

namespace shinglescope {

/// A question with its choices. The explanation is shown with the answer.
struct QuizQuestion {
  Sentence prompt;
  std::vector<Sentence> choices;
  std::size_t answer = 0;  ///< a place in `choices`
  Sentence explanation;
  /// Of an author's question, whose sentences are Say::Lesson: which one, from 0.
  std::optional<std::size_t> authored = {};
};

}  // namespace shinglescope
