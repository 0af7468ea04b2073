// SPDX-License-Identifier: MIT
#include "ui/pages/data/data_page.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "core/dataset/table/two_tables.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/search_field.h"
#include "ui/base/style/text_role.h"
#include "ui/base/text/dialect_text.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/pages/data/details_pane.h"
#include "ui/pages/data/grid/column_types.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/reading/opening_notice.h"
#include "ui/pages/data/reading/problem_model.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/pages/data/reading/reading_doubts.h"
#include "ui/pages/data/reading/reading_notice.h"
#include "ui/pages/data/start_view.h"
#include "ui/parts/similar/similar_panel.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/parts/table/two_tables_bar.h"
#include "ui/parts/why/row_lesson_request.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/session/project_path.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr char kSplitterName[] = "data";
constexpr int kSimilarHeight = 260;

/// Returns the selected data rows if there are 2 to `most` of them; empty otherwise.
std::vector<RecordId> selectedRows(const RecordTable &table, std::size_t most) {
  std::vector<int> positions;
  for (const QItemSelectionRange &range : table.selectionModel()->selection())
    for (int position = range.top(); position <= range.bottom(); ++position) {
      if (std::ranges::count(positions, position) == 0) positions.push_back(position);
      if (positions.size() > most) return {};
    }
  if (positions.size() < 2) return {};
  std::vector<RecordId> rows;
  for (const int position : positions) rows.push_back(table.records()->recordAt(position));
  return rows;
}

}  // namespace

DataPage::DataPage(Session &session, ActionsController &controller, Settings &settings,
                   QWidget *parent)
    : WorkspacePage(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_profiles(settings) {
  createLayout();
  connectSession();
  connectGrid();
  connectSearch();
  addKeys();
  showDataset();
}

DataPage::~DataPage() { m_settings.setSplitterState(kSplitterName, m_splitter->saveState()); }

void DataPage::connectSession() {
  connect(&m_session, &Session::datasetChanged, this, &DataPage::showDataset);
  connect(&m_session, &Session::rolesChanged, this,
          [this] { m_grid->table()->records()->setColumnRoles(m_session.roles()); });
  connect(&m_session, &Session::recipeChanged, this, [this] {
    if (isVisible()) askForSimilar();
  });
  connect(&m_controller, &ActionsController::activityChanged, this, &DataPage::followActivity);
  connect(&m_controller, &ActionsController::failed, this, [this](Activity activity) {
    if (activity == Activity::Opening) m_start->setRecentFiles(m_settings.recentFiles());
  });
  connect(&m_controller, &ActionsController::openedAsKept, this, [this](const QString &pattern) {
    m_reading->prepend(
        tr("It is read like the last file named %1.").arg(cellDisplayText(pattern.toStdString())));
  });
  // The columns are guessed; what cannot be guessed is asked for.
  connect(&m_twoTables->tables(), &TablesController::opened, this, [this] {
    if (!m_session.columnsWithoutCounterpart().empty()) matchColumns();
  });
  connect(m_reading, &ReadingNotice::optionsRequested, this, &DataPage::reopenWithOptions);
  connect(m_reading, &ReadingNotice::dismissed, m_grid->table(), qOverload<>(&QWidget::setFocus));
  connect(m_start, &StartView::openRequested, this, &DataPage::chooseFile);
  connect(m_start, &StartView::folderRequested, this, &DataPage::chooseFolder);
  connect(m_start, &StartView::pasteRequested, this, &DataPage::pasteTable);
  connect(m_start, &StartView::recentFileChosen, &m_controller,
          [this](const QString &path) { m_controller.openFile(path); });
  connect(&m_controller, &ActionsController::partNeeded, this, [this](const ImportSource &source) {
    emit pageRequested(QStringLiteral("data"));
    runImport(source, {}, {}, &DataPage::openLookedAt);
  });
  connect(m_start, &StartView::sampleRequested, &m_controller, &ActionsController::openSample);
  connect(m_start, &StartView::lessonRequested, &m_controller,
          [this] { m_controller.openFile(ActionsController::lessonPath()); });
}

void DataPage::connectGrid() {
  connect(m_grid->table(), &RecordTable::rolesEdited, this, &DataPage::changeRoles);
  connect(m_grid, &DataGrid::currentCellChanged, this, &DataPage::showCurrentCell);
  connect(m_grid, &DataGrid::messageRaised, this, &DataPage::messageRaised);
  connect(m_grid, &DataGrid::exportRequested, this, &DataPage::exportShownRequested);
  connect(m_grid, &DataGrid::searchWanted, this, &DataPage::focusSearch);
  connect(m_grid, &DataGrid::searchCleared, this, [this] {
    const QSignalBlocker blocker(m_search);
    m_search->clear();
    m_details->setHighlight({});
  });
  connect(m_problemsChip, &Chip::toggled, this, [this](bool isOn) {
    m_lower->setCurrentWidget(isOn ? static_cast<QWidget *>(m_problems) : m_details);
  });
  connect(m_problems, &ProblemsPane::closeRequested, this,
          [this] { m_problemsChip->setChecked(false); });
  connect(m_problems, &ProblemsPane::rowChosen, this, &DataPage::revealRow);
  connect(m_similar, &SimilarPanel::rowChosen, this, &DataPage::revealRow);
  connect(m_similar, &SimilarPanel::closeRequested, this, &DataPage::closeSimilar);
}

void DataPage::connectSearch() {
  connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
    m_grid->setSearchText(text);
    m_details->setHighlight(text);
  });
  connect(m_search, &SearchField::nextRequested, this, &DataPage::findNext);
  connect(m_search, &SearchField::previousRequested, this, &DataPage::findPrevious);
  connect(m_search, &SearchField::leaveRequested, m_grid->table(), qOverload<>(&QWidget::setFocus));
}

