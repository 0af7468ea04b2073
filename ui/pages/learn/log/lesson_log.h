// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {

/// What happened so far in a lesson, in sentences: every step up to the last one that was shown,
/// with its number and stage, once; the answers; and the changes of settings, after which the steps
/// are written again from the shown one on. Begins again with each lesson. GUI thread; refers to
/// the player.
class LessonLog final : public QObject {
  Q_OBJECT

 public:
  explicit LessonLog(LessonPlayer &player, QObject *parent = nullptr);
  const QStringList &lines() const { return m_lines; }
  QString text() const { return m_lines.join(u'\n') + u'\n'; }

 signals:
  /// Lines were added, or the log began again.
  void changed();

 private:
  void addLesson();
  void addSteps();
  void addAnswer();

  LessonPlayer &m_player;
  LessonPlayer::LessonPtr m_lesson;
  std::shared_ptr<const LessonSpec> m_opened;
  std::size_t m_next = 0;  ///< the first step that is not written
  QStringList m_lines;
};

}  // namespace shinglescope
