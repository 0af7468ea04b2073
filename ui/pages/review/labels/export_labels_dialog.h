// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/review/labels/label_plan.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/labels/verdict_reading.h"
#include "ui/session/actions_controller.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class FormRows;
class ProgressPanel;
class SegmentedControl;
class Settings;

/// The labels of a review, as each kind of file has them.
struct ExportableLabels {
  std::shared_ptr<const ReviewLabels> all;      ///< for dedupe
  std::shared_ptr<const ReviewLabels> withIds;  ///< for Splink
};

/// Writes the verdicts of reviewers as labels for Splink or dedupe, with the same bytes as the
/// command line. Shows before how many there are and what is left out. Labels are collected and
/// written off the GUI thread. GUI thread.
class ExportLabelsDialog final : public QDialog {
  Q_OBJECT

 public:
  ExportLabelsDialog(Session &session, ActionsController &controller, Settings &settings,
                     QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning() || m_isWriting; }
  /// Writes the labels in the chosen format, whose end the name must have.
  void writeTo(const QString &path);

 signals:
  void messageRaised(const QString &message);

 public slots:
  void accept() override;  ///< asks for the file
  void reject() override;  ///< while it writes: cancels that

 private:
  enum Format { SplinkCsv, SplinkTsv, DedupeJson };

  void createLayout();
  void start();
  void show(const ExportableLabels &labels);
  void showCounts();
  void say(const QString &message, bool isProblem);
  void endWriting();
  QString suffix() const;
  const std::shared_ptr<const ReviewLabels> &chosen() const;

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  ExportableLabels m_labels;
  bool m_isWriting = false;
  SegmentedControl *m_format = nullptr;
  FormRows *m_figures = nullptr;
  QLabel *m_leftOut = nullptr;
  QLabel *m_message = nullptr;
  ProgressPanel *m_progress = nullptr;
  QPushButton *m_write = nullptr;
  VerdictReading m_reading;  ///< ends after the job
  JobSlot<ExportableLabels> m_job;
};

}  // namespace shinglescope