void DataPage::followActivity() {
  // Tasks run one at a time, so commands that could not start are disabled.
  const bool isIdle = !m_controller.isBusy();
  m_open->setEnabled(isIdle);
  m_readingOptions->setEnabled(isIdle);
  m_start->setEnabled(isIdle);
  m_reading->setActionEnabled(isIdle);
  if (isIdle) m_isLookedAt = false;
}

void DataPage::changeRoles(const std::vector<ColumnRole> &roles) {
  if (m_controller.isBusy())
    emit messageRaised(tr("Roles cannot change while a task is running."));
  else
    m_controller.setRoles(roles);
}

void DataPage::addKeys() {
  const auto add = [this](const QKeySequence &key, auto slot) {
    new QShortcut(key, this, this, slot, Qt::WidgetWithChildrenShortcut);
  };
  add(Qt::Key_F3, &DataPage::findNext);
  add(Qt::SHIFT | Qt::Key_F3, &DataPage::findPrevious);
  add(Qt::CTRL | Qt::SHIFT | Qt::Key_F, &DataPage::filterRows);
}

void DataPage::activate() {
  askForSimilar();  // the recipe may have changed
  if (m_session.hasDataset())
    m_grid->table()->setFocus();
  else
    m_start->setFocus();
}

void DataPage::chooseFile() {
  auto *dialog = makeFileDialog(this, tr("Open a table"), m_settings.lastDirectory());
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setOption(QFileDialog::HideNameFilterDetails);  // the list of endings would be cut
  dialog->setNameFilters({tr("Tables and projects (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx "
                             "*.ods *.sqlite *.db *.zip *.gz *.xz *.zst *.bz2 *.%1)")
                              .arg(kProjectSuffix),
                          tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &DataPage::importFile);
  dialog->open();
}

void DataPage::chooseFolder() {
  auto *dialog = makeFileDialog(this, tr("Open a folder of texts"), m_settings.lastDirectory());
  dialog->setFileMode(QFileDialog::Directory);
  connect(dialog, &QFileDialog::fileSelected, this, &DataPage::importFile);
  dialog->open();
}

void DataPage::importFile(const QString &path) {
  if (isProjectPath(path)) return m_controller.openFile(path);
  runImport({path, nullptr}, {}, {}, &DataPage::openLookedAt);
}

void DataPage::chooseSecond() {
  if (!m_session.hasDataset() || m_controller.isBusy()) return;
  auto *dialog = makeFileDialog(this, tr("Open a second table"), m_settings.lastDirectory());
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setOption(QFileDialog::HideNameFilterDetails);
  dialog->setNameFilters({tr("Tables (*.csv *.tsv *.tab *.txt *.jsonl *.ndjson *.xlsx *.ods "
                             "*.sqlite *.db *.zip *.gz *.xz *.zst *.bz2)"),
                          tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &DataPage::importSecond);
  dialog->open();
}

void DataPage::importSecond(const QString &path) {
  if (m_session.hasDataset()) runImport({path, nullptr}, {}, {}, &DataPage::openSecond);
}

void DataPage::openSecond(const ImportDialog &dialog) {
  m_twoTables->tables().open(dialog.source(), dialog.options());
}

void DataPage::matchColumns() { m_twoTables->matchColumns(); }

void DataPage::revertTables(TableChange change) { m_twoTables->tables().revert(change); }

void DataPage::closeSecond() { m_twoTables->tables().close(); }

void DataPage::pasteTable() {
  if (m_controller.isBusy()) return;
  const QString text = QApplication::clipboard()->text();
  if (text.trimmed().isEmpty())
    return emit messageRaised(tr("The clipboard contains no text; copy some rows first."));
  runImport({{}, std::make_shared<const std::string>(text.toStdString())}, {}, {},
            &DataPage::openLookedAt);
}

void DataPage::reopenWithOptions() {
  if (!m_session.hasDataset() || m_controller.isBusy()) return;
  const QByteArray path = QByteArray::fromStdString(m_session.loadReport().path);
  const ImportSource file{QFile::decodeName(path), nullptr};
  const ImportSource &source = m_controller.source().isPasted() ? m_controller.source() : file;
  runImport(source, m_session.loadOptions(), firstRoles(), &DataPage::takeReopened);
}

/// The roles of the columns of the first table.
std::vector<ColumnRole> DataPage::firstRoles() const {
  std::vector<ColumnRole> roles = m_session.roles();
  if (m_session.hasDataset()) roles.resize(m_session.firstTable()->columnCount());
  return roles;
}

void DataPage::runImport(const ImportSource &source, const LoadOptions &options,
                         const std::vector<ColumnRole> &roles,
                         void (DataPage::*take)(const ImportDialog &)) {
  auto *dialog = new ImportDialog(source, options, roles, m_profiles, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, take] { (this->*take)(*dialog); });
  dialog->open();
}

void DataPage::openLookedAt(const ImportDialog &dialog) {
  m_isLookedAt = true;
  m_controller.openSource(dialog.source(), dialog.options(), dialog.roles());
  m_isLookedAt = m_controller.isBusy();
}

void DataPage::takeReopened(const ImportDialog &dialog) {
  // Verdicts and results stay if only the roles have changed.
  const bool isSameFile =
      dialog.source().isPasted() || QFileInfo(dialog.source().path).lastModified() < m_openedAt;
  if (!isSameFile || !hasSameChoices(dialog.options(), m_session.loadOptions()))
    return openLookedAt(dialog);
  m_reading->setSentences({});
  if (dialog.roles() != firstRoles()) changeRoles(dialog.roles());
}

void DataPage::showDataset() {
  {
    const QSignalBlocker blocker(m_search);
    m_search->clear();
  }
  m_details->setHighlight({});
  closeSimilar();
  m_grid->setDataset(m_session.dataset(), m_session.roles(), m_session.loadReport());
  m_start->setRecentFiles(m_settings.recentFiles());
  m_stack->setCurrentWidget(m_session.hasDataset() ? m_workspace : m_start);
  showReadingFacts();
  showCurrentCell();
  if (isVisible()) activate();
}

void DataPage::showReadingFacts() {
  const LoadReport &report = m_session.loadReport();
  m_dialect->setText(dialectText(report.dialect));
  const auto problems = static_cast<int>(report.problemTotal());
  const auto notes = static_cast<int>(report.notes.size());
  m_problemsChip->setText(problems > 0 ? tr("%Ln rows with problems", nullptr, problems)
                          : notes > 0  ? tr("%Ln remarks", nullptr, notes)
                                       : tr("no problems"));
  m_problemsChip->setWarning(problems > 0);
  m_problemsChip->setEnabled(problems > 0 || notes > 0);
  // An empty table has nothing to show, so the list of problems opens to show the reason.
  m_problemsChip->setChecked(report.rows == 0 && problems + notes > 0);
  m_problemsChip->updateGeometry();
  m_problems->setReport(report);
  // Built-in samples and files seen in the import dialog do not need a second check.
  const bool isKnown = m_isLookedAt || !m_session.hasDataset() || m_controller.isOwnTable();
  m_reading->setSentences(isKnown ? QStringList() : readingDoubts(report));
  m_openedAt = QDateTime::currentDateTime();
}

void DataPage::showCurrentCell() {
  const RecordTable *table = m_grid->table();
  const QModelIndex current = table->currentIndex();
  if (!current.isValid() || !m_session.hasDataset()) return m_details->clear();
  m_details->showCell(m_session.dataset(), table->records()->recordAt(current.row()),
                      {static_cast<std::uint32_t>(current.column())});
  m_details->setWarning(problemsOf(table->records()->recordAt(current.row())));
}

QString DataPage::problemsOf(RecordId row) const {
  QStringList problems;
  const SecondTable *second = m_session.secondTable();
  const bool isSecond = second != nullptr && isInSecondTable(*m_session.dataset(), row);
  const std::uint32_t number = numberInTable(*m_session.dataset(), row);
  for (const RowProblem &problem :
       isSecond ? second->report.problems : m_session.loadReport().problems)
    if (problem.row == number) problems << problemText(problem);
  return problems.join(QStringLiteral("; "));
}

void DataPage::revealRow(quint32 row) { m_grid->revealRow(row); }

void DataPage::focusSearch() {
  if (!m_session.hasDataset()) return;
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

std::shared_ptr<const ShownTable> DataPage::shownTable() { return m_grid->shownTable(); }

std::vector<std::optional<ColumnType>> DataPage::chosenTypes() const {
  return m_grid->types().chosen();
}

void DataPage::findNext() { m_grid->findNext(); }

void DataPage::findPrevious() { m_grid->findPrevious(); }

void DataPage::goToRow() { m_grid->goToRow(); }

void DataPage::filterRows() { m_grid->editFilter(); }

bool DataPage::isBusy() const {
  const auto *dialog = findChild<const ImportDialog *>();
  return m_grid->isBusy() || m_similar->isBusy() || (dialog != nullptr && dialog->isBusy());
}

void DataPage::findLikeCurrent() {
  const QModelIndex current = m_grid->table()->currentIndex();
  if (!m_session.hasDataset() || !current.isValid()) return;
  if (m_similar->isHidden()) {
    m_sizesBeforeSimilar = m_splitter->sizes();
    const int all = m_sizesBeforeSimilar.front() + m_sizesBeforeSimilar.back();
    const int lower = std::max(m_sizesBeforeSimilar.back(), kSimilarHeight);
    m_splitter->setSizes({all - lower, lower});
    m_similar->show();
    m_grid->table()->scrollTo(current);
  }
  m_similar->ask({m_session.dataset(), m_session.recipe(),
                  m_grid->table()->records()->recordAt(current.row())});
  m_similar->focusList();
}

void DataPage::askForSimilar() {
  if (m_similar->isHidden() || !m_session.hasDataset()) return;
  m_similar->ask({m_session.dataset(), m_session.recipe(), m_similar->question().row});
}

void DataPage::closeSimilar() {
  if (m_similar->isHidden()) return;
  m_similar->stop();
  m_similar->hide();
  m_splitter->setSizes(m_sizesBeforeSimilar);
  m_grid->table()->setFocus();
}

/// Shows why the two selected rows are a pair or not, under the current recipe.
void DataPage::explainSelected() {
  if (!m_session.hasDataset()) return;
  const std::vector<RecordId> rows = selectedRows(*m_grid->table(), 2);
  if (rows.size() != 2) {
    emit messageRaised(tr("Select two rows first with Ctrl+click."));
    return;
  }
  const bool hasRun = m_session.hasResult() && !m_session.isResultOutdated();
  auto *dialog =
      openWhyNot({m_session.dataset(), hasRun ? m_session.result() : nullptr,
                  hasRun ? m_session.result()->recipe() : m_session.recipe(), rows[0], rows[1]},
                 this);
  closeWithTable(*dialog, m_session);
  connect(dialog, &WhyNotDialog::rowChosen, this, &DataPage::revealRow);
}

/// The rows are in table order, regardless of the order in which they were selected.
MatrixRows DataPage::chosenRows(std::size_t most) const {
  MatrixRows chosen;
  if (!m_session.hasDataset()) return chosen;
  for (const auto &[first, last] : m_grid->table()->selectedRanges()) {
    chosen.available += static_cast<std::uint64_t>(last - first) + 1;
    for (int position = first; position <= last && chosen.rows.size() < most; ++position)
      chosen.rows.push_back(m_grid->table()->records()->recordAt(position));
  }
  return chosen;
}

void DataPage::openInLearn() {
  if (!m_session.hasDataset()) return;
  const std::vector<RecordId> rows = selectedRows(*m_grid->table(), kMaxLessonTexts);
  if (rows.empty()) {
    emit messageRaised(tr("Select 2 to %1 rows first with Ctrl+click.").arg(kMaxLessonTexts));
    return;
  }
  const auto spec = lessonOfChosenRows(*m_session.dataset(), m_session.recipe(), rows);
  spec ? emit lessonRequested(*spec) : emit messageRaised(errorText(spec.error()));
}

void DataPage::createLayout() {
  m_start = new StartView(this);
  m_workspace = createWorkspace();
  m_stack = new QStackedWidget(this);
  m_stack->addWidget(m_start);
  m_stack->addWidget(m_workspace);
  m_notice = new OpeningNotice(m_controller, this);
  layOutColumn(this, {}, 8, {m_notice, {m_stack, 1}});
}

QWidget *DataPage::createWorkspace() {
  auto *workspace = new QWidget(this);
  QWidget *toolbar = createToolbar();
  m_reading = new ReadingNotice(this);
  m_twoTables = new TwoTablesBar(m_session, m_controller, this);
  m_splitter = new QSplitter(Qt::Vertical, this);
  m_splitter->addWidget(createGrid());
  m_splitter->addWidget(createLower());
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setStretchFactor(0, 1);
  m_splitter->setSizes({520, 158});
  const QByteArray state = m_settings.splitterState(QStringLiteral("data"));
  if (!state.isEmpty()) m_splitter->restoreState(state);
  layOutColumn(workspace, {}, 8, {toolbar, m_reading, m_twoTables, {m_splitter, 1}});
  return workspace;
}

QWidget *DataPage::createToolbar() {
  auto *panel = new Panel({}, this);
  panel->setAccessibleName(tr("File"));
  auto *bar = new QWidget(panel);
  m_open = makeCommandButton(tr("&Open..."), kOpenKey, bar);
  m_readingOptions = new QPushButton(tr("Reading o&ptions..."), bar);
  m_readingOptions->setObjectName(QStringLiteral("readingOptions"));
  m_readingOptions->setToolTip(tr("How the file is read, and the columns' roles"));
  m_dialect = new QLabel(bar);
  m_dialect->setTextFormat(Qt::PlainText);
  setTextRole(m_dialect, TextRole::Muted);
  m_problemsChip = new Chip({}, bar);
  m_problemsChip->setObjectName(QStringLiteral("problemsChip"));
  m_search = new SearchField(tr("Find in rows"), kFindInRowsKey, bar);
  m_search->setObjectName(QStringLiteral("search"));
  m_search->setMinimumWidth(180);
  m_search->setMaximumWidth(280);
  layOutRow(bar, {10, 8, 10, 8}, 8,
            {m_open, m_readingOptions, BoxItem::space(), m_dialect, m_problemsChip, {m_search, 2}});
  panel->setBody(bar);
  connect(m_open, &QPushButton::clicked, this, &DataPage::chooseFile);
  connect(m_readingOptions, &QPushButton::clicked, this, &DataPage::reopenWithOptions);
  return panel;
}

QWidget *DataPage::createGrid() {
  m_grid = new DataGrid(m_settings, this);
  RecordTable *table = m_grid->table();
  QAction *first = table->actions().value(0);
  const auto add = [&](const QString &text, auto slot) {
    auto *action = new QAction(text, table);
    table->insertAction(first, action);
    connect(action, &QAction::triggered, this, slot);
  };
  add(tr("Find &rows like this"), &DataPage::findLikeCurrent);
  add(tr("&Why are these two rows a pair, or not?"), &DataPage::explainSelected);
  add(tr("Open in &Learn"), &DataPage::openInLearn);
  return m_grid;
}

QWidget *DataPage::createLower() {
  m_lower = new QStackedWidget(this);
  m_details = new DetailsPane(m_lower);
  m_problems = new ProblemsPane(m_lower);
  m_lower->addWidget(m_details);
  m_lower->addWidget(m_problems);
  m_similar = new SimilarPanel(this);
  m_similar->hide();
  auto *lower = new QSplitter(Qt::Horizontal, this);
  lower->addWidget(m_lower);
  lower->addWidget(m_similar);
  lower->setChildrenCollapsible(false);
  lower->setStretchFactor(0, 2);
  lower->setStretchFactor(1, 3);
  lower->setMinimumHeight(90);
  return lower;
}

}  // namespace shinglescope
