// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace shinglescope {

/// The nine stages of a lesson, in their order.
enum class LessonStage {
  Texts,
  Shingles,
  Matrix,
  Permutations,
  Signature,
  Compare,
  Bands,
  Curve,
  Questions
};
inline constexpr std::size_t kLessonStages = 9;

}  // namespace shinglescope
