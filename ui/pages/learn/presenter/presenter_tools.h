// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;

namespace shinglescope {

struct LearnActions;
class LessonPlayer;
class ScreenMarks;

/// The commands of presenter mode for pen, spot and black screen, with their keys. They are enabled
/// in presenter mode only. What was drawn belongs to its step. GUI thread.
class PresenterTools final : public QObject {
  Q_OBJECT

 public:
  PresenterTools(LessonPlayer &player, const LearnActions &actions, QWidget *page);
  void setOn(bool isOn);
  ScreenMarks &marks() const { return *m_marks; }
  /// Ends the pen, the spot or the black screen. Returns false if there is none.
  bool end();
  /// Moves the pen or the spot by a key. Returns false if the key is not for them.
  bool moveBy(int key, Qt::KeyboardModifiers modifiers);

 private:
  void showTool();

  const LearnActions &m_actions;
  ScreenMarks *m_marks;
};

}  // namespace shinglescope
