#include "ui/pages/data_page.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "ui/controls/chip.h"
#include "ui/controls/search_field.h"
#include "ui/models/display_text.h"
#include "ui/pages/import_dialog.h"
#include "ui/state/dialect_text.h"
#include "ui/state/error_text.h"
#include "ui/state/settings.h"
#include "ui/widgets/details_pane.h"
#include "ui/widgets/opening_notice.h"
#include "ui/widgets/problems_pane.h"
#include "ui/widgets/record_table.h"
#include "ui/widgets/role_header.h"
#include "ui/widgets/similar_panel.h"
#include "ui/widgets/start_view.h"

namespace shinglescope {

namespace {

using namespace std::chrono_literals;

constexpr auto kTypingDelay = 150ms;
constexpr char kSplitterName[] = "data";
constexpr int kSimilarHeight = 260;

QString counted(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

}  // namespace

DataPage::DataPage(Session &session, ActionsController &controller, Settings &settings,
                   QWidget *parent)
    : WorkspacePage(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_orderJob([this](RowOrder order) { applyOrder(std::move(order)); },
                 [this](const Error &error) {
                   m_orderError = errorText(error);
                   showCounts();
                 }) {
  createLayout();
  connectSession();
  connectTable();
  connectSearch();
  addKeys();
  showDataset();
}

DataPage::~DataPage() { m_settings.setSplitterState(kSplitterName, m_splitter->saveState()); }

void DataPage::connectSession() {
  connect(&m_session, &Session::datasetChanged, this, &DataPage::showDataset);
  connect(&m_session, &Session::rolesChanged, this,
          [this] { m_table->records()->setColumnRoles(m_session.roles()); });
  connect(&m_session, &Session::recipeChanged, this, [this] {
    if (isVisible()) askForSimilar();
  });
  connect(&m_controller, &ActionsController::activityChanged, this, &DataPage::followActivity);
  connect(&m_controller, &ActionsController::failed, this, [this](Activity activity) {
    if (activity == Activity::Opening) m_start->setRecentFiles(m_settings.recentFiles());
  });
  connect(m_start, &StartView::openRequested, this, &DataPage::chooseFile);
  connect(m_start, &StartView::recentFileChosen, &m_controller,
          [this](const QString &path) { m_controller.openFile(path); });
  connect(m_start, &StartView::sampleRequested, &m_controller, &ActionsController::openSample);
  connect(m_start, &StartView::lessonRequested, &m_controller,
          [this] { m_controller.openFile(ActionsController::lessonPath()); });
}

void DataPage::connectTable() {
  connect(m_table, &RecordTable::rolesEdited, this, &DataPage::changeRoles);
  connect(m_table, &RecordTable::sortRequested, this, &DataPage::sortBy);
  connect(m_table, &RecordTable::currentCellChanged, this, &DataPage::showCurrentCell);
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
    m_request.text = text.toStdString();
    requestOrder(kTypingDelay);
  });
  connect(m_search, &SearchField::nextRequested, this, &DataPage::findNext);
  connect(m_search, &SearchField::previousRequested, this, &DataPage::findPrevious);
  connect(m_search, &SearchField::leaveRequested, m_table, qOverload<>(&QWidget::setFocus));
  connect(m_onlyMatches, &Chip::toggled, this, [this](bool isOn) {
    m_request.onlyMatches = isOn;
    if (!m_request.text.empty()) requestOrder(0ms);
  });
  connect(m_goToEntry, &QLineEdit::returnPressed, this, &DataPage::goToTypedRow);
}

void DataPage::followActivity() {
  // One task at a time: what would be refused cannot be asked for.
  const bool isIdle = !m_controller.isBusy();
  m_open->setEnabled(isIdle);
  m_readingOptions->setEnabled(isIdle);
  m_start->setEnabled(isIdle);
}

void DataPage::changeRoles(const std::vector<ColumnRole> &roles) {
  if (m_controller.isBusy())
    emit messageRaised(tr("Roles cannot change while a task is running."));
  else
    m_controller.setRoles(roles);
}

void DataPage::addKeys() {
  const auto add = [this](const QKeySequence &key, QWidget *where, auto slot) {
    auto *shortcut = new QShortcut(key, where);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, slot);
  };
  add(QKeySequence(Qt::Key_F3), this, &DataPage::findNext);
  add(QKeySequence(Qt::SHIFT | Qt::Key_F3), this, &DataPage::findPrevious);
  add(QKeySequence(Qt::Key_Escape), m_goTo, &DataPage::leaveGoTo);
}

