// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/predict_panel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/menu_title.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

constexpr QMargins kPredictPanelMargins{12, 12, 12, 12};

}  // namespace

PredictPanel::PredictPanel(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : Panel(tr("Predict"), parent), m_player(player) {
  auto *body = new QWidget;
  auto *column = makeColumn(body, kPredictPanelMargins, 8);
  m_prompt = makeRichNote(body);
  m_prompt->setObjectName(QStringLiteral("lessonQuestion"));
  m_room = new QWidget(body);
  new FlowLayout(m_room);
  m_verdict = makeNote(body, TextRole::Strong);
  m_verdict->setObjectName(QStringLiteral("lessonVerdict"));
  m_why = makeRichNote(body);
  m_on = makeActionButton(actions.forward, tr("Continue"), body);
  m_on->setObjectName(QStringLiteral("lessonGoOn"));
  addWidgets(*column, {m_prompt, m_room, m_verdict, m_why});
  column->addWidget(m_on, 0, Qt::AlignLeft);
  column->addStretch(1);
  setBody(makeColumnScroller(body));
  m_toggle = makeActionButton(actions.predict, tr("Ask me"), this);
  m_toggle->setCheckable(true);
  connect(actions.predict, &QAction::toggled, m_toggle, &QPushButton::setChecked);
  // A click also toggles the button itself, so its state is set from the action.
  connect(m_toggle, &QPushButton::clicked, m_toggle,
          [this, &actions] { m_toggle->setChecked(actions.predict->isChecked()); });
  m_toggle->setToolTip(tr("Asks you before a step shows its number"));
  keepKeys(m_toggle);
  keepKeys(m_on);
  addHeaderWidget(m_toggle);
  for (int i = 0; i < actions.choices.size(); ++i)
    connect(actions.choices[i], &QAction::triggered, this,
            [this, i] { m_player.choose(static_cast<std::size_t>(i)); });
  connect(&player, &LessonPlayer::questionChanged, this, &PredictPanel::showQuestion);
}

void PredictPanel::addChoices(const QStringList &texts) {
  for (QWidget *choice : std::as_const(m_choices)) choice->hide();  // passes its focus on
  qDeleteAll(m_choices);
  m_choices.clear();
  m_choiceTexts = texts;
  for (int i = 0; i < texts.size(); ++i) {
    auto *button = new KeyButton({}, QString(QChar(u'A' + i)), m_room);
    button->setWrapping();
    keepKeys(button);
    m_room->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this,
            [this, i] { m_player.choose(static_cast<std::size_t>(i)); });
    button->show();
    m_choices << button;
  }
}

void PredictPanel::showPrompt() {
  const auto &question = m_player.question();
  QString prompt =
      m_player.isPredicting()
          ? tr("Step forward: you are asked first whenever there is something to guess.")
          : QString();
  if (question)
    prompt = question->authored
                 ? promptText(*m_player.lesson(), *question, windowLanguage()).toHtmlEscaped()
                 : sentenceHtml(question->prompt);
  else if (m_player.stage() == LessonStage::Questions)
    prompt = tr("There is no question here.");
  m_prompt->setText(prompt);
}

/// After an answer, the right choice is filled and the chosen one is labelled.
void PredictPanel::showChoices() {
  const auto &question = m_player.question();
  const auto &answer = m_player.answer();
  QStringList texts;
  if (question)
    for (std::size_t i = 0; i < question->choices.size(); ++i)
      texts << choiceText(*m_player.lesson(), *question, i, windowLanguage());
  // Keeps a button that was just pressed: its click is still being handled.
  if (!answer || texts != m_choiceTexts) addChoices(texts);
  for (int i = 0; i < m_choices.size(); ++i) {
    const auto number = static_cast<std::size_t>(i);
    const bool isRight = answer && number == question->answer;
    const QString text = answer == number ? tr("Your choice: %1").arg(texts[i]) : texts[i];
    auto *button = static_cast<KeyButton *>(m_choices[i]);
    button->setText(menuTitle(text));
    button->setAccessibleName(text);
    button->setEnabled(!answer || isRight);
    button->setPrimary(isRight);
  }
  m_room->setVisible(question.has_value());
}

void PredictPanel::showVerdict() {
  const auto &question = m_player.question();
  const auto &answer = m_player.answer();
  m_why->setVisible(answer.has_value());
  m_on->setVisible(answer.has_value() &&
                   m_player.state().step + 1 < m_player.lesson()->stepCount());
  if (!question || !answer) return say(m_verdict, {});
  const bool isRight = *answer == question->answer;
  const auto textOf = [&](std::size_t choice) {
    return choiceText(*m_player.lesson(), *question, choice, windowLanguage());
  };
  setTextRole(m_verdict, isRight ? TextRole::Good : TextRole::Warning);
  say(m_verdict, isRight ? tr("Right.")
                         : tr("You chose: %1. The right answer is: %2.")
                               .arg(textOf(*answer), textOf(question->answer)));
  m_why->setText(
      question->authored
          ? explanationText(*m_player.lesson(), *question, windowLanguage()).toHtmlEscaped()
          : sentenceHtml(question->explanation));
}

void PredictPanel::showQuestion() {
  const bool isAnswered = m_player.question() && m_player.answer().has_value();
  const bool hasFocusInside = isAncestorOf(QApplication::focusWidget());
  showPrompt();
  showChoices();
  showVerdict();
  // Without a question the panel leaves its room to the story.
  setBodyVisible(m_player.isPredicting() || m_player.question() ||
                 m_player.stage() == LessonStage::Questions);
  if (hasFocusInside) keepFocus(isAnswered);
  setSubtitle(m_player.asked() == 0
                  ? QString()
                  : tr("%1 of %2 right").arg(m_player.right()).arg(m_player.asked()));
}

/// Moves the focus on for keyboard users, since the focused button is gone or disabled.
void PredictPanel::keepFocus(bool isAnswered) {
  QWidget *next = m_toggle;
  if (isAnswered && m_on->isVisibleTo(this)) next = m_on;
  if (!isAnswered && !m_choices.isEmpty()) next = m_choices.first();
  next->setFocus();
}

}  // namespace shinglescope
