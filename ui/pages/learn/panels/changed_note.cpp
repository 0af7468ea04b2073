// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/changed_note.h"

#include <QLabel>

#include "core/lesson/steps/step_sentences.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

constexpr QMargins kChangedMargins{12, 6, 12, 6};

}  // namespace

ChangedNote::ChangedNote(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : QWidget(parent), m_player(player) {
  setObjectName(QStringLiteral("changedNote"));
  QHBoxLayout *row = makeRow(this, kChangedMargins, 10);
  m_changes = makeNote(this, TextRole::Muted);
  KeyButton *back = makeActionButton(actions.ownNumbers, tr("Own numbers"), this);
  keepKeys(back);
  row->addWidget(m_changes, 1);
  row->addWidget(back);
  hide();
  connect(&player, &LessonPlayer::lessonChanged, this, &ChangedNote::showLesson);
}

void ChangedNote::showLesson() {
  const Sentence changes = changeSentence(m_player.lesson()->tables());
  m_changes->setText(changes.values.empty() ? QString() : sentenceText(changes));
  setVisible(!changes.values.empty());
}

}  // namespace shinglescope
