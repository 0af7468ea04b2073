// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include "core/dataset/columns/column_type.h"
#include "core/export/request/shown_table.h"
#include "core/tune/rows/matrix_rows.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/actions_controller.h"
#include "ui/session/import_profiles.h"

class QLabel;
class QSplitter;
class QStackedWidget;
class QPushButton;

namespace shinglescope {

class Chip;
class DataGrid;
class DetailsPane;
class ImportDialog;
class OpeningNotice;
class ProblemsPane;
class ReadingNotice;
class SearchField;
class Settings;
class SimilarPanel;
class StartView;
class TwoTablesBar;

/// The Data workspace. It shows a start view until there is data, then a summary of the reading,
/// the grid of rows, and the whole text of the current cell or the list of problems. GUI thread;
/// reads the session and sends requests to the controller.
class DataPage final : public WorkspacePage {
  Q_OBJECT

 public:
  DataPage(Session &session, ActionsController &controller, Settings &settings,
           QWidget *parent = nullptr);
  ~DataPage() override;
  void activate() override;
  void revealRow(quint32 row);  ///< selects and shows a data row (0-based)
  void findLikeCurrent();       ///< Ctrl+L: lists rows similar to the current one
  /// Returns at most `most` of the selected rows.
  MatrixRows chosenRows(std::size_t most) const;
  /// Returns what the grid shows, with a message if it cannot be told now.
  std::shared_ptr<const ShownTable> shownTable();
  /// Returns the types that the user set, by column.
  std::vector<std::optional<ColumnType>> chosenTypes() const;
  bool isBusy() const override;
  StartView &startView() { return *m_start; }

 signals:
  void exportShownRequested();

 public slots:
  void chooseFile();  ///< Ctrl+O: the file dialog, then the import dialog
  void chooseFolder();
  void importFile(const QString &path);
  void chooseSecond();  ///< the second table, in the import dialog
  void importSecond(const QString &path);
  void matchColumns();
  void closeSecond();
  void revertTables(TableChange change);
  void pasteTable();         ///< the clipboard's text, in the import dialog
  void reopenWithOptions();  ///< Ctrl+Shift+O: the open table, in the import dialog
  void focusSearch();        ///< Ctrl+F
  void goToRow();            ///< Ctrl+G: the field below the table
  void filterRows();         ///< Ctrl+Shift+F: the filter of the current column
  void findNext();           ///< F3
  void findPrevious();

 private:
  void createLayout();
  QWidget *createWorkspace();
  QWidget *createToolbar();
  QWidget *createGrid();
  QWidget *createLower();
  void connectSession();
  void connectGrid();
  void connectSearch();
  void addKeys();
  void followActivity();
  void changeRoles(const std::vector<ColumnRole> &roles);
  void showDataset();
  void showReadingFacts();
  void showCurrentCell();
  /// Opens the import dialog; `take` is called if the user accepts it.
  void runImport(const ImportSource &source, const LoadOptions &options,
                 const std::vector<ColumnRole> &roles,
                 void (DataPage::*take)(const ImportDialog &));
  void openLookedAt(const ImportDialog &dialog);
  void openSecond(const ImportDialog &dialog);
  std::vector<ColumnRole> firstRoles() const;
  void takeReopened(const ImportDialog &dialog);
  QString problemsOf(RecordId row) const;
  void askForSimilar();
  void closeSimilar();
  void explainSelected();
  void openInLearn();

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  ImportProfiles m_profiles;
  QStackedWidget *m_stack = nullptr;
  StartView *m_start = nullptr;
  QWidget *m_workspace = nullptr;
  OpeningNotice *m_notice = nullptr;
  ReadingNotice *m_reading = nullptr;
  TwoTablesBar *m_twoTables = nullptr;
  QPushButton *m_open = nullptr;
  QPushButton *m_readingOptions = nullptr;
  QLabel *m_dialect = nullptr;
  Chip *m_problemsChip = nullptr;
  SearchField *m_search = nullptr;
  QSplitter *m_splitter = nullptr;
  DataGrid *m_grid = nullptr;
  QStackedWidget *m_lower = nullptr;
  DetailsPane *m_details = nullptr;
  ProblemsPane *m_problems = nullptr;
  SimilarPanel *m_similar = nullptr;
  QList<int> m_sizesBeforeSimilar;
  bool m_isLookedAt = false;  ///< the file being opened was seen in the import dialog
  QDateTime m_openedAt;
};

}  // namespace shinglescope
