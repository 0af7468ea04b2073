// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// The user's own lessons: those that were edited and then left. Each is a lesson file in a
/// folder and survives a restart. Without a folder they last as long as the window. GUI
/// thread; the files are small.
class OwnLessons {
 public:
  /// Reads the newest lessons of the folder, at most 100. Ignores files that are not lessons.
  void readFrom(const QString &folder);
  /// Newest last.
  const std::vector<LessonSpec> &all() const { return m_lessons; }
  /// Returns the lesson with this id, or null.
  const LessonSpec *find(const std::string &id) const;
  /// Keeps a lesson and returns the kept version. A lesson with a known id is replaced; any other
  /// gets a new id and `title`. A lesson with the same content as another is not kept twice.
  Result<LessonSpec> keep(LessonSpec spec, LocalText title);
  void remove(const std::string &id);

 private:
  QString fileOf(const std::string &id) const;

  QString m_folder;
  std::vector<LessonSpec> m_lessons;
};

/// Marks a title as edited, in each of its languages.
LocalText editedTitle(LocalText title);

/// Returns whether keep() created this id.
bool isOwnLesson(const std::string &id);

}  // namespace shinglescope
