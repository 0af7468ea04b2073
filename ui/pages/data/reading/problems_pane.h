// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/csv/load_report.h"
#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;
class QTableView;

namespace shinglescope {

class ProblemModel;

/// The rows with problems, with row, line, kind and detail, and remarks on the whole file. The list
/// can be exported as CSV. GUI thread; owns its copy of the list.
class ProblemsPane final : public Panel {
  Q_OBJECT

 public:
  explicit ProblemsPane(QWidget *parent = nullptr);
  void setReport(const LoadReport &report);
  /// Sets the pane up for a preview: it cannot be closed, counts the problems of the preview's
  /// rows, and leaves the remarks to the dialog.
  void setOfPreview();
  /// Writes the list and shows the outcome in the panel.
  void exportTo(const QString &path);

 signals:
  void rowChosen(quint32 row);
  void closeRequested();

 private:
  void createTable();
  void createActions();
  void chooseTarget();

  ProblemModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_notes = nullptr;
  QPushButton *m_export = nullptr;
  QPushButton *m_close = nullptr;
  bool m_isOfPreview = false;
};

}  // namespace shinglescope
