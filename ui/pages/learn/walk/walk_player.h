// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>

#include "core/lesson/lesson.h"
#include "ui/pages/learn/walk/order_walk.h"

namespace shinglescope {

class LessonPlayer;

/// Walks through a permutation of the lesson, inside of its step: the player's steps first go
/// through the rows, then to the next permutation. Ends when the lesson goes to another stage. An
/// edit keeps the walk and shows its end. GUI thread; the player outlives it.
class WalkPlayer final : public QObject {
  Q_OBJECT

 public:
  WalkPlayer(LessonPlayer &player, QObject *parent = nullptr);

  /// Tests whether the lesson has a row to walk through.
  bool isPossible() const;
  bool isOn() const { return m_isOn; }
  /// Begins with the permutation of the lesson's step, or the first one, or ends the walk.
  void setOn(bool isOn);

  /// The following are valid while the walk is on.
  const Lesson &lesson() const { return *m_lesson; }
  std::size_t lessonStep() const { return m_lessonStep; }
  std::uint32_t hash() const { return m_hash; }
  const LessonColumn &column() const { return m_lesson->tables().columns[m_hash]; }
  const OrderWalk &walk() const { return m_walk; }
  std::size_t step() const { return m_step; }
  bool isDone() const { return m_step == m_walk.lastStep(); }
  /// The rows of the column, from top to bottom.
  std::vector<std::uint32_t> rows() const { return m_walk.columnAt(m_step); }
  void goTo(std::size_t step);
  /// Goes to the first step of the next permutation; after the last one, to the first.
  void goToNext();

 signals:
  void changed();
  /// The lesson went elsewhere.
  void ended();

 private:
  bool takeStep(int by);
  void follow();
  void use(std::uint32_t hash);

  LessonPlayer &m_player;
  std::shared_ptr<const Lesson> m_lesson;
  OrderWalk m_walk;
  std::uint32_t m_hash = 0;
  std::size_t m_step = 0;
  std::size_t m_lessonStep = 0;  ///< that of the walk's permutation
  bool m_isOn = false;
};

}  // namespace shinglescope
