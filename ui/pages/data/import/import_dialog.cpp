// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/import_dialog.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_profiles_dialog.h"
#include "ui/pages/data/import/raw_text_view.h"
#include "ui/pages/data/import/reading_options_form.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/pages/data/reading/profile_notice.h"
#include "ui/pages/data/reading/reading_facts.h"

namespace shinglescope {
namespace {

using namespace std::chrono_literals;

constexpr auto kChangeDelay = 60ms;

QString titleOf(const ImportSource &source) {
  if (source.isPasted()) return ImportDialog::tr("Read a pasted table");
  const QByteArray name = QFile::encodeName(QFileInfo(source.path).fileName());
  return ImportDialog::tr("Read %1").arg(cellDisplayText(name.toStdString()));
}

QString rowsText(const Dataset &dataset) {
  const auto rows = static_cast<int>(dataset.rowCount());
  if (dataset.rowCount() >= kPreviewRows) return ImportDialog::tr("first %Ln rows", nullptr, rows);
  return ImportDialog::tr("all %Ln rows", nullptr, rows);
}

QString shownPattern(const ImportProfile &profile) {
  return cellDisplayText(profile.pattern.toStdString());
}

constexpr int kImportDialogFormWidth = 340;
constexpr QSize kFirstSize(1120, 720);
constexpr QSize kLargest(1360, 900);
constexpr QSize kImportDialogMargin(64, 40);  ///< part of the window that stays visible

}  // namespace

ImportDialog::ImportDialog(const ImportSource &source, const LoadOptions &options,
                           const std::vector<ColumnRole> &roles, ImportProfiles &profiles,
                           QWidget *parent)
    : QDialog(parent), m_source(source), m_profiles(profiles), m_roles(roles) {
  setWindowTitle(titleOf(source));
  createLayout(options);
  connectViews();
  if (!source.isPasted() && isGuessed(options) && roles.empty())
    m_profile = m_profiles.find(source.path);
  if (m_profile)
    useProfile(ProfileUse::Trying);
  else
    requestPreview(0ms);
  m_table->setFocus();
}

LoadOptions ImportDialog::options() const { return m_form->options(); }

void ImportDialog::accept() {
  const auto &dataset = m_table->records()->dataset();
  if (!m_open->isEnabled() || !dataset) return;
  if (!m_source.isPasted()) m_profiles.remember(m_source.path, options(), *dataset, m_roles);
  QDialog::accept();
}

void ImportDialog::connectViews() {
  connect(m_form, &ReadingOptionsForm::optionsChanged, this,
          [this] { requestPreview(kChangeDelay); });
  connect(m_guessAll, &QPushButton::clicked, this, [this] {
    if (m_profileUse == ProfileUse::InUse)
      useGuess(ProfileUse::Declined);
    else
      m_form->backToGuess();
  });
  connect(m_notice, &ProfileNotice::guessRequested, this,
          [this] { useGuess(ProfileUse::Declined); });
  connect(m_notice, &ProfileNotice::profileRequested, this,
          [this] { useProfile(ProfileUse::InUse); });
  connect(m_table, &RecordTable::rolesEdited, this, &ImportDialog::takeRoles);
  connect(m_table, &RecordTable::currentCellChanged, this, &ImportDialog::markCurrentRow);
  connect(m_table, &QAbstractItemView::entered, this, [this](const QModelIndex &index) {
    m_raw->showRow(m_table->records()->recordAt(index.row()).value);
  });
  const auto goToRow = [this](quint32 row) {
    m_table->goTo(m_table->records()->positionOf({row}));
  };
  connect(m_raw, &RawTextView::rowChosen, m_table, goToRow);
  connect(m_problems, &ProblemsPane::rowChosen, m_table, goToRow);
}

bool ImportDialog::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::Leave) markCurrentRow();
  return QDialog::eventFilter(watched, event);
}

void ImportDialog::markCurrentRow() {
  const QModelIndex current = m_table->currentIndex();
  std::optional<quint32> row;
  if (current.isValid()) row = m_table->records()->recordAt(current.row()).value;
  m_raw->showRow(row);
}