void DataPage::activate() {
  askForSimilar();  // the recipe may be another one now
  if (m_session.hasDataset())
    m_table->setFocus();
  else
    m_start->setFocus();
}

void DataPage::chooseFile() {
  auto *dialog = new QFileDialog(this, tr("Open a table"), m_settings.lastDirectory());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({tr("Tables (*.csv *.tsv *.tab *.txt)"), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &DataPage::importFile);
  dialog->open();
}

void DataPage::importFile(const QString &path) { runImport(path, {}, {}); }

void DataPage::reopenWithOptions() {
  if (!m_session.hasDataset()) return;
  const QByteArray path = QByteArray::fromStdString(m_session.loadReport().path);
  runImport(QFile::decodeName(path), m_session.loadOptions(), m_session.roles());
}

void DataPage::runImport(const QString &path, const LoadOptions &options,
                         const std::vector<ColumnRole> &roles) {
  auto *dialog = new ImportDialog(path, options, roles, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, path] {
    m_controller.openFile(path, dialog->options(), dialog->roles());
  });
  dialog->open();
}

void DataPage::showDataset() {
  m_orderJob.stop();
  m_orderError.clear();
  m_request = {};
  m_request.onlyMatches = m_onlyMatches->isChecked();
  m_rowToReveal.reset();
  {
    const QSignalBlocker blocker(m_search);
    m_search->clear();
  }
  leaveGoTo();
  closeSimilar();
  m_table->setDataset(m_session.dataset(), m_session.roles());
  m_start->setRecentFiles(m_settings.recentFiles());
  m_stack->setCurrentWidget(m_session.hasDataset() ? m_workspace : m_start);
  showReadingFacts();
  showCurrentCell();
  showCounts();
  if (isVisible()) activate();
}

void DataPage::showReadingFacts() {
  const LoadReport &report = m_session.loadReport();
  m_dialect->setText(dialectText(report.dialect));
  const auto problems = static_cast<int>(report.problemTotal());
  const auto notes = static_cast<int>(report.notes.size());
  m_problemsChip->setText(problems == 1  ? tr("1 row with problems")
                          : problems > 1 ? tr("%Ln rows with problems", nullptr, problems)
                          : notes == 1   ? tr("1 remark")
                          : notes > 0    ? tr("%Ln remarks", nullptr, notes)
                                         : tr("no problems"));
  m_problemsChip->setWarning(problems > 0);
  m_problemsChip->setEnabled(problems > 0 || notes > 0);
  // An empty table is nothing to look at: say at once why it is empty.
  m_problemsChip->setChecked(report.rows == 0 && problems + notes > 0);
  m_problemsChip->updateGeometry();
  m_problems->setReport(report);
}

void DataPage::showCurrentCell() {
  const QModelIndex current = m_table->currentIndex();
  if (!current.isValid() || !m_session.hasDataset()) return m_details->clear();
  m_details->showCell(m_session.dataset(), m_table->records()->recordAt(current.row()),
                      {static_cast<std::uint32_t>(current.column())});
}

void DataPage::showCounts() {
  if (!m_session.hasDataset()) return;
  const std::size_t all = m_session.dataset()->rowCount();
  const auto shown = static_cast<std::size_t>(m_table->records()->rowCount());
  QString text = tr("%1 of %2 shown").arg(counted(shown), counted(all));
  if (!m_request.text.empty() && !m_request.onlyMatches)
    text = tr("%1 of %2 match").arg(counted(m_table->records()->matches().size()), counted(all));
  m_onlyMatches->setVisible(!m_request.text.empty());
  if (m_orderJob.isBusy()) text = tr("Looking through %1 rows...").arg(counted(all));
  m_counts->setText(m_orderError.isEmpty() ? text : m_orderError);
}

