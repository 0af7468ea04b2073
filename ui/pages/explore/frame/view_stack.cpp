// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/view_stack.h"

#include <QVBoxLayout>

#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/progress_panel.h"

namespace shinglescope {
namespace {
constexpr int kProgressWidth = 380;
}

ViewStack::ViewStack(QWidget *content, QWidget *parent)
    : QStackedWidget(parent), m_content(content) {
  m_sentence = new EmptyState({});
  m_work = new QWidget;
  m_progress = new ProgressPanel(ProgressPanel::Lines::Two);
  m_progress->setMaximumWidth(kProgressWidth);
  auto *layout = new QVBoxLayout(m_work);
  layout->addStretch(1);
  layout->addWidget(m_progress, 0, Qt::AlignHCenter);
  layout->addStretch(1);
  m_progress->setMinimumWidth(kProgressWidth * 2 / 3);
  for (QWidget *each : {static_cast<QWidget *>(m_sentence), m_work, m_content}) addWidget(each);
  connect(m_sentence, &EmptyState::actionRequested, this, &ViewStack::actionRequested);
  connect(m_progress, &ProgressPanel::cancelRequested, this, &ViewStack::cancelRequested);
}

void ViewStack::showContent() { setCurrentWidget(m_content); }

void ViewStack::say(const QString &sentence, const QString &action) {
  m_sentence->setSentence(sentence);
  m_sentence->setAction(action);
  setCurrentWidget(m_sentence);
}

void ViewStack::showWork() {
  if (currentWidget() == m_work) return;
  m_progress->reset();
  setCurrentWidget(m_work);
}

void ViewStack::setProgress(const ProgressSample &sample) {
  if (currentWidget() == m_work) m_progress->setSample(sample);
}

}  // namespace shinglescope