void ImportDialog::requestPreview(std::chrono::milliseconds delay) {
  // Until the preview arrives, the dialog may show rows other than those that would be read.
  m_open->setEnabled(false);
  m_guessAll->setEnabled(m_form->hasChoices());
  m_previewJob.start(
      [source = m_source, options = m_form->options()](const RunContext &context) {
        return previewSource(source, options, context);
      },
      {[this](FilePreview preview) { showPreview(std::move(preview)); },
       [this](const Error &error) { showError(error); }},
      {delay, jobThreads()});
}

void ImportDialog::showPreview(FilePreview preview) {
  if (!settleProfile(preview)) return;
  m_raw->setLines(std::move(preview.rawLines));
  if (preview.error) {
    if (!preview.parts.empty()) m_form->setParts(preview.parts);
    return showError(*preview.error);
  }
  setTextRole(m_message, TextRole::Muted);
  m_form->setReport(preview.loaded->report);
  showRows(*preview.loaded);
  m_problems->setReport(preview.loaded->report);
  m_problems->setVisible(preview.loaded->report.problemTotal() > 0);
  m_open->setEnabled(true);
}

void ImportDialog::showRows(const LoadedDataset &loaded) {
  settleRoles(*loaded.dataset);
  m_table->setDataset(loaded.dataset, m_roles);
  markCurrentRow();
  m_previewPanel->setSubtitle(rowsText(*loaded.dataset));
  QStringList facts{tr("In these rows: %1.").arg(readingFacts(loaded.report))};
  for (const Message &note : loaded.report.notes) facts << messageText(note);
  m_facts->setText(facts.join(u' '));
  m_message->setText(
      tr("Click a role in the header to change it; Alt+Down does so for the "
         "current column."));
}

void ImportDialog::settleRoles(const Dataset &dataset) {
  const std::vector<std::string> &names = dataset.columnNames();
  if (m_columnNames == names && m_roles.size() == names.size()) return;
  const bool areGiven = m_columnNames.empty() && m_roles.size() == names.size();
  m_columnNames = names;
  if (areGiven) {
    for (std::size_t i = 0; i < names.size(); ++i) m_rolesByName[names[i]] = m_roles[i];
    return;
  }
  // A column that existed before the options changed keeps its role.
  m_roles = guessColumnRoles(dataset);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto known = m_rolesByName.find(names[i]);
    if (known == m_rolesByName.end()) continue;
    if (known->second == ColumnRole::Id)
      std::ranges::replace(m_roles, ColumnRole::Id, ColumnRole::Shown);
    m_roles[i] = known->second;
  }
}

void ImportDialog::takeRoles(const std::vector<ColumnRole> &roles) {
  for (std::size_t i = 0; i < roles.size() && i < m_roles.size(); ++i)
    if (roles[i] != m_roles[i]) m_rolesByName[m_columnNames[i]] = roles[i];
  m_roles = roles;
  m_table->records()->setColumnRoles(roles);
}

void ImportDialog::showError(const Error &error) {
  setTextRole(m_message, TextRole::Warning);
  m_message->setText(errorText(error));
  m_table->setDataset(nullptr, {});
  m_previewPanel->setSubtitle(tr("cannot be read this way"));
  m_facts->clear();
  m_problems->hide();
  m_open->setEnabled(false);
}

bool ImportDialog::settleProfile(const FilePreview &preview) {
  if (m_profileUse != ProfileUse::Trying && m_profileUse != ProfileUse::InUse) return true;
  const bool isTrying = m_profileUse == ProfileUse::Trying;
  const Dataset *dataset = preview.loaded ? preview.loaded->dataset.get() : nullptr;
  if (isTrying && (dataset == nullptr || !m_profile->fits(dataset->columnNames()))) {
    useGuess(ProfileUse::Misfit);
    return false;
  }
  // The roles are set only once, because later changes were made by the user.
  if (dataset != nullptr && m_roles.empty())
    m_roles = m_profile->rolesFor(dataset->columnNames(), guessColumnRoles(*dataset));
  m_profileUse = ProfileUse::InUse;
  m_notice->showInUse(shownPattern(*m_profile));
  return true;
}

void ImportDialog::useGuess(ProfileUse use) {
  m_profileUse = use;
  m_notice->showUnused(shownPattern(*m_profile), use == ProfileUse::Misfit);
  readAgain({});
}

