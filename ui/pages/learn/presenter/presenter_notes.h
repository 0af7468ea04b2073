// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace shinglescope {

struct LearnActions;
class LessonPlayer;

/// A window for the lecturer: what happens at this step, what comes next, the notes of the lesson,
/// and the time; while a question is asked, its right answer. The keys of the lesson work in it
/// too. It opens on another screen than the lesson if there is one. GUI thread.
class PresenterNotes final : public QWidget {
  Q_OBJECT

 public:
  /// `page` shows the lesson.
  PresenterNotes(LessonPlayer &player, const LearnActions &actions, QWidget *page);
  /// Shows the window and starts the clock.
  void open();
  /// Shows this in place of the lesson's step, for the demonstration or a walk; empty for the
  /// lesson's.
  void setStory(const QString &html, const QString &where);

 signals:
  void closed();

 protected:
  void closeEvent(QCloseEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void showStep();
  void showTime();
  void place();
  void showOtherStory();
  void showQuestion();
  QLabel *addPart(const QString &title, QWidget *body);

  LessonPlayer &m_player;
  QWidget *m_page;
  QElapsedTimer m_since;
  QTimer m_clock;
  QString m_story;  ///< of the demonstration or a walk
  QString m_storyStep;
  QLabel *m_where = nullptr;
  QLabel *m_time = nullptr;
  QLabel *m_now = nullptr;
  QLabel *m_nextTitle = nullptr;
  QLabel *m_next = nullptr;
  QLabel *m_notes = nullptr;
};

}  // namespace shinglescope
