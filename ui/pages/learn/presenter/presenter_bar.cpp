// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/presenter_bar.h"

#include <QLabel>

#include "ui/base/access/announce.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

constexpr QMargins kPresenterBarMargins{12, 8, 12, 8};
constexpr int kMessageMilliseconds = 5000;

}  // namespace

PresenterBar::PresenterBar(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : QFrame(parent), m_player(player) {
  setObjectName(QStringLiteral("presenterBar"));
  QHBoxLayout *row = makeRow(this, kPresenterBarMargins, 16);
  m_forward = makeActionButton(actions.forward, tr("Step"), this);
  m_forward->setPrimary(true);
  keepKeys(m_forward);
  m_story = makeRichNote(this);
  m_where = makeLabel(this, TextRole::Muted);
  row->addWidget(m_forward);
  row->addWidget(m_story, 1);
  row->addWidget(m_where);
  m_message.setSingleShot(true);
  m_message.setInterval(kMessageMilliseconds);
  connect(&m_message, &QTimer::timeout, this, [this] { show(m_html); });
  connect(&player, &LessonPlayer::stepChanged, this, &PresenterBar::showStep);
  connect(&player, &LessonPlayer::questionChanged, this, &PresenterBar::showStep);
}

QString PresenterBar::text() const { return m_story->text(); }

void PresenterBar::setStory(const QString &html, const QString &where) {
  m_hasOtherStory = !html.isEmpty();
  if (!m_hasOtherStory) return showStep();
  show(html);
  m_where->setText(where);
}

void PresenterBar::show(const QString &html) {
  m_message.stop();
  m_html = html;
  m_story->setText(html);
}

void PresenterBar::say(const QString &message) {
  if (!isVisible()) return;
  m_story->setText(QStringLiteral("<b>%1</b>").arg(message.toHtmlEscaped()));
  m_message.start();
}

/// How a question is answered.
QString PresenterBar::hint() const {
  if (m_player.answer()) return {};
  return m_player.quiz().isCounting() ? tr("A, B, C, ... add a vote.")
                                      : tr("A, B, C, ... answer the question.");
}

void PresenterBar::showStep() {
  if (m_hasOtherStory || !m_player.hasLesson()) return;
  const Lesson &lesson = *m_player.lesson();
  const std::size_t step = m_player.state().step;
  const std::string language = windowLanguage().toStdString();
  QString story = stepHtml(m_player.step());
  for (const std::string &note : lesson.notesAt(step, language))
    story += u' ' + QString::fromStdString(note).toHtmlEscaped();
  if (step + 1 == stageEnd(lesson, m_player.stage()))
    story += QStringLiteral(" <i>%1</i>")
                 .arg(QString::fromStdString(lesson.promptAt(step, language)).toHtmlEscaped());
  // What happened may be the answer to a question.
  show(m_player.question() ? hint() : story);
  m_forward->setText(m_player.quiz().hasVotes()         ? tr("Show the answer")
                     : m_player.quiz().run() != nullptr ? tr("Next question")
                                                        : tr("Step"));
  announce(*m_story, m_player.question() ? m_story->text() : stepText(m_player.step()));
  m_where->setText(tr("%1 of %2", "step of steps").arg(step + 1).arg(lesson.stepCount()));
}

}  // namespace shinglescope
