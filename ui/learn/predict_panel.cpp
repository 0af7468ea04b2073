#include "ui/learn/predict_panel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/flow_layout.h"
#include "ui/controls/key_button.h"
#include "ui/controls/note_label.h"
#include "ui/learn/kept_keys.h"
#include "ui/learn/learn_actions.h"
#include "ui/learn/lesson_grids.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_words.h"
#include "ui/state/language.h"

namespace shinglescope {
namespace {

constexpr int kPredictPanelPadding = 12;

}  // namespace

PredictPanel::PredictPanel(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : Panel(tr("Predict"), parent), m_player(player) {
  auto *body = new QWidget;
  auto *column = new QVBoxLayout(body);
  column->setContentsMargins(kPredictPanelPadding, kPredictPanelPadding, kPredictPanelPadding,
                             kPredictPanelPadding);
  column->setSpacing(8);
  m_prompt = new QLabel(body);
  m_prompt->setObjectName(QStringLiteral("lessonQuestion"));
  m_prompt->setTextFormat(Qt::RichText);
  m_prompt->setWordWrap(true);
  m_room = new QWidget(body);
  new FlowLayout(m_room);
  m_verdict = makeNote(body, TextRole::Strong);
  m_verdict->setObjectName(QStringLiteral("lessonVerdict"));
  m_why = new QLabel(body);
  m_why->setTextFormat(Qt::RichText);
  m_why->setWordWrap(true);
  m_on = makeActionButton(actions.forward, tr("Go on"), body);
  m_on->setObjectName(QStringLiteral("lessonGoOn"));
  for (QWidget *widget : {static_cast<QWidget *>(m_prompt), m_room,
                          static_cast<QWidget *>(m_verdict), static_cast<QWidget *>(m_why)})
    column->addWidget(widget);
  column->addWidget(m_on, 0, Qt::AlignLeft);
  column->addStretch(1);
  auto *scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(body);
  setBody(scroll);
  auto *toggle = makeActionButton(actions.predict, tr("Ask me"), this);
  m_toggle = toggle;
  toggle->setCheckable(true);
  connect(actions.predict, &QAction::toggled, toggle, &QPushButton::setChecked);
  // The button's own click would toggle it once more than the action.
  connect(toggle, &QPushButton::clicked, toggle,
          [toggle, &actions] { toggle->setChecked(actions.predict->isChecked()); });
  keepKeys(toggle);
  keepKeys(m_on);
  addHeaderWidget(toggle);
  for (int i = 0; i < actions.choices.size(); ++i)
    connect(actions.choices[i], &QAction::triggered, this,
            [this, i] { m_player.choose(static_cast<std::size_t>(i)); });
  connect(&player, &LessonPlayer::questionChanged, this, &PredictPanel::showQuestion);
}

void PredictPanel::addChoices() {
  for (QWidget *choice : std::as_const(m_choices)) choice->hide();  // hands on its focus
  qDeleteAll(m_choices);
  m_choices.clear();
  const auto &question = m_player.question();
  if (!question) return;
  for (std::size_t i = 0; i < question->choices.size(); ++i) {
    QString text = choiceText(*m_player.lesson(), *question, i, windowLanguage());
    auto *button = new KeyButton(text.replace(u'&', QStringLiteral("&&")),
                                 QString(QChar(u'A' + static_cast<int>(i))), m_room);
    button->setAccessibleName(text);
    keepKeys(button);
    m_room->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, i] { m_player.choose(i); });
    button->show();
    m_choices << button;
  }
}

void PredictPanel::showQuestion() {
  const auto &question = m_player.question();
  const bool isAnswered = question && m_player.answer().has_value();
  const bool hasFocusInside = isAncestorOf(QApplication::focusWidget());
  if (!isAnswered) addChoices();
  const bool isLast = m_player.stage() == LessonStage::Questions;
  QString prompt = m_player.isPredicting()
                       ? tr("Step on: where there is something to guess, you are asked first.")
                       : tr("Switch this on to be asked before a step shows its number.");
  if (question)
    prompt = question->authored
                 ? promptText(*m_player.lesson(), *question, windowLanguage()).toHtmlEscaped()
                 : sentenceHtml(question->prompt);
  else if (isLast)
    prompt = tr("There is no question here.");
  m_prompt->setText(prompt);
  m_room->setVisible(question.has_value());
  if (isAnswered) {
    if (m_choices.size() != static_cast<qsizetype>(question->choices.size())) addChoices();
    const bool isRight = *m_player.answer() == question->answer;
    setTextRole(m_verdict, isRight ? TextRole::Good : TextRole::Warning);
    const QString right =
        choiceText(*m_player.lesson(), *question, question->answer, windowLanguage());
    say(m_verdict, isRight ? tr("Right.") : tr("Not quite: %1.").arg(right));
    m_why->setText(
        question->authored
            ? explanationText(*m_player.lesson(), *question, windowLanguage()).toHtmlEscaped()
            : sentenceHtml(question->explanation));
    for (int i = 0; i < m_choices.size(); ++i) {
      m_choices[i]->setEnabled(false);
      static_cast<KeyButton *>(m_choices[i])
          ->setPrimary(static_cast<std::size_t>(i) == question->answer);
      if (static_cast<std::size_t>(i) == question->answer) m_choices[i]->setEnabled(true);
    }
  } else {
    say(m_verdict, {});
  }
  m_why->setVisible(isAnswered);
  m_on->setVisible(isAnswered);
  if (hasFocusInside) keepFocus(isAnswered);
  showScore();
}

/// Who answers by keyboard goes on from here: what had the focus is gone or done with.
void PredictPanel::keepFocus(bool isAnswered) {
  QWidget *next = isAnswered ? m_on : m_choices.isEmpty() ? m_toggle : m_choices.first();
  next->setFocus();
}

void PredictPanel::showScore() {
  setSubtitle(m_player.asked() == 0
                  ? QString()
                  : tr("%1 of %2 right").arg(m_player.right()).arg(m_player.asked()));
}

}  // namespace shinglescope
