// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace shinglescope {

struct LearnActions;
class LessonPlayer;

/// A quiet line above a lesson that was changed manually: what was changed, and the way back to the
/// lesson's own numbers. Hidden otherwise. GUI thread.
class ChangedNote final : public QWidget {
  Q_OBJECT

 public:
  ChangedNote(LessonPlayer &player, const LearnActions &actions, QWidget *parent = nullptr);

 private:
  void showLesson();

  LessonPlayer &m_player;
  QLabel *m_changes = nullptr;
};

}  // namespace shinglescope
