// SPDX-License-Identifier: MIT
#include "ui/pages/find/run_bar.h"

#include <QHBoxLayout>
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/progress_panel.h"

namespace shinglescope {
namespace {

constexpr int kRunBarPadding = 14;

}  // namespace

RunBar::RunBar(QWidget *parent) : QWidget(parent) {
  setObjectName(QStringLiteral("panelFooter"));
  createControls();
  setFocusProxy(m_find);
  connect(m_find, &QPushButton::clicked, this, &RunBar::findRequested);
  connect(m_try, &QPushButton::clicked, this, &RunBar::tryRequested);
  connect(m_review, &QPushButton::clicked, this, &RunBar::reviewRequested);
  connect(m_sweep, &QPushButton::clicked, this, &RunBar::sweepRequested);
  connect(m_recall, &QPushButton::clicked, this, &RunBar::recallRequested);
  connect(m_partial, &QPushButton::clicked, this, &RunBar::partialRequested);
  connect(m_progress, &ProgressPanel::cancelRequested, this, &RunBar::cancelRequested);
  clearMessage();
  setActivity(Activity::Idle);
}

void RunBar::createControls() {
  m_message = makeNote(nullptr, TextRole::Body);
  m_find = makeCommandButton(tr("Find &duplicates"), kFindDuplicatesKey);
  m_find->setPrimary(true);
  m_try = new QPushButton(tr("&Try on %L1 rows").arg(2000));
  m_sweep = new QPushButton(tr("&Sweep..."));
  m_sweep->setObjectName(QStringLiteral("openSweep"));
  m_sweep->setToolTip(tr("Compares many settings on a sample of the rows, in Explore"));
  m_review = new QPushButton(tr("Review the&m"));
  m_recall = new QPushButton(tr("Rec&all..."));
  m_recall->setObjectName(QStringLiteral("openRecall"));
  m_recall->setToolTip(tr("Measures on random rows how much the run has missed, in Explore"));
  m_partial = new QPushButton(tr("&Keep those"));
  m_partial->setToolTip(tr("Makes the pairs that are already verified the result"));
  m_reuse = makeNote(nullptr, TextRole::Good);
  m_reuse->hide();
  m_buttons = new QWidget;
  auto *buttons = new FlowLayout(m_buttons);
  buttons->setContentsMargins({});
  for (QPushButton *button : {static_cast<QPushButton *>(m_find), m_try, m_sweep})
    buttons->addWidget(button);
  m_progress = new ProgressPanel(ProgressPanel::Lines::Two);
  QHBoxLayout *message = makeItemRow({{m_message, 1}, m_recall, m_review, m_partial});
  layOutColumn(this, {kRunBarPadding, 12, kRunBarPadding, 12}, 8,
               {message, m_reuse, m_buttons, m_progress});
}

void RunBar::setActivity(Activity activity) {
  const bool isRunning = activity == Activity::Running;
  // A run consists of several tasks in sequence.
  if (isRunning && m_activity != Activity::Running) {
    m_progress->reset();
    clearMessage();
  }
  // A widget that is hidden must pass on its focus; otherwise Qt moves it to an arbitrary widget.
  const QWidget *focus = window()->focusWidget();
  const bool hadFocus = focus != nullptr && isAncestorOf(focus);
  m_activity = activity;
  m_progress->setVisible(isRunning);
  if (hadFocus && isRunning) m_progress->focusCancel();
  m_buttons->setVisible(!isRunning);
  m_reuse->setVisible(!isRunning && !m_reuse->text().isEmpty());
  enableButtons();
  if (hadFocus && !isRunning) m_find->setFocus(Qt::OtherFocusReason);
}

void RunBar::setProgress(const ProgressSample &sample) {
  if (m_activity == Activity::Running) m_progress->setSample(sample);
}

void RunBar::setObstacle(const QString &reason) {
  m_obstacle = reason;
  enableButtons();
}

void RunBar::setTrialOffered(bool isOffered) { m_try->setVisible(isOffered); }

void RunBar::enableButtons() {
  const bool isFree = m_activity == Activity::Idle && m_obstacle.isEmpty();
  for (QPushButton *button : {static_cast<QPushButton *>(m_find), m_try}) {
    button->setEnabled(isFree);
    button->setToolTip(m_obstacle);
  }
}

void RunBar::showProblem(const QString &message) { setMessage(message, TextRole::Warning, false); }

void RunBar::showOutcome(const QString &message, bool canReview) {
  setMessage(message, TextRole::Body, canReview);
}

void RunBar::offerPartial(const QString &message) {
  showOutcome(message, false);
  m_partial->show();
}

void RunBar::clearMessage() { setMessage({}, TextRole::Body, false); }

void RunBar::setMessage(const QString &message, TextRole role, bool canReview) {
  setTextRole(m_message, role);
  say(m_message, message);
  m_review->setVisible(canReview);
  m_recall->setVisible(canReview);
  m_partial->hide();
}

void RunBar::setReuse(const QString &sentence) {
  m_reuse->setText(sentence);
  m_reuse->setVisible(!sentence.isEmpty() && m_activity != Activity::Running);
}

}  // namespace shinglescope
