#include "ui/base/controls/empty_state.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace shinglescope {

EmptyState::EmptyState(const QString &sentence, const QString &action, QWidget *parent)
    : QWidget(parent), m_sentence(new QLabel(this)), m_action(new QPushButton(this)) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 24);
  layout->setSpacing(12);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  m_sentence->setAlignment(Qt::AlignCenter);
  layout->addStretch(1);
  layout->addWidget(m_sentence);
  layout->addWidget(m_action, 0, Qt::AlignHCenter);
  layout->addStretch(1);
  connect(m_action, &QPushButton::clicked, this, &EmptyState::actionRequested);
  setSentence(sentence);
  setAction(action);
}

void EmptyState::setSentence(const QString &sentence) { m_sentence->setText(sentence); }

void EmptyState::setAction(const QString &action) {
  m_action->setText(action);
  m_action->setVisible(!action.isEmpty());
}

}  // namespace shinglescope
