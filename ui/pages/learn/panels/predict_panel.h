// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QPushButton;

namespace shinglescope {

struct LearnActions;
class LessonPlayer;

/// The question before a step with its choices, the verdict with an explanation, and
/// the score. GUI thread.
class PredictPanel final : public Panel {
  Q_OBJECT

 public:
  PredictPanel(LessonPlayer &player, const LearnActions &actions, QWidget *parent = nullptr);
  QList<QPushButton *> choices() const { return m_choices; }

 private:
  void showQuestion();
  void showPrompt();
  void showChoices();
  void showVerdict();
  void addChoices(const QStringList &texts);
  void keepFocus(bool isAnswered);

  LessonPlayer &m_player;
  QLabel *m_prompt = nullptr;
  QLabel *m_verdict = nullptr;
  QLabel *m_why = nullptr;
  QPushButton *m_on = nullptr;
  QPushButton *m_toggle = nullptr;
  QWidget *m_room = nullptr;
  QList<QPushButton *> m_choices;
  QStringList m_choiceTexts;  ///< texts of m_choices, without "Your choice"
};

}  // namespace shinglescope
