// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <map>
#include <optional>
#include <vector>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/data/import/file_preview.h"
#include "ui/session/column_role.h"
#include "ui/session/import_profiles.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class Panel;
class ProblemsPane;
class ProfileNotice;
class RawTextView;
class ReadingOptionsForm;
class RecordTable;

/// Reading options for a file or a pasted table. The left side lists the options, the right side
/// shows the raw text and the first 200 rows; a worker updates both on every change. The preview's
/// header sets the columns' roles. If a file resembles an earlier file in name and has the same
/// columns, it is read with the settings of that file; opening saves the choices. GUI thread; keeps
/// a reference to the profiles.
class ImportDialog final : public QDialog {
  Q_OBJECT

 public:
  /// If options and roles are given, saved settings are ignored.
  ImportDialog(const ImportSource &source, const LoadOptions &options,
               const std::vector<ColumnRole> &roles, ImportProfiles &profiles,
               QWidget *parent = nullptr);
  const ImportSource &source() const { return m_source; }
  LoadOptions options() const;
  /// A role for each column of the preview.
  std::vector<ColumnRole> roles() const { return m_roles; }
  /// True until the preview of the current options is shown.
  bool isBusy() const { return m_previewJob.isRunning(); }
  void accept() override;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  /// The use of the settings saved for files with this name.
  enum class ProfileUse { None, Trying, InUse, Declined, Misfit };

  void createLayout(const LoadOptions &options);
  QWidget *createForm(const LoadOptions &options);
  QWidget *createViews();
  QWidget *createRaw();
  QWidget *createPreview();
  QWidget *createButtons();
  void connectViews();
  void requestPreview(std::chrono::milliseconds delay);
  void showPreview(FilePreview preview);
  void showError(const Error &error);
  void showRows(const LoadedDataset &loaded);
  void settleRoles(const Dataset &dataset);
  void takeRoles(const std::vector<ColumnRole> &roles);
  void markCurrentRow();
  /// Returns true if the preview can be shown; false if another one was requested.
  bool settleProfile(const FilePreview &preview);
  void useGuess(ProfileUse use);
  void useProfile(ProfileUse use);
  /// Discards the roles and reads the source with other options.
  void readAgain(const LoadOptions &options);
  void showKeptSettings();

  ImportSource m_source;
  ImportProfiles &m_profiles;
  std::optional<ImportProfile> m_profile;
  ProfileUse m_profileUse = ProfileUse::None;
  std::vector<ColumnRole> m_roles;
  std::vector<std::string> m_columnNames;           ///< the columns of m_roles
  std::map<std::string, ColumnRole> m_rolesByName;  ///< given or chosen; columns may reappear
  JobSlot<FilePreview> m_previewJob;
  ProfileNotice *m_notice = nullptr;
  ReadingOptionsForm *m_form = nullptr;
  QPushButton *m_guessAll = nullptr;
  RawTextView *m_raw = nullptr;
  Panel *m_previewPanel = nullptr;
  RecordTable *m_table = nullptr;
  QLabel *m_facts = nullptr;
  ProblemsPane *m_problems = nullptr;
  QLabel *m_message = nullptr;
  QPushButton *m_open = nullptr;
};

}  // namespace shinglescope
