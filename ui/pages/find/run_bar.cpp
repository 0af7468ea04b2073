#include "ui/pages/find/run_bar.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/style/text_role.h"

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
  m_message = new QLabel;
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_find = new KeyButton(tr("Find &duplicates"), tr("Ctrl R"));
  m_find->setPrimary(true);
  m_try = new QPushButton(tr("&Try on %L1 rows").arg(2000));
  m_sweep = new QPushButton(tr("&Sweep…"));
  m_sweep->setObjectName(QStringLiteral("openSweep"));
  m_sweep->setToolTip(tr("Compares many settings on a sample of the rows, in Explore"));
  m_review = new QPushButton(tr("Review the&m"));
  m_recall = new QPushButton(tr("Rec&all…"));
  m_recall->setObjectName(QStringLiteral("openRecall"));
  m_recall->setToolTip(tr("Measures on random rows how much the run has missed, in Explore"));
  m_partial = new QPushButton(tr("&Keep those"));
  m_partial->setToolTip(tr("Makes the pairs that are already verified the result"));
  m_reuse = new QLabel;
  m_reuse->setTextFormat(Qt::PlainText);
  m_reuse->setWordWrap(true);
  m_reuse->hide();
  setTextRole(m_reuse, TextRole::Good);
  m_buttons = new QWidget;
  auto *row = new QHBoxLayout(m_buttons);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_find);
  row->addWidget(m_try);
  row->addWidget(m_sweep);
  row->addStretch(1);
  m_progress = new ProgressPanel(ProgressPanel::Lines::Two);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(kRunBarPadding, 12, kRunBarPadding, 12);
  layout->setSpacing(8);
  auto *message = new QHBoxLayout;
  message->addWidget(m_message, 1);
  message->addWidget(m_recall);
  message->addWidget(m_review);
  message->addWidget(m_partial);
  layout->addLayout(message);
  layout->addWidget(m_reuse);
  layout->addWidget(m_buttons);
  layout->addWidget(m_progress);
}

void RunBar::setActivity(Activity activity) {
  const bool isRunning = activity == Activity::Running;
  // A run consists of several tasks in sequence.
  if (isRunning && m_activity != Activity::Running) {
    m_progress->reset();
    clearMessage();
  }
  // A widget that is hidden must pass on its focus; otherwise Qt moves it anywhere.
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

void RunBar::enableButtons() {
  const bool isFree = m_activity == Activity::Idle && m_obstacle.isEmpty();
  for (QPushButton *button : {static_cast<QPushButton *>(m_find), m_try}) {
    button->setEnabled(isFree);
    button->setToolTip(m_obstacle);
  }
}

void RunBar::showProblem(const QString &message) {
  m_message->setText(message);
  setTextRole(m_message, TextRole::Warning);
  m_message->show();
  m_review->hide();
  m_recall->hide();
  m_partial->hide();
}

void RunBar::showOutcome(const QString &message, bool canReview) {
  m_message->setText(message);
  setTextRole(m_message, TextRole::Body);
  m_message->show();
  m_review->setVisible(canReview);
  m_recall->setVisible(canReview);
  m_partial->hide();
}

void RunBar::offerPartial(const QString &message) {
  showOutcome(message, false);
  m_partial->show();
}

void RunBar::setReuse(const QString &sentence) {
  m_reuse->setText(sentence);
  m_reuse->setVisible(!sentence.isEmpty() && m_activity != Activity::Running);
}

void RunBar::clearMessage() {
  m_message->hide();
  m_message->clear();
  m_review->hide();
  m_recall->hide();
  m_partial->hide();
}

}  // namespace shinglescope
