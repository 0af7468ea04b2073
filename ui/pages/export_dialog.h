#pragma once

#include <QDialog>

#include "core/export/exporter.h"
#include "ui/state/review_state.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace shinglescope {

class ActionsController;
class SegmentedControl;
class Settings;

/// Exports queue entries with both records, scores and verdicts: which, in which
/// format, a preview of the first lines, where to. The file is written by the
/// controller, atomically; what goes wrong is said here. GUI thread.
class ExportDialog final : public QDialog {
  Q_OBJECT

 public:
  ExportDialog(Session &session, ActionsController &controller, Settings &settings,
               ReviewState &state, QWidget *parent = nullptr);

 private:
  enum Scope { Flagged, Filtered, All };

  void createWidgets();
  QLabel *createPartialNote();
  void connectWidgets();
  std::vector<QueueEntry> entriesOf(Scope scope) const;
  ExportRequest request(std::vector<QueueEntry> entries) const;
  Scope scope() const;
  ExportFormat format() const;
  void showPreview();
  void followFormat();
  void browse();
  void write();
  void say(const QString &message, bool isProblem);

  Session &m_session;
  EntryJudgements m_judgements;  ///< as they were when it was opened
  ActionsController &m_controller;
  Settings &m_settings;
  ReviewState &m_state;
  SegmentedControl *m_scope = nullptr;
  SegmentedControl *m_format = nullptr;
  QLabel *m_scopeNote = nullptr;
  QPlainTextEdit *m_preview = nullptr;
  QLineEdit *m_path = nullptr;
  QPushButton *m_browse = nullptr;
  QLabel *m_message = nullptr;
  QPushButton *m_write = nullptr;
  QPushButton *m_close = nullptr;
  bool m_isWriting = false;
};

}  // namespace shinglescope
