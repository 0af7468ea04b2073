#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// The user's own lessons: those that were edited and then left. Each is one lesson file of a
/// folder, so that it is there at the next start. Without a folder they last as long as the window.
/// GUI thread; the files are small.
class OwnLessons {
 public:
  /// Reads the folder: at most 100 lessons, the newest. A file that is no lesson is left alone.
  void readFrom(const QString &folder);
  /// Newest last.
  const std::vector<LessonSpec> &all() const { return m_lessons; }
  /// Null where there is none with this id.
  const LessonSpec *find(const std::string &id) const;
  /// Keeps a lesson. One that is among them already, by its id, is replaced; any other gets an id
  /// of its own and `title`. One that says just what another of them says is not kept twice. The
  /// lesson as it is kept.
  Result<LessonSpec> keep(LessonSpec spec, LocalText title);
  void remove(const std::string &id);

 private:
  QString fileOf(const std::string &id) const;

  QString m_folder;
  std::vector<LessonSpec> m_lessons;
};

/// True of the id of a lesson that keep() gave one.
bool isOwnLesson(const std::string &id);

}  // namespace shinglescope
