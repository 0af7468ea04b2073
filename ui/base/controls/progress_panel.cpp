// SPDX-License-Identifier: MIT
#include "ui/base/controls/progress_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"

namespace shinglescope {
namespace {

constexpr int kProgressPanelBarWidth = 120;
constexpr int kBarSteps = 1000;

}  // namespace

ProgressPanel::ProgressPanel(Lines lines, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_timeLeft(new QLabel(this)),
      m_cancel(new KeyButton(tr("Cancel"), tr("Esc"), this)) {
  createLayout(lines);
  m_text->setText(progressText({}));
  m_text->setMinimumHeight(m_text->sizeHint().height());  // keeps its height while it is empty
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Progress"));
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    m_cancel->setEnabled(false);
    emit cancelRequested();
  });
  reset();
}

void ProgressPanel::createLayout(Lines lines) {
  QGridLayout *layout = makeGrid(this, 8, 8);
  if (lines == Lines::One) {
    m_bar->setFixedWidth(kProgressPanelBarWidth);
    int column = 0;
    for (QWidget *part : std::initializer_list<QWidget *>{m_text, m_bar, m_timeLeft, m_cancel}) {
      layout->addWidget(part, 0, column++);
    }
    return;
  }
  layout->addWidget(m_text, 0, 0, 1, 2);
  layout->addWidget(m_bar, 1, 0);
  layout->addWidget(m_timeLeft, 1, 1);
  layout->addWidget(m_cancel, 0, 2, 2, 1, Qt::AlignVCenter);
  layout->setColumnStretch(0, 1);
}

void ProgressPanel::focusCancel() { m_cancel->setFocus(Qt::OtherFocusReason); }

void ProgressPanel::reset() {
  m_hasStarted = false;
  m_clock = {};
  // The first sample arrives a moment later and names the stage, or shows that the task is
  // starting.
  m_text->clear();
  m_timeLeft->clear();
  m_bar->setRange(0, 0);
  m_cancel->setEnabled(true);
}

void ProgressPanel::setSample(const ProgressSample &sample) {
  showSample(sample, progressText(sample));
}

void ProgressPanel::showSample(const ProgressSample &sample, const QString &text) {
  // An idle stage between two tasks of one run is not a start, so the panel stays as it is.
  if (sample.stage == Stage::Idle && m_hasStarted) return;
  m_hasStarted = m_hasStarted || sample.stage != Stage::Idle;
  m_text->setText(text);
  m_timeLeft->setText(timeLeftText(m_clock.secondsLeft(sample)));
  if (sample.total == 0) {
    m_bar->setRange(0, 0);
    return;
  }
  const double share = static_cast<double>(sample.done) / static_cast<double>(sample.total);
  m_bar->setRange(0, kBarSteps);
  m_bar->setValue(static_cast<int>(share * kBarSteps));
}

}  // namespace shinglescope
