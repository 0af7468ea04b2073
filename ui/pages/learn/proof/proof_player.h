// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/lesson/lesson.h"
#include "core/lesson/model/equal_minima.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

class LessonPlayer;

/// The demonstration of why the chance of equal minima is the Jaccard similarity: the rows of the
/// matrix by kind, sorted by a permutation, and looked at one after the other until one decides;
/// and the share of equal minima over many permutations. Follows the lesson and the pair of its
/// step. Permutations are tried in a worker. GUI thread; the player outlives it.
class ProofPlayer final : public QObject {
  Q_OBJECT

 public:
  ProofPlayer(LessonPlayer &player, QObject *parent = nullptr);
  /// Starts with the pair of the lesson's step, or else with the most similar one.
  void start();
  /// Tests whether the lesson has a pair to show.
  bool isPossible() const;
  bool isBusy() const { return m_job.isRunning(); }

  /// The lesson that is shown, also while the player already has another; valid after start().
  const Lesson &lesson() const { return *m_lesson; }
  std::size_t pair() const { return m_pair; }  ///< of the tables
  void setPair(std::size_t pair);
  const RowKinds &kinds() const { return m_kinds; }
  /// The rows in the order that is shown: that of the matrix at step 0, then the permutation's.
  const std::vector<std::uint32_t> &order() const { return m_step == 0 ? m_rows : m_order; }
  /// The number of a row in the permutation.
  std::uint32_t valueOf(std::uint32_t row) const { return m_values[row]; }
  /// Counts the permutations, from 0: first the lesson's own hashes, then shuffles.
  std::size_t permutation() const { return m_permutation; }
  bool isOwnHash() const;

  std::size_t step() const { return m_step; }
  std::size_t lastStep() const { return decidingPlace(m_kinds, m_order) + 2; }
  /// The number of rows that were looked at.
  std::size_t walked() const { return m_step < 2 ? 0 : std::min(m_step - 1, m_order.size()); }
  bool isDecided() const { return m_step >= lastStep(); }
  void forward();
  void back();
  void goTo(std::size_t step);
  void tryAnother();  ///< the next permutation, from its first step
  void tryMany();     ///< a thousand more permutations

  /// How many of the tried permutations, up to and including each, had equal minima.
  const std::vector<std::uint32_t> &equal() const { return m_equal; }

 signals:
  void changed();
  void tried();  ///< equal() has changed

 private:
  void usePermutation();

  LessonPlayer &m_player;
  std::shared_ptr<const Lesson> m_lesson;
  JobSlot<std::vector<std::uint32_t>> m_job;
  std::size_t m_pair = 0;
  std::size_t m_permutation = 0;
  std::size_t m_step = 0;
  RowKinds m_kinds;
  std::vector<std::uint32_t> m_rows;
  std::vector<std::uint32_t> m_order;
  std::vector<std::uint32_t> m_values;
  std::vector<std::uint32_t> m_equal;
};

}  // namespace shinglescope
