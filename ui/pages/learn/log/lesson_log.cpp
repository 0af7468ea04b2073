// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/lesson_log.h"

#include "ui/base/text/language.h"
#include "ui/pages/learn/log/lesson_changes.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

QString letterOf(std::size_t choice) { return {QChar(u'A' + static_cast<int>(choice))}; }

}  // namespace

LessonLog::LessonLog(LessonPlayer &player, QObject *parent) : QObject(parent), m_player(player) {
  connect(&player, &LessonPlayer::lessonChanged, this, &LessonLog::addLesson);
  connect(&player, &LessonPlayer::stepChanged, this, &LessonLog::addSteps);
  connect(&player, &LessonPlayer::answered, this, &LessonLog::addAnswer);
}

void LessonLog::addLesson() {
  const auto lesson = m_player.lesson();
  if (m_lesson == nullptr || m_player.opened() != m_opened) {
    m_opened = m_player.opened();
    m_next = 0;
    const std::string title = lesson->spec().title.in(windowLanguage().toStdString());
    m_lines = QStringList{tr("Lesson: %1").arg(QString::fromStdString(title))};
  } else {
    m_lines << lessonChanges(*m_lesson, *lesson);
    m_next = m_player.state().step;
  }
  m_lesson = lesson;
  emit changed();
}

void LessonLog::addSteps() {
  const std::size_t shown = m_player.state().step;
  if (shown < m_next) return;
  for (; m_next <= shown; ++m_next) {
    const LessonStep &step = m_lesson->steps()[m_next];
    m_lines << tr("Step %1, %2: %3").arg(m_next + 1).arg(stageName(step.stage), stepText(step));
  }
  emit changed();
}

void LessonLog::addAnswer() {
  const QuizQuestion &question = *m_player.question();
  const QString language = windowLanguage();
  const auto choice = [&](std::size_t number) {
    return choiceText(*m_lesson, question, number, language);
  };
  m_lines << tr("Question: %1").arg(promptText(*m_lesson, question, language));
  const QuizSession &quiz = m_player.quiz();
  if (quiz.isCounting()) {
    QStringList votes;
    for (std::size_t i = 0; i < quiz.votes().size(); ++i)
      votes << tr("%1: %2 (%3)", "letter, choice and votes")
                   .arg(letterOf(i), choice(i))
                   .arg(quiz.votes()[i]);
    m_lines << tr("Votes: %1").arg(votes.join(QStringLiteral("; ")));
    m_lines << tr("The right answer is: %1").arg(choice(question.answer));
  } else if (*m_player.answer() == question.answer) {
    m_lines << tr("Right answer: %1").arg(choice(question.answer));
  } else {
    m_lines << tr("Wrong answer: %1. The right answer is: %2")
                   .arg(choice(*m_player.answer()), choice(question.answer));
  }
  emit changed();
}

}  // namespace shinglescope
