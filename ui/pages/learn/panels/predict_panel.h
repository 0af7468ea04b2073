// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QPushButton;
class QScrollArea;

namespace shinglescope {

struct LearnActions;
class KeyButton;
class LessonPlayer;

/// The question before a step or of a quiz with its choices, the verdict with an explanation, and
/// the score; while the answers of a class are counted, the votes. GUI thread.
class PredictPanel final : public Panel {
  Q_OBJECT

 public:
  PredictPanel(LessonPlayer &player, const LearnActions &actions, QWidget *parent = nullptr);
  QList<QPushButton *> choices() const { return m_choices; }
  /// In presenter mode the lowest line of the page has the button of the next question.
  void setPresenting(bool isPresenting);

 private:
  void showQuestion();
  void showTitle();
  void showPrompt();
  QString promptWithoutQuestion() const;
  QString choiceLabel(std::size_t choice) const;
  QString tally() const;
  void showChoices();
  void showVerdict();
  void addChoices(const QStringList &texts);
  void keepFocus(bool isAnswered);

  LessonPlayer &m_player;
  QScrollArea *m_scroller = nullptr;
  QLabel *m_place = nullptr;
  QLabel *m_prompt = nullptr;
  QLabel *m_tally = nullptr;  ///< the votes of all choices, in presenter mode
  QLabel *m_verdict = nullptr;
  QLabel *m_remark = nullptr;
  QLabel *m_why = nullptr;
  KeyButton *m_on = nullptr;
  KeyButton *m_toggle = nullptr;
  bool m_isPresenting = false;
  QWidget *m_room = nullptr;
  QList<QPushButton *> m_choices;
  QStringList m_choiceTexts;  ///< texts of m_choices, without marks and votes
};

}  // namespace shinglescope
