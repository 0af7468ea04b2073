// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/transport_bar.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QSlider>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {
namespace {

constexpr int kTransportBarPadding = 12;

QPushButton *makeButton(QAction *action, const QString &sign, QWidget *parent) {
  auto *button = new QPushButton(sign, parent);
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  button->setToolTip(QStringLiteral("%1 (%2)").arg(action->toolTip(), key));
  button->setAccessibleName(action->toolTip());
  QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
  return button;
}

}  // namespace

TransportBar::TransportBar(LessonPlayer &player, const LearnActions &actions, QWidget *parent)
    : QFrame(parent), m_player(player) {
  setObjectName(QStringLiteral("transportBar"));
  auto *row = makeRow(this, {kTransportBarPadding, 8, kTransportBarPadding, 8}, 8);
  m_play = makeActionButton(actions.play, tr("Play"), this);
  m_play->setPrimary(true);
  m_scrub = new QSlider(Qt::Horizontal, this);
  m_scrub->setObjectName(QStringLiteral("lessonScrub"));
  m_scrub->setAccessibleName(tr("Step of the lesson"));
  m_where = makeLabel(this, TextRole::Muted);
  m_speed = makeLabel(this, TextRole::Muted);
  row->addWidget(makeButton(actions.first, QStringLiteral("⏮"), this));
  row->addWidget(makeButton(actions.back, QStringLiteral("◀"), this));
  row->addWidget(m_play);
  row->addWidget(makeButton(actions.forward, QStringLiteral("▶"), this));
  row->addWidget(makeButton(actions.last, QStringLiteral("⏭"), this));
  row->addWidget(m_scrub, 1);
  row->addWidget(m_where);
  row->addWidget(makeButton(actions.slower, QStringLiteral("−"), this));
  row->addWidget(m_speed);
  row->addWidget(makeButton(actions.faster, QStringLiteral("+"), this));
  row->addWidget(makeActionButton(actions.walk, tr("Rows"), this));
  row->addWidget(makeActionButton(actions.proof, tr("Why?"), this));
  row->addWidget(makeActionButton(actions.presenter, tr("Presenter"), this));
  for (QPushButton *button : findChildren<QPushButton *>()) keepKeys(button);
  m_where->installEventFilter(this);
  connect(m_scrub, &QSlider::valueChanged, this, [this](int step) {
    m_player.setPlaying(false);
    m_player.goTo(static_cast<std::size_t>(step));
  });
  connect(&player, &LessonPlayer::stepChanged, this, &TransportBar::showStep);
  connect(&player, &LessonPlayer::playingChanged, this, &TransportBar::showPlaying);
  showPlaying();
}

void TransportBar::showStep() {
  const int last = static_cast<int>(m_player.lesson()->stepCount()) - 1;
  const int step = static_cast<int>(m_player.state().step);
  const QSignalBlocker blocker(m_scrub);
  m_scrub->setRange(0, last);
  m_scrub->setValue(step);
  m_where->setText(tr("step %1 of %2").arg(step + 1).arg(last + 1));
  fitPlace();
}

/// Reserves the width of the last step's text, so that the slider does not move under
/// the pointer.
void TransportBar::fitPlace() {
  const int last = m_scrub->maximum() + 1;
  m_where->setMinimumWidth(
      m_where->fontMetrics().horizontalAdvance(tr("step %1 of %2").arg(last).arg(last)));
}

bool TransportBar::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_where && event->type() == QEvent::FontChange) fitPlace();
  return QFrame::eventFilter(watched, event);
}

void TransportBar::showPlaying() {
  m_play->setText(m_player.isPlaying() ? tr("Pause") : tr("Play"));
  m_speed->setText(tr("%1x").arg(QLocale().toString(m_player.speed())));
  m_speed->setToolTip(tr("Speed"));
}

}  // namespace shinglescope
