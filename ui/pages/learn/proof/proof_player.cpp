// SPDX-License-Identifier: MIT
#include "ui/pages/learn/proof/proof_player.h"

#include <algorithm>
#include <numeric>

#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kManyPermutations = 1000;

}  // namespace

ProofPlayer::ProofPlayer(LessonPlayer &player, QObject *parent)
    : QObject(parent), m_player(player) {}

bool ProofPlayer::isPossible() const {
  return m_player.hasLesson() && !m_player.lesson()->tables().pairs.empty();
}

void ProofPlayer::start() {
  if (!isPossible()) return;
  m_lesson = m_player.lesson();
  const auto &pairs = m_lesson->tables().pairs;
  const auto best = std::ranges::max_element(pairs, {}, &LessonPair::jaccard);
  auto pair = static_cast<std::size_t>(best - pairs.begin());
  for (const Touch &touch : m_player.step().touches)
    if (touch.what == Touched::Pair || touch.what == Touched::CurvePoint) pair = touch.a;
  setPair(pair);
}

void ProofPlayer::setPair(std::size_t pair) {
  m_job.drop();
  const LessonTables &tables = m_lesson->tables();
  m_pair = pair;
  m_kinds = rowKindsOf(tables, tables.pairs[pair]);
  m_rows.resize(tables.rows.size());
  std::iota(m_rows.begin(), m_rows.end(), 0U);
  m_permutation = 0;
  m_step = 0;
  m_equal.clear();
  usePermutation();
  emit tried();
  emit changed();
}

bool ProofPlayer::isOwnHash() const { return m_permutation < m_lesson->tables().columns.size(); }

void ProofPlayer::usePermutation() {
  const Lesson &lesson = *m_lesson;
  if (isOwnHash()) {
    const LessonColumn &column = lesson.tables().columns[m_permutation];
    m_order = column.order;
    m_values = column.values;
    return;
  }
  m_order = shuffledOrder(m_rows.size(), lesson.spec().permutations.seed, m_permutation);
  m_values.resize(m_order.size());
  for (std::uint32_t place = 0; place < m_order.size(); ++place)
    m_values[m_order[place]] = place + 1;
}

void ProofPlayer::goTo(std::size_t step) {
  m_step = std::min(step, lastStep());
  emit changed();
}

void ProofPlayer::forward() {
  if (isDecided()) return tryAnother();
  goTo(m_step + 1);
}

void ProofPlayer::back() {
  if (m_step > 0) goTo(m_step - 1);
}

void ProofPlayer::tryAnother() {
  ++m_permutation;
  usePermutation();
  m_step = 1;
  emit changed();
}

void ProofPlayer::tryMany() {
  if (m_job.isRunning()) return;
  const std::uint64_t seed = m_lesson->spec().permutations.seed;
  // The shuffles that tryAnother() shows have the same numbers, after those of the lesson's hashes.
  const std::uint64_t first = m_lesson->tables().columns.size() + m_equal.size();
  m_job.start(
      [kinds = m_kinds, seed, first](const RunContext &context) {
        return countEqualMinima(kinds, seed, first, kManyPermutations, context);
      },
      {[this](const std::vector<std::uint32_t> &found) {
         const std::uint32_t before = m_equal.empty() ? 0 : m_equal.back();
         for (const std::uint32_t equal : found) m_equal.push_back(before + equal);
         emit tried();
       },
       [](const Error &) {}});  // only a cancelled job, after which nothing is shown
}

}  // namespace shinglescope
