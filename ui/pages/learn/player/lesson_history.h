#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// What undo returns to: a lesson as it was, and as it was opened.
struct LessonVersion {
  LessonSpec spec;
  std::shared_ptr<const LessonSpec> opened;
};

/// The lessons that were on the screen before, and those that were undone. Opening another lesson
/// is a step like any edit, so that undo also returns from a lesson chosen by mistake.
class LessonHistory {
 public:
  /// Remembers what the next version replaces; forgets what was undone. At most 200 steps.
  void push(LessonVersion replaced);
  /// Takes back the last push() where the new version could not be shown.
  std::optional<LessonVersion> dropLast();
  bool canUndo() const { return !m_past.empty(); }
  bool canRedo() const { return !m_future.empty(); }
  /// The version to return to; `shown` can be had again by redo(). Nothing where there is none.
  std::optional<LessonVersion> undo(LessonVersion shown);
  std::optional<LessonVersion> redo(LessonVersion shown);

 private:
  std::vector<LessonVersion> m_past;
  std::vector<LessonVersion> m_future;
};

}  // namespace shinglescope
