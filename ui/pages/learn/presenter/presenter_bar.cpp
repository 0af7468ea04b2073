// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/presenter_bar.h"

#include <QLabel>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/announce.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

constexpr QMargins kPresenterBarMargins{12, 8, 12, 8};

}  // namespace

PresenterBar::PresenterBar(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : QFrame(parent), m_player(player) {
  setObjectName(QStringLiteral("presenterBar"));
  QHBoxLayout *row = makeRow(this, kPresenterBarMargins, 16);
  KeyButton *forward = makeActionButton(actions.forward, tr("Step"), this);
  forward->setPrimary(true);
  keepKeys(forward);
  m_story = makeRichNote(this);
  m_where = makeLabel(this, TextRole::Muted);
  row->addWidget(forward);
  row->addWidget(m_story, 1);
  row->addWidget(m_where);
  connect(&player, &LessonPlayer::stepChanged, this, &PresenterBar::showStep);
}

QString PresenterBar::text() const { return m_story->text(); }

void PresenterBar::setStory(const QString &html, const QString &where) {
  m_hasOtherStory = !html.isEmpty();
  if (!m_hasOtherStory) return showStep();
  m_story->setText(html);
  m_where->setText(where);
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
  m_story->setText(story);
  announce(*m_story, stepText(m_player.step()));
  m_where->setText(tr("%1 of %2", "step of steps").arg(step + 1).arg(lesson.stepCount()));
}

}  // namespace shinglescope
