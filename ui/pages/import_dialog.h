#pragma once

#include <QDialog>
#include <vector>

#include "core/dataset/dataset_loader.h"
#include "ui/jobs/debounced_job.h"
#include "ui/models/file_preview.h"
#include "ui/state/column_role.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace shinglescope {

class Panel;
class ProblemsPane;
class ReadingOptionsForm;
class RecordTable;

/// How a file is to be read: options at the left, the file as it stands and the
/// first 200 rows as they will be read at the right, both renewed on every
/// change by a worker. Columns get their roles in the preview's header. GUI
/// thread.
class ImportDialog final : public QDialog {
  Q_OBJECT

 public:
  ImportDialog(const QString &path, const LoadOptions &options,
               const std::vector<ColumnRole> &roles, QWidget *parent = nullptr);
  LoadOptions options() const;
  /// A role for each column of the preview.
  std::vector<ColumnRole> roles() const { return m_roles; }

 private:
  QWidget *createForm(const LoadOptions &options);
  QWidget *createViews();
  QWidget *createButtons();
  void requestPreview(std::chrono::milliseconds delay);
  void showPreview(FilePreview preview);
  void showError(const Error &error);
  void showRows(const LoadedDataset &loaded);

  QString m_path;
  std::vector<ColumnRole> m_roles;
  std::vector<std::string> m_columnNames;  ///< those that m_roles belong to
  DebouncedJob<FilePreview> m_previewJob;
  ReadingOptionsForm *m_form = nullptr;
  QPlainTextEdit *m_raw = nullptr;
  Panel *m_previewPanel = nullptr;
  RecordTable *m_table = nullptr;
  ProblemsPane *m_problems = nullptr;
  QLabel *m_message = nullptr;
  QPushButton *m_open = nullptr;
};

}  // namespace shinglescope
