// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

namespace shinglescope {

class LessonPlayer;
class LessonTable;

/// The second table: shingles, Jaccard, functions, signature, pairs or buckets,
/// depending on the stage; below it, the formula of the current hash. GUI thread.
class SidePanel final : public Panel {
  Q_OBJECT

 public:
  explicit SidePanel(LessonPlayer &player, QWidget *parent = nullptr);
  LessonTable &table() const { return *m_table; }

 private:
  void showStep();
  QString formula() const;

  LessonPlayer &m_player;
  LessonTable *m_table = nullptr;
  QLabel *m_formula = nullptr;
};

}  // namespace shinglescope
