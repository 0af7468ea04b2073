// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/predict_panel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

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

/// The remark on a choice, as rich text; empty if there is none.
QString remarkHtml(const Lesson &lesson, const QuizQuestion &question, std::size_t choice) {
  if (!question.authored) {
    const Sentence &remark = question.remarks[choice];
    return remark == Sentence() ? QString() : sentenceHtml(remark);
  }
  const auto &remarks = lesson.spec().questions[*question.authored].remarks;
  if (choice >= remarks.size()) return {};
  return QString::fromStdString(remarks[choice].in(windowLanguage().toStdString())).toHtmlEscaped();
}

/// A button that triggers an action and is checked with it.
KeyButton *makeToggle(QAction *action, const QString &text, QWidget *parent) {
  KeyButton *toggle = makeActionButton(action, text, parent);
  toggle->setCheckable(true);
  QObject::connect(action, &QAction::toggled, toggle, &QPushButton::setChecked);
  // A click also toggles the button itself, so its state is set from the action.
  QObject::connect(toggle, &QPushButton::clicked, toggle,
                   [toggle, action] { toggle->setChecked(action->isChecked()); });
  keepKeys(toggle);
  return toggle;
}

}  // namespace

PredictPanel::PredictPanel(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : Panel(tr("Predict"), parent), m_player(player) {
  auto *body = new QWidget;
  auto *column = makeColumn(body, kPredictPanelMargins, 8);
  m_place = makeNote(body, TextRole::Muted);
  m_prompt = makeRichNote(body);
  m_prompt->setObjectName(QStringLiteral("lessonQuestion"));
  m_room = new QWidget(body);
  new FlowLayout(m_room);
  m_tally = makeNote(body, TextRole::Muted);
  m_tally->setObjectName(QStringLiteral("lessonTally"));
  m_verdict = makeNote(body, TextRole::Strong);
  m_verdict->setObjectName(QStringLiteral("lessonVerdict"));
  m_remark = makeRichNote(body);
  m_remark->setObjectName(QStringLiteral("lessonRemark"));
  m_why = makeRichNote(body);
  m_why->setObjectName(QStringLiteral("lessonWhy"));
  m_on = makeActionButton(actions.forward, tr("Continue"), body);
  m_on->setObjectName(QStringLiteral("lessonGoOn"));
  addWidgets(*column, {m_place, m_prompt, m_room, m_tally, m_verdict, m_remark, m_why});
  column->addWidget(m_on, 0, Qt::AlignLeft);
  column->addStretch(1);
  m_scroller = makeColumnScroller(body);
  setBody(m_scroller);
  m_toggle = makeToggle(actions.predict, tr("Ask me"), this);
  m_toggle->setExplanation(tr("Asks you before a step shows its number"));
  keepKeys(m_on);
  KeyButton *quiz = makeActionButton(actions.quiz, tr("Quiz"), this);
  quiz->setExplanation(tr("Asks questions about this stage"));
  keepKeys(quiz);
  addHeaderWidgets({m_toggle, quiz});
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

void PredictPanel::showTitle() {
  const QuizSession &quiz = m_player.quiz();
  setTitle(quiz.run() != nullptr ? tr("Quiz") : tr("Predict"));
  QStringList place;
  if (const QuizRun *run = quiz.run())
    place << tr("Question %1 of %2").arg(run->current() + 1).arg(run->questions().size());
  if (quiz.isRepeated()) place << tr("once more, because the answer was wrong");
  if (m_player.question() && quiz.isCounting())
    place << (m_player.answer() ? tr("votes counted") : tr("A, B, ... add a vote"));
  if (quiz.asked() > 0) place << tr("%1 of %2 right").arg(quiz.right()).arg(quiz.asked());
  say(m_place, place.join(QStringLiteral(" · ")));
}

QString PredictPanel::promptWithoutQuestion() const {
  if (const auto &done = m_player.quiz().finished())
    return tr("Every question of the quiz was answered right, %1 of %2 at once. Another quiz of "
              "this "
              "stage has other questions.")
        .arg(done->rightAtOnce())
        .arg(done->questions().size());
  if (m_player.stage() == LessonStage::Questions) return tr("There is no question here.");
  if (!m_player.isPredicting()) return {};
  return tr("Step forward: you are asked first whenever there is something to guess.");
}

void PredictPanel::showPrompt() {
  const auto &question = m_player.question();
  if (!question) return m_prompt->setText(promptWithoutQuestion());
  m_prompt->setText(
      question->authored
          ? promptText(*m_player.lesson(), *question, windowLanguage()).toHtmlEscaped()
          : sentenceHtml(question->prompt));
}

/// The text of a choice; after an answer with a mark and a word, and the votes of a class.
QString PredictPanel::choiceLabel(std::size_t choice) const {
  const QString &text = m_choiceTexts[static_cast<qsizetype>(choice)];
  const auto &answer = m_player.answer();
  const std::uint64_t votes = m_player.quiz().votes()[choice];
  QString label = text;
  if (answer && choice == m_player.question()->answer)
    label = answer == choice ? tr("✓ Right: %1").arg(text) : tr("✓ Right answer: %1").arg(text);
  else if (answer == choice)
    label = tr("✗ Your choice: %1").arg(text);
  if (!m_player.quiz().isCounting() || (answer && votes == 0)) return label;
  return tr("%1 (%2)", "a choice and its votes").arg(label).arg(votes);
}

/// After an answer, the right choice is filled, and it and the chosen one are marked.
void PredictPanel::showChoices() {
  const auto &question = m_player.question();
  const auto &answer = m_player.answer();
  QStringList texts;
  if (question)
    for (std::size_t i = 0; i < question->choices.size(); ++i)
      texts << choiceText(*m_player.lesson(), *question, i, windowLanguage());
  // Keeps a button that was just pressed: its click is still being handled.
  if (texts != m_choiceTexts) addChoices(texts);
  for (int i = 0; i < m_choices.size(); ++i) {
    const auto number = static_cast<std::size_t>(i);
    const bool isRight = answer && number == question->answer;
    auto *button = static_cast<KeyButton *>(m_choices[i]);
    const QString text = choiceLabel(number);
    button->setText(menuTitle(text));
    button->setAccessibleName(text);
    button->setEnabled(!answer || isRight);
    button->setPrimary(isRight);
    // On the screen the explanation needs the room of the other choices.
    button->setVisible(!m_isPresenting || !answer || isRight || answer == number);
  }
  m_room->setVisible(question.has_value());
  say(m_tally, m_isPresenting && answer && m_player.quiz().isCounting() ? tally() : QString());
}

/// How often each choice was chosen, in one line.
QString PredictPanel::tally() const {
  QStringList counts;
  const std::vector<std::uint64_t> &votes = m_player.quiz().votes();
  for (std::size_t i = 0; i < votes.size(); ++i)
    counts << tr("%1: %2", "the letter of a choice and its votes")
                  .arg(QChar(u'A' + static_cast<int>(i)))
                  .arg(votes[i]);
  return tr("Votes: %1").arg(counts.join(QStringLiteral(" · ")));
}

void PredictPanel::showVerdict() {
  const auto &question = m_player.question();
  const auto &answer = m_player.answer();
  const QuizSession &quiz = m_player.quiz();
  const bool isVoting = quiz.isCounting() && quiz.hasVotes();
  m_on->setVisible(!m_isPresenting && ((answer.has_value() && m_player.canGoOn()) || isVoting));
  m_on->setText(isVoting                ? tr("Show the answer")
                : quiz.run() != nullptr ? tr("Next question")
                                        : tr("Continue"));
  m_why->setVisible(answer.has_value());
  m_remark->hide();
  if (!question || !answer) return say(m_verdict, {});
  const Lesson &lesson = *m_player.lesson();
  const bool isRight = *answer == question->answer;
  setTextRole(m_verdict, isRight ? TextRole::Good : TextRole::Warning);
  say(m_verdict, isRight ? tr("✓ Right.") : tr("✗ Wrong."));
  say(m_remark, remarkHtml(lesson, *question, *answer));
  m_why->setText(question->authored
                     ? explanationText(lesson, *question, windowLanguage()).toHtmlEscaped()
                     : sentenceHtml(question->explanation));
}

void PredictPanel::setPresenting(bool isPresenting) {
  m_isPresenting = isPresenting;
  showQuestion();
}

void PredictPanel::showQuestion() {
  const bool isAnswered = m_player.question() && m_player.answer().has_value();
  const bool hasFocusInside = isAncestorOf(QApplication::focusWidget());
  showTitle();
  showPrompt();
  showChoices();
  showVerdict();
  // Without a question the panel leaves its room to the story.
  setBodyVisible(m_player.isPredicting() || m_player.question() || m_player.quiz().finished() ||
                 m_player.stage() == LessonStage::Questions);
  if (hasFocusInside && !m_player.quiz().hasVotes()) keepFocus(isAnswered);
  // Once the layout is done: the explanation of an answer, or the top of a new question.
  QTimer::singleShot(
      0, this, [this] { m_scroller->ensureWidgetVisible(m_player.answer() ? m_why : m_prompt); });
}

/// Moves the focus on for keyboard users, since the focused button is gone or disabled.
void PredictPanel::keepFocus(bool isAnswered) {
  QWidget *next = m_toggle;
  if (isAnswered && m_on->isVisibleTo(this)) next = m_on;
  if (!isAnswered && !m_choices.isEmpty()) next = m_choices.first();
  next->setFocus();
}

}  // namespace shinglescope
