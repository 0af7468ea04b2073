// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/walk_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/keys/command_keys.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/sliding_rows.h"
#include "ui/pages/learn/walk/order_hand.h"
#include "ui/pages/learn/walk/walk_texts.h"

namespace shinglescope {
namespace {

constexpr QMargins kWalkMargins{12, 10, 12, 8};

}  // namespace

WalkPanel::WalkPanel(LessonPlayer &player, WalkPlayer &walk, const LearnActions &actions,
                     QWidget *parent)
    : Panel(QString(), parent), m_player(player), m_walk(walk) {
  setBody(makeBody(actions));
  m_slide = new SlidingRows(*m_table);
  m_hand = new OrderHand(*m_table, player, walk, this);
  connect(&walk, &WalkPlayer::changed, this, &WalkPanel::showStep);
  connect(actions.animate, &QAction::toggled, this, [this] { endSlide(); });
}

QWidget *WalkPanel::makeBody(const LearnActions &actions) {
  auto *body = new QWidget;
  QVBoxLayout *column = makeColumn(body, {}, 0);
  auto *head = new QWidget(body);
  m_story = makeRichNote(head);
  m_story->setObjectName(QStringLiteral("walkStory"));
  m_story->setAccessibleDescription(tr("What happens at this step"));
  m_formula = makeNote(head, TextRole::Strong);
  m_formula->setObjectName(QStringLiteral("walkFormula"));
  addWidgets(*makeColumn(head, kWalkMargins, 8), {m_story, m_formula});
  m_table = new LessonTable(tr("The rows in the order of the permutation"), body);
  m_table->setObjectName(QStringLiteral("orderTable"));
  auto *foot = new QWidget(body);
  m_hint = makeNote(foot, TextRole::Muted);
  m_hint->setObjectName(QStringLiteral("walkHint"));
  m_animate = new QCheckBox(tr("Animate the sorting"), foot);
  m_animate->setChecked(actions.animate->isChecked());
  m_animate->setToolTip(keyText(*actions.animate));
  keepKeys(m_animate);
  connect(m_animate, &QCheckBox::toggled, actions.animate, &QAction::setChecked);
  connect(actions.animate, &QAction::toggled, m_animate, &QCheckBox::setChecked);
  addWidgets(*makeColumn(foot, kWalkMargins, 6), {m_hint, m_animate});
  column->addWidget(head);
  column->addWidget(m_table, 1);
  column->addWidget(foot);
  return body;
}

QString WalkPanel::story() const { return m_story->text(); }

QList<QWidget *> WalkPanel::atDesk() const { return {m_story, m_hint, m_animate}; }

bool WalkPanel::isSliding() const { return m_slide->isSliding(); }

void WalkPanel::endSlide() { m_slide->finish(); }

void WalkPanel::showStep() {
  const std::vector<std::uint32_t> before = std::exchange(m_rows, {});
  if (!m_walk.isOn()) return endSlide();
  setTitle(tr("The order of %1").arg(hashTitle(m_walk.hash())));
  m_story->setText(walkStory(m_walk));
  m_formula->setText(walkFormula(m_walk));
  m_hint->setText(m_walk.isDone()
                      ? tr("Drag a row to change the order, or press H, then Alt with an arrow.")
                      : tr("Right: the next row. End: the whole order."));
  m_rows = m_walk.rows();
  m_table->setGrid(orderGrid(m_walk));
  if (!m_walk.isDone()) m_table->clearSelection();
  if (before.size() == m_rows.size())
    m_slide->start(RowSlide(before, m_rows), slideMilliseconds(m_player.speed()));
}

}  // namespace shinglescope
