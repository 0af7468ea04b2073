// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/lesson/model/sentence.h"

namespace shinglescope {

/// A question with its choices. The explanation is shown with the answer, and before it the remark
/// on a wrong choice.
struct QuizQuestion {
  Sentence prompt;
  std::vector<Sentence> choices;
  std::size_t answer = 0;  ///< an index into `choices`
  Sentence explanation;
  /// The index of an author's question, from 0; its sentences are SentenceId::Lesson.
  std::optional<std::size_t> authored = {};
  /// For each choice why somebody may take it, and what is right; a sentence without values if
  /// there is none, as for the right choice.
  std::vector<Sentence> remarks = {};
  bool operator==(const QuizQuestion &) const = default;
};

}  // namespace shinglescope
