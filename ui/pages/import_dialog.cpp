#include "ui/pages/import_dialog.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTextDocument>
#include <QVBoxLayout>

#include "ui/controls/panel.h"
#include "ui/models/display_text.h"
#include "ui/state/error_text.h"
#include "ui/style/text_role.h"
#include "ui/widgets/problems_pane.h"
#include "ui/widgets/reading_options_form.h"
#include "ui/widgets/record_table.h"

namespace shinglescope {

namespace {

using namespace std::chrono_literals;

constexpr int kFormWidth = 292;
constexpr auto kChangeDelay = 60ms;

}  // namespace

ImportDialog::ImportDialog(const QString &path, const LoadOptions &options,
                           const std::vector<ColumnRole> &roles, QWidget *parent)
    : QDialog(parent),
      m_path(path),
      m_roles(roles),
      m_previewJob([this](FilePreview preview) { showPreview(std::move(preview)); },
                   [this](const Error &error) { showError(error); }) {
  const QString name = cellDisplayText(QFile::encodeName(QFileInfo(path).fileName()).toStdString());
  setWindowTitle(tr("Read %1").arg(name));
  resize(1040, 660);
  auto *columns = new QHBoxLayout;
  columns->setSpacing(8);
  columns->addWidget(createForm(options));
  columns->addWidget(createViews(), 1);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addLayout(columns, 1);
  layout->addWidget(createButtons());
  connect(m_form, &ReadingOptionsForm::optionsChanged, this,
          [this] { requestPreview(kChangeDelay); });
  requestPreview(0ms);
}

LoadOptions ImportDialog::options() const { return m_form->options(); }

QWidget *ImportDialog::createForm(const LoadOptions &options) {
  auto *panel = new Panel(tr("How to read it"), this);
  panel->setFixedWidth(kFormWidth);
  m_form = new ReadingOptionsForm(options, panel);
  auto *scroll = new QScrollArea(panel);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(m_form);
  panel->setBody(scroll);
  return panel;
}

QWidget *ImportDialog::createViews() {
  auto *splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  auto *rawPanel = new Panel(tr("The file as it stands"), splitter);
  rawPanel->setSubtitle(tr("first lines"));
  m_raw = new QPlainTextEdit(rawPanel);
  m_raw->setReadOnly(true);
  m_raw->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_raw->setProperty("frameless", true);
  m_raw->setTabChangesFocus(true);
  m_raw->document()->setDocumentMargin(8);
  m_raw->setAccessibleName(tr("The file as it stands"));
  setTextRole(m_raw, TextRole::Monospace);
  rawPanel->setBody(m_raw);
  m_previewPanel = new Panel(tr("As it will be read"), splitter);
  m_table = new RecordTable(m_previewPanel);
  m_table->setAccessibleName(tr("First rows as they will be read"));
  m_previewPanel->setBody(m_table);
  m_problems = new ProblemsPane(splitter);
  m_problems->setCloseVisible(false);
  splitter->addWidget(rawPanel);
  splitter->addWidget(m_previewPanel);
  splitter->addWidget(m_problems);
  splitter->setSizes({170, 300, 130});
  splitter->setStretchFactor(1, 1);
  connect(m_table, &RecordTable::rolesEdited, this, [this](const std::vector<ColumnRole> &roles) {
    m_roles = roles;
    m_table->records()->setColumnRoles(roles);
  });
  connect(m_problems, &ProblemsPane::rowChosen, m_table,
          [this](quint32 row) { m_table->goTo(m_table->records()->positionOf({row})); });
  return splitter;
}

QWidget *ImportDialog::createButtons() {
  auto *bar = new QWidget(this);
  auto *layout = new QHBoxLayout(bar);
  layout->setContentsMargins(4, 0, 0, 0);
  m_message = new QLabel(bar);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_message->setObjectName(QStringLiteral("importMessage"));
  m_open = new QPushButton(tr("&Open"), bar);
  m_open->setObjectName(QStringLiteral("openButton"));
  m_open->setProperty("primary", true);
  m_open->setDefault(true);
  m_open->setEnabled(false);
  auto *cancel = new QPushButton(tr("&Cancel"), bar);
  layout->addWidget(m_message, 1);
  layout->addWidget(cancel);
  layout->addWidget(m_open);
  connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  return bar;
}

void ImportDialog::requestPreview(std::chrono::milliseconds delay) {
  // What is shown may not be what would be read until the preview is there.
  m_open->setEnabled(false);
  const std::string path = QFile::encodeName(QFileInfo(m_path).absoluteFilePath()).toStdString();
  m_previewJob.request(
      [path, options = m_form->options()](const RunContext &context) {
        return previewFile(path, options, context);
      },
      delay);
}

void ImportDialog::showPreview(FilePreview preview) {
  m_raw->setPlainText(preview.rawText);
  if (preview.error) return showError(*preview.error);
  setTextRole(m_message, TextRole::Muted);
  m_form->setReport(preview.loaded->report);
  showRows(*preview.loaded);
  m_problems->setReport(preview.loaded->report);
  m_problems->setVisible(preview.loaded->report.problemTotal() > 0);
  m_open->setEnabled(true);
  if (!m_raw->hasFocus() && !m_form->isAncestorOf(focusWidget())) m_open->setFocus();
}

void ImportDialog::showRows(const LoadedDataset &loaded) {
  const std::vector<std::string> &names = loaded.dataset->columnNames();
  const bool isSameTable = m_columnNames.empty() || m_columnNames == names;
  if (!isSameTable || m_roles.size() != names.size()) m_roles = guessColumnRoles(*loaded.dataset);
  m_columnNames = names;
  m_table->setDataset(loaded.dataset, m_roles);
  const auto rows = static_cast<int>(loaded.dataset->rowCount());
  m_previewPanel->setSubtitle(rows == 1 ? tr("1 row") : tr("first %Ln rows", nullptr, rows));
  m_message->setText(
      tr("Click a role in the header to change it; Alt+Down does so for the "
         "current column."));
}

void ImportDialog::showError(const Error &error) {
  setTextRole(m_message, TextRole::Warning);
  m_message->setText(errorText(error));
  m_table->setDataset(nullptr, {});
  m_previewPanel->setSubtitle(tr("cannot be read so"));
  m_problems->hide();
  m_open->setEnabled(false);
}

}  // namespace shinglescope