void ImportDialog::useProfile(ProfileUse use) {
  m_profileUse = use;
  readAgain(m_profile->options);
}

void ImportDialog::readAgain(const LoadOptions &options) {
  m_roles.clear();
  m_columnNames.clear();
  m_rolesByName.clear();
  m_form->setOptions(options);
  requestPreview(0ms);
}

void ImportDialog::showKeptSettings() {
  auto *dialog = new ImportProfilesDialog(m_profiles, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ImportProfilesDialog::forgotten, this, [this](const QString &pattern) {
    if (!m_profile || m_profile->pattern != pattern) return;
    m_profile.reset();
    m_profileUse = ProfileUse::None;
    m_notice->hide();
  });
  dialog->open();
}

void ImportDialog::createLayout(const LoadOptions &options) {
  const QWidget *over = parentWidget() ? parentWidget()->window() : nullptr;
  resize(over ? (over->size() - kImportDialogMargin).boundedTo(kLargest) : kFirstSize);
  QHBoxLayout *columns = makeItemRow({createForm(options), {createViews(), 1}}, 8);
  m_notice = new ProfileNotice(this);
  layOutColumn(this, {8, 8, 8, 8}, 8, {m_notice, {columns, 1}, createButtons()});
}

QWidget *ImportDialog::createForm(const LoadOptions &options) {
  auto *panel = new Panel(tr("Reading options"), this);
  panel->setFixedWidth(kImportDialogFormWidth);
  m_guessAll = new QPushButton(tr("Guess &all"), panel);
  m_guessAll->setObjectName(QStringLiteral("guessAll"));
  m_guessAll->setToolTip(tr("Reset every choice"));
  panel->addHeaderWidget(m_guessAll);
  m_form = new ReadingOptionsForm(options, panel);
  auto *scroll = makeColumnScroller(m_form, panel);
  scroll->setFocusPolicy(Qt::NoFocus);
  panel->setBody(scroll);
  return panel;
}

QWidget *ImportDialog::createViews() {
  auto *splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(createRaw());
  splitter->addWidget(createPreview());
  m_problems = new ProblemsPane(splitter);
  m_problems->setOfPreview();
  m_problems->hide();
  splitter->addWidget(m_problems);
  splitter->setSizes({190, 320, 140});
  splitter->setStretchFactor(1, 1);
  return splitter;
}

QWidget *ImportDialog::createRaw() {
  auto *panel = new Panel(tr("The raw text"), this);
  panel->setSubtitle(tr("first lines, and what each is read as"));
  m_raw = new RawTextView(panel);
  m_raw->setAccessibleName(tr("The raw text"));
  panel->setBody(m_raw);
  return panel;
}

QWidget *ImportDialog::createPreview() {
  m_previewPanel = new Panel(tr("As it will be read"), this);
  m_table = new RecordTable(m_previewPanel);
  m_table->setAccessibleName(tr("First rows as they will be read"));
  m_table->setMouseTracking(true);
  m_table->viewport()->installEventFilter(this);
  m_previewPanel->setBody(m_table);
  m_facts = makeNote(m_previewPanel, TextRole::Muted);
  m_facts->setContentsMargins(12, 4, 12, 4);
  m_facts->setObjectName(QStringLiteral("facts"));
  m_previewPanel->setFooter(m_facts);
  return m_previewPanel;
}

QWidget *ImportDialog::createButtons() {
  auto *bar = new QWidget(this);
  m_message = makeNote(bar, TextRole::Body);
  m_message->setObjectName(QStringLiteral("importMessage"));
  auto *kept = new QPushButton(tr("Sa&ved settings..."), bar);
  kept->setObjectName(QStringLiteral("keptSettings"));
  m_open = new QPushButton(tr("&Open"), bar);
  m_open->setObjectName(QStringLiteral("openButton"));
  m_open->setProperty("primary", true);
  m_open->setDefault(true);
  m_open->setEnabled(false);
  auto *cancel = new QPushButton(tr("&Cancel"), bar);
  layOutRow(bar, {4, 0, 0, 0}, -1, {{m_message, 1}, kept, cancel, m_open});
  connect(kept, &QPushButton::clicked, this, &ImportDialog::showKeptSettings);
  connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  return bar;
}

}  // namespace shinglescope
