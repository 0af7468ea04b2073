// SPDX-License-Identifier: MIT
#include "ui/base/controls/empty_state.h"

#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {

EmptyState::EmptyState(const QString &sentence, const QString &action, QWidget *parent)
    : QWidget(parent),
      m_sentence(makeNote(this, TextRole::Body, sentence)),
      m_action(new QPushButton(this)) {
  QVBoxLayout *layout = makeColumn(this, {24, 24, 24, 24}, 12);
  m_sentence->setAlignment(Qt::AlignCenter);
  layout->addStretch(1);
  layout->addWidget(m_sentence);
  layout->addWidget(m_action, 0, Qt::AlignHCenter);
  layout->addStretch(1);
  connect(m_action, &QPushButton::clicked, this, &EmptyState::actionRequested);
  setAction(action);
}

void EmptyState::setSentence(const QString &sentence) { m_sentence->setText(sentence); }

void EmptyState::setAction(const QString &action) {
  m_action->setText(action);
  m_action->setVisible(!action.isEmpty());
}

}  // namespace shinglescope
