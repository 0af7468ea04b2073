// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/story_panel.h"

#include <QLabel>
#include <QScrollArea>

#include "ui/base/access/announce.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {
constexpr int kStoryPanelPadding = 12;
}

StoryPanel::StoryPanel(LessonPlayer &player, QWidget *parent)
    : Panel(tr("What happens"), parent), m_player(player) {
  auto *body = new QWidget;
  auto *column = makeColumn(
      body, {kStoryPanelPadding, kStoryPanelPadding, kStoryPanelPadding, kStoryPanelPadding}, 8);
  m_story = makeRichNote(body);
  m_story->setObjectName(QStringLiteral("lessonStory"));
  m_note = makeNote(body, TextRole::Warning);
  addWidgets(*column, {m_story, m_note});
  column->addStretch(1);
  setBody(makeColumnScroller(body));
  auto *footer = new QWidget;
  auto *row = makeColumn(footer, {kStoryPanelPadding, 8, kStoryPanelPadding, 8});
  m_prompt = makeNote(footer, TextRole::Muted);
  row->addWidget(m_prompt);
  setFooter(footer);
  connect(&player, &LessonPlayer::stepChanged, this, &StoryPanel::showStep);
}

QString StoryPanel::text() const { return stepText(m_player.step()); }

void StoryPanel::showStep() {
  const std::string language = windowLanguage().toStdString();
  const std::size_t step = m_player.state().step;
  m_story->setText(
      QStringLiteral("<p style=\"line-height:135%\">%1</p>").arg(stepHtml(m_player.step())));
  announce(*m_story, text());
  QStringList notes;
  for (const std::string &note : m_player.lesson()->notesAt(step, language))
    notes << QString::fromStdString(note);
  say(m_note, notes.join(u'\n'));
  const QString prompt = QString::fromStdString(m_player.lesson()->promptAt(step, language));
  m_prompt->setText(prompt);
  setFooterVisible(!prompt.isEmpty());
}

}  // namespace shinglescope
