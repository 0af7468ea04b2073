// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;

namespace shinglescope {

struct LearnActions;
class KeyButton;
class LessonPlayer;

/// The lowest line of presenter mode: the key of the next step, what happens at this step, and its
/// number. At the last step of a stage also what the class could try. While a question is asked,
/// how to answer it. A message takes its place for a few seconds, or until the next change, because
/// presenter mode has no status line. GUI thread.
class PresenterBar final : public QFrame {
  Q_OBJECT

 public:
  PresenterBar(LessonPlayer &player, const LearnActions &actions, QWidget *parent = nullptr);
  QString text() const;
  /// Shows this in place of the lesson's step; empty for the lesson's.
  void setStory(const QString &html, const QString &where);
  /// Shows a message, such as what a key changed; ignored while the line is hidden.
  void say(const QString &message);

 private:
  void showStep();
  void show(const QString &html);
  QString hint() const;

  LessonPlayer &m_player;
  KeyButton *m_forward = nullptr;
  QLabel *m_story = nullptr;
  QLabel *m_where = nullptr;
  bool m_hasOtherStory = false;
  QString m_html;  ///< what is shown without a message
  QTimer m_message;
};

}  // namespace shinglescope
