// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/walk_player.h"

#include <algorithm>

#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {

WalkPlayer::WalkPlayer(LessonPlayer &player, QObject *parent) : QObject(parent), m_player(player) {
  player.setInnerSteps([this](int by) { return takeStep(by); });
  connect(&player, &LessonPlayer::stepChanged, this, &WalkPlayer::follow);
}

bool WalkPlayer::isPossible() const {
  return m_player.hasLesson() && !m_player.lesson()->tables().rows.empty();
}

void WalkPlayer::setOn(bool isOn) {
  if (isOn == m_isOn || (isOn && !isPossible())) return;
  m_isOn = isOn;
  if (!isOn) return emit changed();
  m_lesson = m_player.lesson();
  const std::uint32_t hash = touchedHash(m_player.step()).value_or(0);
  m_lessonStep = m_lesson->firstStep(LessonStage::Permutations) + hash;
  use(hash);
  m_player.goTo(m_lessonStep);
  emit changed();
}

/// The walk through the rows that the matrix shows.
void WalkPlayer::use(std::uint32_t hash) {
  m_hash = hash;
  const auto &values = m_lesson->tables().columns[hash].values;
  const auto shown = static_cast<std::ptrdiff_t>(m_lesson->tables().shownRows());
  m_walk = OrderWalk({values.begin(), values.begin() + shown});
  m_step = 0;
}

void WalkPlayer::goTo(std::size_t step) {
  if (!m_isOn) return;
  m_step = std::min(step, m_walk.lastStep());
  emit changed();
}

void WalkPlayer::goToNext() {
  const std::uint32_t next = (m_hash + 1) % m_lesson->tables().numHashes();
  if (next == m_hash) return goTo(0);
  m_player.goTo(m_lesson->firstStep(LessonStage::Permutations) + next);
  goTo(0);
}

bool WalkPlayer::takeStep(int by) {
  if (!m_isOn || (by < 0 && m_step == 0) || (by > 0 && isDone())) return false;
  goTo(by < 0 ? m_step - 1 : m_step + 1);
  return true;
}

void WalkPlayer::follow() {
  if (!m_isOn) return;
  const auto hash = touchedHash(m_player.step());
  if (m_player.stage() != LessonStage::Permutations || !hash || !isPossible()) {
    m_isOn = false;
    emit changed();
    return emit ended();
  }
  const bool isEdited = m_player.lesson() != m_lesson;
  const std::size_t before = m_lessonStep;
  m_lesson = m_player.lesson();
  m_lessonStep = m_player.state().step;
  if (!isEdited && *hash == m_hash) return emit changed();
  use(*hash);
  if (isEdited || m_lessonStep + 1 == before) m_step = m_walk.lastStep();
  emit changed();
}

}  // namespace shinglescope
