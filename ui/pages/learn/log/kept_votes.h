// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/lesson.h"
#include "core/lesson/questions/class_results.h"

namespace shinglescope {

/// Keeps the votes of classes in a file, so that they outlive the window. Each change reads the
/// file again, because another window may have added votes. Questions are kept as texts, which mean
/// the same in a later version of the program. Without a file, does nothing. GUI thread; the file
/// is small.
class KeptVotes {
 public:
  /// Uses this file, and returns the votes in it. A file with other content is renamed to *.unread.
  ClassResults readFrom(const QString &path);
  /// Adds votes for questions of a lesson. Errors: Io.
  Result<void> add(const Lesson &lesson, const std::vector<QuestionVotes> &votes) const;
  /// Forgets the votes of a lesson. Errors: Io.
  Result<void> clear(const LessonSpec &lesson) const;

 private:
  Result<void> write(const ClassResults &results) const;

  QString m_path;
};

}  // namespace shinglescope
