// SPDX-License-Identifier: MIT
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
  std::size_t answer = 0;  ///< an index into `choices`
  Sentence explanation;
  /// The index of an author's question, from 0; its sentences are SentenceId::Lesson.
  std::optional<std::size_t> authored = {};
};

}  // namespace shinglescope
