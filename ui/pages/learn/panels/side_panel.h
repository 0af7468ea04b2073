#pragma once

#include "ui/base/controls/panel.h"

namespace shinglescope {

class LessonPlayer;
class LessonTable;

/// The table beside the left one: shingles, Jaccard, functions, signature, pairs
/// or buckets, as the stage needs; under it the formula of the hash under work.
/// GUI thread.
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
