// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ui/base/controls/panel.h"

class QCheckBox;

namespace shinglescope {

class LessonPlayer;
class LessonTable;
class OrderHand;
class SlidingRows;
class WalkPlayer;
struct LearnActions;

/// What is read next to the matrix of a walk through a permutation: the formula with the numbers of
/// the row, and the column of rows that sorts itself. GUI thread.
class WalkPanel final : public Panel {
  Q_OBJECT

 public:
  WalkPanel(LessonPlayer &player, WalkPlayer &walk, const LearnActions &actions,
            QWidget *parent = nullptr);
  /// What happens at this step, as rich text.
  QString story() const;
  /// What presenter mode hides: the story, which its lowest line shows, the hint and the check box.
  QList<QWidget *> atDesk() const;
  OrderHand &hand() const { return *m_hand; }
  LessonTable &table() const { return *m_table; }
  bool isSliding() const;
  /// Shows the rows at their places at once.
  void endSlide();

 private:
  QWidget *makeBody(const LearnActions &actions);
  void showStep();

  LessonPlayer &m_player;
  WalkPlayer &m_walk;
  QLabel *m_story = nullptr;
  QLabel *m_formula = nullptr;
  QLabel *m_hint = nullptr;
  QCheckBox *m_animate = nullptr;
  LessonTable *m_table = nullptr;
  SlidingRows *m_slide = nullptr;
  OrderHand *m_hand = nullptr;
  std::vector<std::uint32_t> m_rows;  ///< as they are shown
};

}  // namespace shinglescope
