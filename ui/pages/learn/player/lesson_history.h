// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// A state that undo returns to: the lesson, and the lesson as it was opened.
struct LessonVersion {
  LessonSpec spec;
  std::shared_ptr<const LessonSpec> opened;
};

/// The undo history of lessons. Opening another lesson is a step like any edit, so undo also
/// returns from a lesson chosen by mistake.
class LessonHistory {
 public:
  /// Stores the version that is replaced and clears the redo steps. At most 200 steps.
  void push(LessonVersion replaced);
  /// Reverts the last push() if the new version could not be shown.
  std::optional<LessonVersion> dropLast();
  bool canUndo() const { return !m_past.empty(); }
  bool canRedo() const { return !m_future.empty(); }
  /// Returns the previous version, if any; a later redo() returns `shown`.
  std::optional<LessonVersion> undo(LessonVersion shown);
  std::optional<LessonVersion> redo(LessonVersion shown);

 private:
  std::vector<LessonVersion> m_past;
  std::vector<LessonVersion> m_future;
};

}  // namespace shinglescope
