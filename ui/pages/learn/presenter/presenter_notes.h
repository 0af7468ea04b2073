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
/// and the time. The keys of the lesson work in it too. It opens on another screen than the lesson
/// if there is one. GUI thread.
class PresenterNotes final : public QWidget {
  Q_OBJECT

 public:
  /// `page` shows the lesson.
  PresenterNotes(LessonPlayer &player, const LearnActions &actions, QWidget *page);
  /// Shows the window and starts the clock.
  void open();

 signals:
  void closed();

 protected:
  void closeEvent(QCloseEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void showStep();
  void showTime();
  void place();
  QLabel *addPart(const QString &title);

  LessonPlayer &m_player;
  QWidget *m_page;
  QElapsedTimer m_since;
  QTimer m_clock;
  QLabel *m_where = nullptr;
  QLabel *m_time = nullptr;
  QLabel *m_now = nullptr;
  QLabel *m_next = nullptr;
  QLabel *m_notes = nullptr;
};

}  // namespace shinglescope
