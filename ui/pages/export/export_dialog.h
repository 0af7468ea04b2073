// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/export/export_plan.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace shinglescope {

class ActionsController;
class ExportForm;
class KeyButton;
class Panel;
class ProgressPanel;
class Session;
class Settings;

/// Exports results and verdicts: choices for content, scope and format on the left, first lines and
/// counts next to them, the file below. Offers what core can write. Counts and preview are computed
/// off the GUI thread; the controller writes the file atomically. The dialog shows failures and
/// asks before a file is replaced. GUI thread; session, controller and settings outlive it.
class ExportDialog final : public QDialog {
  Q_OBJECT

 public:
  /// Without a result in the material, only the problems of reading can be exported. With shown
  /// rows in it, only these.
  ExportDialog(Session &session, ActionsController &controller, Settings &settings,
               ExportMaterial material, QWidget *parent = nullptr);
  /// Picks a content.
  void setContent(ExportContent content);
  /// Tests whether counts and preview are being computed, or a file is being written.
  bool isBusy() const { return m_isWriting || m_job.isRunning(); }

 public slots:
  void reject() override;  ///< cancels writing, or else closes the dialog

 private:
  void createLayout();
  QWidget *createPreview();
  QWidget *createTarget();
  void addNotes(QVBoxLayout *layout);
  void connectWidgets();
  void connectController();
  std::vector<ExportContent> contents() const;
  ExportChoice rememberedChoice(ExportContent content) const;
  void refresh();
  void showPlan();
  void followChoice();
  void suggestName();
  void browse();
  void write();
  void replace();
  void startWriting();
  void endWriting();
  void enableChoices();
  QString target() const;
  std::vector<std::string> filesOf(const QString &path) const;
  QString refusal(const QString &path) const;
  void askDesktop(bool (*request)(const QString &path));
  void say(const QString &message, bool isProblem);
  void showExported(const QString &path, const ExportOutcome &outcome);

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  std::shared_ptr<const ExportMaterial> m_material;
  std::shared_ptr<const ExportPlan> m_plan;  ///< reuses the costly parts of the previous plan
  bool m_isPlanned = false;                  ///< m_plan matches the choice
  bool m_isWriteWanted = false;              ///< write as soon as the plan is ready
  bool m_isWriting = false;
  QString m_suggested;
  ExportChoice m_writtenChoice;
  ExportForm *m_form = nullptr;
  Panel *m_panel = nullptr;
  QPlainTextEdit *m_preview = nullptr;
  QLineEdit *m_path = nullptr;
  QPushButton *m_browse = nullptr;
  QLabel *m_message = nullptr;
  QPushButton *m_replace = nullptr;
  QPushButton *m_copyPath = nullptr;
  QList<QWidget *> m_afterwards;  ///< shown when a file has been written
  QString m_exported;
  ProgressPanel *m_progress = nullptr;
  KeyButton *m_write = nullptr;
  QPushButton *m_close = nullptr;
  JobSlot<ExportPlan> m_job;
};

}  // namespace shinglescope
