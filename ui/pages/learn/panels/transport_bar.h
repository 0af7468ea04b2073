// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QSlider;

namespace shinglescope {

struct LearnActions;
class KeyButton;
class LessonPlayer;

/// First, back, play, forward, last, the scrub bar, the current step, the speed and
/// presenter mode. Shows and controls the player. GUI thread.
class TransportBar final : public QFrame {
  Q_OBJECT

 public:
  TransportBar(LessonPlayer &player, const LearnActions &actions, QWidget *parent = nullptr);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void showStep();
  void fitPlace();
  void showPlaying();

  LessonPlayer &m_player;
  KeyButton *m_play = nullptr;
  QSlider *m_scrub = nullptr;
  QLabel *m_where = nullptr;
  QLabel *m_speed = nullptr;
};

}  // namespace shinglescope
