// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/labels/labels_controller.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace shinglescope {

class UnusedPairsPanel;

/// Opens the pairs of another program: reads and scores them off the GUI thread, shows how many
/// there are and which lines cannot be used, and makes them the result under review when the user
/// accepts. GUI thread.
class OpenPairsDialog final : public QDialog {
  Q_OBJECT

 public:
  OpenPairsDialog(const Session &session, LabelsController &controller, const QString &path,
                  QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;

 private:
  void createLayout();
  void start();
  void show(std::shared_ptr<ScoredList> scored);
  QString factsText(const ScoredList &scored) const;

  const Session &m_session;
  LabelsController &m_controller;
  QString m_path;
  QComboBox *m_idColumn = nullptr;
  QLabel *m_facts = nullptr;
  UnusedPairsPanel *m_unused = nullptr;
  QPushButton *m_open = nullptr;
  std::shared_ptr<ScoredList> m_scored;  ///< null while it is read, and after an error
  JobSlot<std::shared_ptr<ScoredList>> m_job;
};

}  // namespace shinglescope