void DataPage::sortBy(int column) {
  if (!m_session.hasDataset()) return;
  const ColumnId id{static_cast<std::uint32_t>(column)};
  std::vector<SortKey> &keys = m_request.sortKeys;
  if (keys.empty() || keys.front().column != id) {
    keys = {{id}};
  } else if (!keys.front().isDescending) {
    keys.front().isDescending = true;
  } else {
    keys.clear();
  }
  m_table->roleHeader()->setSortMark(keys.empty() ? -1 : column,
                                     !keys.empty() && keys.front().isDescending);
  requestOrder(0ms);
}

void DataPage::requestOrder(std::chrono::milliseconds delay) {
  if (!m_session.hasDataset()) return;
  m_orderError.clear();
  m_orderJob.request(
      [dataset = m_session.dataset(), request = m_request](const RunContext &context) {
        return makeRowOrder(*dataset, request, context);
      },
      delay);
  showCounts();
}

void DataPage::applyOrder(RowOrder order) {
  m_table->setOrder(std::move(order));
  if (m_rowToReveal) {
    m_table->goTo(m_table->records()->positionOf({*m_rowToReveal}));
    m_rowToReveal.reset();
  }
  showCounts();
}

void DataPage::revealRow(quint32 row) {
  if (!m_session.hasDataset() || row >= m_session.dataset()->rowCount()) return;
  const int position = m_table->records()->positionOf({row});
  if (position >= 0 && !m_orderJob.isBusy()) return m_table->goTo(position);
  // The filter hides the row: show all rows, then go there.
  m_rowToReveal = row;
  {
    const QSignalBlocker blocker(m_search);
    m_search->clear();
  }
  m_request.text.clear();
  requestOrder(0ms);
}

void DataPage::focusSearch() {
  if (!m_session.hasDataset()) return;
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

void DataPage::findNext() { stepMatch(true); }

void DataPage::findPrevious() { stepMatch(false); }

void DataPage::stepMatch(bool isForward) {
  const std::vector<std::uint32_t> &matches = m_table->records()->matches();
  if (m_request.text.empty()) return focusSearch();
  if (matches.empty()) return;
  const auto current = static_cast<std::uint32_t>(std::max(m_table->currentIndex().row(), 0));
  auto found = isForward ? std::ranges::upper_bound(matches, current)
                         : std::ranges::lower_bound(matches, current);
  if (isForward && found == matches.end()) found = matches.begin();
  if (!isForward) found = found == matches.begin() ? matches.end() - 1 : found - 1;
  m_table->goTo(static_cast<int>(*found));
}

void DataPage::goToRow() {
  if (!m_session.hasDataset()) return;
  m_goTo->show();
  m_goToMessage->clear();
  m_goToEntry->selectAll();
  m_goToEntry->setFocus(Qt::ShortcutFocusReason);
}

void DataPage::goToTypedRow() {
  const std::size_t rows = m_session.dataset()->rowCount();
  bool isNumber = false;
  const qulonglong typed = QLocale().toULongLong(m_goToEntry->text().trimmed(), &isNumber);
  if (!isNumber || typed < 1 || typed > rows) {
    m_goToMessage->setText(tr("There are rows 1 to %1.").arg(counted(rows)));
    return;
  }
  leaveGoTo();
  revealRow(static_cast<quint32>(typed - 1));
  m_table->setFocus();
}

bool DataPage::isBusy() const { return m_orderJob.isBusy() || m_similar->isBusy(); }

void DataPage::findLikeCurrent() {
  const QModelIndex current = m_table->currentIndex();
  if (!m_session.hasDataset() || !current.isValid()) return;
  if (m_similar->isHidden()) {
    m_sizesBeforeSimilar = m_splitter->sizes();
    const int all = m_sizesBeforeSimilar.front() + m_sizesBeforeSimilar.back();
    const int lower = std::max(m_sizesBeforeSimilar.back(), kSimilarHeight);
    m_splitter->setSizes({all - lower, lower});
    m_similar->show();
    m_table->scrollTo(current);
  }
  m_similar->ask(
      {m_session.dataset(), m_session.recipe(), m_table->records()->recordAt(current.row())});
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
  m_table->setFocus();
}

void DataPage::leaveGoTo() {
  const bool hadFocus = m_goToEntry->hasFocus();
  m_goTo->hide();
  if (hadFocus) m_table->setFocus();
}

}  // namespace shinglescope
