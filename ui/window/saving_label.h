// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace shinglescope {

class ProjectController;

/// "saved 14:32:07", "saving", or the reason why nothing is saved, with a button to retry. GUI
/// thread.
class SavingLabel final : public QWidget {
  Q_OBJECT

 public:
  explicit SavingLabel(ProjectController &project, QWidget *parent = nullptr);

 private:
  void showState();

  ProjectController &m_project;
  QLabel *m_text = nullptr;
  QPushButton *m_retry = nullptr;
};

}  // namespace shinglescope
