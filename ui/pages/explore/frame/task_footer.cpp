// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/task_footer.h"

#include <QPushButton>

#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr int kTaskFooterPadding = 14;

}  // namespace

TaskFooter::TaskFooter(const QString &action, QWidget *parent) : QWidget(parent) {
  setObjectName(QStringLiteral("panelFooter"));
  m_message = makeNote(this, TextRole::Muted);
  m_message->setObjectName(QStringLiteral("taskMessage"));
  auto *start = new KeyButton(action, {}, this);
  start->setObjectName(QStringLiteral("taskStart"));
  start->setPrimary(true);
  start->setAutoDefault(false);
  m_start = start;
  m_progress = new ProgressPanel(ProgressPanel::Lines::Two, this);
  QVBoxLayout *layout = makeColumn(this, {kTaskFooterPadding, 10, kTaskFooterPadding, 10}, 8);
  layout->addWidget(m_message);
  m_row = new FlowLayout(nullptr, kTaskFooterPadding);
  m_row->addWidget(m_start);
  layout->addLayout(m_row);
  layout->addWidget(m_progress);
  setFocusProxy(m_start);
  connect(m_start, &QPushButton::clicked, this, &TaskFooter::startRequested);
  connect(m_progress, &ProgressPanel::cancelRequested, this, &TaskFooter::cancelRequested);
  m_progress->hide();
  m_message->hide();
}

void TaskFooter::setOption(QWidget *option) {
  m_option = option;
  m_row->addWidget(option);
}

void TaskFooter::setObstacle(const QString &reason) {
  const bool wasObstacle = !m_obstacle.isEmpty();
  m_obstacle = reason;
  m_start->setEnabled(reason.isEmpty());
  if (!reason.isEmpty() || wasObstacle) say(reason);
}

void TaskFooter::setRunning(bool isRunning) {
  if (isRunning == m_isRunning) return;
  // A widget that is hidden must pass its focus on, or Qt moves it to an arbitrary widget.
  const QWidget *focus = window()->focusWidget();
  const bool hadFocus = focus != nullptr && isAncestorOf(focus);
  m_isRunning = isRunning;
  if (isRunning) {
    m_progress->reset();
    say({});
  }
  m_progress->setVisible(isRunning);
  if (hadFocus && isRunning) m_progress->focusCancel();
  m_start->setVisible(!isRunning);
  if (m_option != nullptr) m_option->setVisible(!isRunning);
  if (hadFocus && !isRunning) m_start->setFocus(Qt::OtherFocusReason);
}

void TaskFooter::setSample(const ProgressSample &sample, const QString &text) {
  m_progress->showSample(sample, text.isEmpty() ? progressText(sample) : text);
}

void TaskFooter::say(const QString &sentence) { show(sentence, false); }

void TaskFooter::sayProblem(const QString &sentence) { show(sentence, true); }

QString TaskFooter::message() const { return m_message->text(); }

void TaskFooter::showEnds(std::function<void(const Error &)> &failed,
                          std::function<void()> &cancelled,
                          std::function<void(const ProgressSample &)> &progressed) {
  failed = [this](const Error &error) { endFailed(error); };
  cancelled = [this] { endCancelled(); };
  progressed = [this](const ProgressSample &sample) { setSample(sample); };
}

void TaskFooter::endCancelled() {
  setRunning(false);
  say(tr("Cancelled."));
  emit stopped();
}

void TaskFooter::endFailed(const Error &error) {
  setRunning(false);
  sayProblem(errorText(error));
  emit stopped();
}

void TaskFooter::show(const QString &sentence, bool isProblem) {
  setTextRole(m_message, isProblem ? TextRole::Warning : TextRole::Muted);
  shinglescope::say(m_message, sentence);
}

}  // namespace shinglescope
