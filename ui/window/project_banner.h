// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"
#include "ui/session/project_controller.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// A strip above the pages with a notice about the open project and the one action for it. Hidden
/// if there is no notice. GUI thread.
class ProjectBanner final : public Panel {
  Q_OBJECT

 public:
  explicit ProjectBanner(ProjectController &project, QWidget *parent = nullptr);

 signals:
  void actionRequested(shinglescope::ProjectNotice::Action action);

 private:
  void showNotice();

  const ProjectController &m_project;
  QLabel *m_text = nullptr;
  QPushButton *m_action = nullptr;
};

}  // namespace shinglescope
