// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

namespace shinglescope {

class LessonPlayer;

/// "What happens": the sentences of the step, the author's notes, and "try this" below
/// a line. GUI thread.
class StoryPanel final : public Panel {
  Q_OBJECT

 public:
  explicit StoryPanel(LessonPlayer &player, QWidget *parent = nullptr);
  QString text() const;

 private:
  void showStep();

  LessonPlayer &m_player;
  QLabel *m_story = nullptr;
  QLabel *m_note = nullptr;
  QLabel *m_prompt = nullptr;
};

}  // namespace shinglescope
