// SPDX-License-Identifier: MIT
#include "ui/pages/export/export_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>

#include "core/base/files/file_identity.h"
#include "core/export/request/export_target.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/desktop/file_opener.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/export/export_form.h"
#include "ui/pages/export/export_text.h"
#include "ui/pages/export/pdf_report.h"
#include "ui/pages/export/report_pictures.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPreviewLines = 20;
constexpr qsizetype kPreviewLineCharacters = 400;
constexpr std::chrono::milliseconds kDelay{60};

/// Returns the lines cut to a readable length, with visible tabs and control characters. In a
/// report, tabs only separate cells and become spaces.
QString readableLines(const std::string &bytes, bool isReport) {
  QStringList lines;
  std::size_t at = 0;
  while (at < bytes.size()) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    std::string_view line(bytes.data() + at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::string spaced(line);
    for (std::size_t tab = 0; isReport && (tab = spaced.find('\t', tab)) != std::string::npos;)
      spaced.replace(tab, 1, "    ");
    lines.append(cellDisplayText(spaced, kPreviewLineCharacters));
    at = end + 1;
  }
  return lines.join(u'\n');
}

/// Pairs across two tables form no groups but best matches; other results have groups. Records are
/// merged within one table.
bool isOfThisResult(ExportContent content, const DuplicateResult *result, bool hasTwoTables) {
  const bool isAcross = result != nullptr && result->firstReference.has_value();
  if (hasMerges(content) && hasTwoTables) return false;
  if (content == ExportContent::Matches) return isAcross;
  return !isAcross || (content != ExportContent::Groups && content != ExportContent::CleanedTable);
}

constexpr int kMargin = 16;
constexpr int kExportDialogGap = 12;
constexpr QSize kUsualSize(1000, 640);

}  // namespace

ExportDialog::ExportDialog(Session &session, ActionsController &controller, Settings &settings,
                           ExportMaterial material, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_material(std::make_shared<const ExportMaterial>(std::move(material))) {
  setWindowTitle(m_material->shown ? tr("Export what is shown") : tr("Export"));
  createLayout();
  connectWidgets();
  connectController();
  const std::vector<ExportContent> possible = contents();
  const QString last = m_settings.exportContent();
  const auto known = std::ranges::find(possible, last, contentName);
  const ExportContent first = possible.empty() ? ExportContent::Pairs : possible.front();
  setContent(known == possible.end() ? first : *known);
  m_form->focusFirst();
}

std::vector<ExportContent> ExportDialog::contents() const {
  std::vector<ExportContent> contents;
  if (m_material->shown) return {ExportContent::Shown};
  for (const ExportContent content : exportContents()) {
    if (content == ExportContent::Shown) continue;
    const bool isOfReading = content == ExportContent::RejectedRows;
    const bool isThere =
        isOfReading ? !m_material->source->problems.empty() : m_material->result != nullptr;
    if (isThere &&
        isOfThisResult(content, m_material->result.get(), m_material->firstTable != nullptr))
      contents.push_back(content);
  }
  return contents;
}

void ExportDialog::connectWidgets() {
  connect(m_form, &ExportForm::contentPicked, this, &ExportDialog::setContent);
  connect(m_form, &ExportForm::choiceChanged, this, &ExportDialog::followChoice);
  connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
  connect(m_replace, &QPushButton::clicked, this, &ExportDialog::replace);
  connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
  connect(m_copyPath, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(target())); });
  connect(m_path, &QLineEdit::textChanged, this, [this] {
    m_isWriteWanted = false;
    say({}, false);
  });
  for (const int key : {Qt::Key_Return, Qt::Key_Enter})
    new QShortcut(QKeySequence(Qt::CTRL | key), this, m_write, &QPushButton::click);
}

void ExportDialog::connectController() {
  connect(m_progress, &ProgressPanel::cancelRequested, &m_controller, &ActionsController::cancel);
  connect(&m_controller, &ActionsController::progressed, this,
          [this](const ProgressSample &sample) {
            if (m_isWriting) m_progress->setSample(sample);
          });
  connect(&m_controller, &ActionsController::exported, this, &ExportDialog::showExported);
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity activity, const QString &message) {
            if (activity != Activity::Exporting || !m_isWriting) return;
            endWriting();
            say(message, true);
          });
  connect(&m_controller, &ActionsController::wasCancelled, this, [this](Activity activity) {
    if (activity != Activity::Exporting || !m_isWriting) return;
    endWriting();
    say(tr("Cancelled; nothing was written."), true);
  });
  closeWithTable(*this, m_session);
  closeWithResult(*this, m_session);
}

ExportChoice ExportDialog::rememberedChoice(ExportContent content) const {
  const QString remembered = m_settings.exportChoice(contentName(content));
  if (!remembered.isEmpty()) return choiceFromText(content, remembered);
  ExportChoice choice = defaultChoice(content);
  if (content == ExportContent::Pairs) {
    const bool hasFlagged = m_session.verdicts().counts().duplicate > 0;
    choice.scope = hasFlagged ? ExportScope::Flagged : ExportScope::Filtered;
  }
  return choice;
}

void ExportDialog::setContent(ExportContent content) {
  const std::vector<ExportContent> possible = contents();
  if (!possible.empty() && std::ranges::find(possible, content) == possible.end()) return;
  m_form->setChoice(rememberedChoice(content));
  followChoice();
}

void ExportDialog::followChoice() {
  suggestName();
  refresh();
}

void ExportDialog::suggestName() {
  const bool isPartial = m_material->result && m_material->result->report.isPartial;
  const QString name = suggestedFileName(m_session.fileName(), m_form->choice(), isPartial);
  const QFileInfo present(m_path->text());
  const QDir folder = m_path->text().isEmpty() ? QDir(m_settings.lastDirectory()) : present.dir();
  QString path = folder.filePath(name);
  // A name that the user chose is kept, with the suffix of the current kind.
  if (!m_suggested.isEmpty() && present.fileName() != m_suggested)
    path = present.dir().filePath(present.completeBaseName() + u'.' + QFileInfo(name).suffix());
  else
    m_suggested = name;
  m_path->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::refresh() {
  m_isPlanned = false;
  m_isWriteWanted = false;
  say({}, false);
  m_panel->setSubtitle(tr("counting..."));
  m_write->setEnabled(!m_isWriting);
  m_job.start(
      [material = m_material, choice = m_form->choice(),
       before = m_plan](const RunContext &context) {
        return planExport(*material, choice, before.get(), kPreviewLines, context);
      },
      {[this](ExportPlan plan) {
         m_plan = std::make_shared<const ExportPlan>(std::move(plan));
         showPlan();
       },
       [this](const Error &error) { say(errorText(error), true); }},
      {kDelay, jobThreads()});
}

void ExportDialog::showPlan() {
  m_isPlanned = true;
  const ExportContent content = m_form->choice().content;
  m_form->setScopeCounts(m_plan->facts);
  const QString nothing = ExportText::nothingText(content, m_plan->facts);
  m_panel->setSubtitle(ExportText::factsText(content, m_plan->facts));
  m_preview->setPlainText(m_plan->previewError
                              ? errorText(*m_plan->previewError)
                              : readableLines(m_plan->preview, content == ExportContent::Report));
  m_write->setEnabled(nothing.isEmpty() && !m_isWriting);
  if (!nothing.isEmpty()) say(nothing, true);
  if (m_isWriteWanted && nothing.isEmpty()) write();
  m_isWriteWanted = false;
}

void ExportDialog::browse() {
  askToSave(
      this, tr("Export to"), m_path->text(), {},
      [this](const QString &path, const QString &) {
        m_path->setText(QDir::toNativeSeparators(path));
      },
      QFileDialog::DontConfirmOverwrite);
}

QString ExportDialog::target() const {
  const QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
  return path.isEmpty() ? path : QDir(m_settings.lastDirectory()).absoluteFilePath(path);
}

std::vector<std::string> ExportDialog::filesOf(const QString &path) const {
  return writtenFiles(QFile::encodeName(path).toStdString(), m_form->choice().hasManifest);
}

QString ExportDialog::refusal(const QString &path) const {
  if (path.isEmpty()) return tr("There is no file name. Enter one.");
  if (m_controller.isBusy()) return tr("Another task is running. Wait for it or cancel it first.");
  const std::vector<ProtectedFile> others = m_controller.protectedFiles();
  for (const std::string &file : filesOf(path)) {
    const auto checked = checkTarget(file, m_material->source->path, others);
    if (!checked) return errorText(checked.error());
  }
  return {};
}

void ExportDialog::write() {
  if (m_isWriting) return;
  const QString path = target();
  if (const QString refused = refusal(path); !refused.isEmpty()) return say(refused, true);
  if (!m_isPlanned) {
    m_isWriteWanted = true;
    return say(tr("Counting first; the file is written after that."), false);
  }
  for (const std::string &file : filesOf(path)) {
    const QString there = QFile::decodeName(file.c_str());
    if (isDevice(file) || !QFileInfo::exists(there)) continue;
    say(tr("%1 already exists.").arg(shownPath(there)), true);
    m_replace->show();
    return m_replace->setFocus();
  }
  startWriting();
}

void ExportDialog::replace() {
  if (const QString refused = refusal(target()); !refused.isEmpty()) return say(refused, true);
  startWriting();
}

void ExportDialog::startWriting() {
  m_isWriting = true;
  say({}, false);
  m_writtenChoice = m_form->choice();
  enableChoices();
  m_progress->reset();
  m_progress->show();
  m_progress->focusCancel();
  m_settings.setLastDirectory(QFileInfo(target()).absolutePath());
  ExportRequest request = *m_plan->request;
  request.hasManifest = m_writtenChoice.hasManifest;
  if (request.content == ExportContent::Report)
    request.pictures = reportPictures(*m_material->result, m_plan->chart.get());
  const auto writer = m_writtenChoice.kind.isPdf ? writePdfReport : nullptr;
  m_controller.exportItems(std::move(request), target(), writer);
}

void ExportDialog::endWriting() {
  m_isWriting = false;
  m_progress->hide();
  enableChoices();
  m_write->setFocus();
}

void ExportDialog::enableChoices() {
  for (QWidget *widget : std::initializer_list<QWidget *>{m_form, m_path, m_browse, m_write})
    widget->setEnabled(!m_isWriting);
}

void ExportDialog::showExported(const QString &path, const ExportOutcome &outcome) {
  if (!m_isWriting) return;
  endWriting();
  // Only Data offers its own rows, so they are not what other pages export next.
  if (!m_material->shown) m_settings.setExportContent(contentName(m_writtenChoice.content));
  m_settings.setExportChoice(contentName(m_writtenChoice.content), choiceToText(m_writtenChoice));
  say(ExportText::outcomeText(path, *m_plan->request, outcome), false);
  for (QWidget *widget : m_afterwards) widget->show();
  m_exported = path;
  m_close->setFocus();
}

void ExportDialog::askDesktop(bool (*request)(const QString &path)) {
  if (!request(m_exported))
    m_message->setText(
        tr("The desktop could not open %1. Copy the path and open it in another program.")
            .arg(shownPath(m_exported)));
}

void ExportDialog::say(const QString &message, bool isProblem) {
  setTextRole(m_message, isProblem ? TextRole::Warning : TextRole::Good);
  m_message->setText(message);
  m_message->setVisible(!m_isWriting);
  m_replace->hide();
  for (QWidget *widget : m_afterwards) widget->hide();
}

void ExportDialog::reject() {
  if (m_isWriting)
    m_controller.cancel();
  else
    QDialog::reject();
}

void ExportDialog::createLayout() {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  layout->setSpacing(kExportDialogGap);
  addNotes(layout);
  const Ratio floor = m_material->result ? lowestKept(*m_material->result) : Ratio{0, 1};
  m_form = new ExportForm(contents(), floor, this);
  layout->addLayout(makeItemRow({m_form, {createPreview(), 1}}, kMargin), 1);
  layout->addWidget(createTarget());
  resize(kUsualSize);
}

void ExportDialog::addNotes(QVBoxLayout *layout) {
  if (!m_material->result) return;
  QStringList notes;
  if (m_material->result->report.isPartial)
    notes << partialText(m_material->result->report) + u' ' +
                 tr("Only these are written; the file's name says so.");
  if (m_session.isTrial())
    notes << tr("Only the first rows were searched. Find searches all of them.");
  for (const QString &sentence : notes)
    layout->addWidget(makeNote(this, TextRole::Warning, sentence));
}

QWidget *ExportDialog::createPreview() {
  m_panel = new Panel(tr("First lines"), this);
  m_preview = new QPlainTextEdit(m_panel);
  m_preview->setReadOnly(true);
  m_preview->setProperty("frameless", true);
  m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_preview->setTabChangesFocus(true);
  m_preview->setFont(monospaceFont());
  m_preview->setAccessibleName(tr("First lines of the file"));
  m_panel->setBody(m_preview);
  return m_panel;
}

QWidget *ExportDialog::createTarget() {
  auto *body = new QWidget(this);
  auto *label = new QLabel(tr("&File"), body);
  m_path = new QLineEdit(body);
  m_path->setAccessibleName(tr("File"));
  label->setBuddy(m_path);
  m_browse = new QPushButton(tr("&Browse..."), body);
  m_message = makeNote(body, TextRole::Good);
  m_replace = new QPushButton(tr("Replace"), body);
  auto *open = makePushButton(body, tr("&Open"), "openExported");
  auto *folder = makePushButton(body, tr("Show in fo&lder"), "showInFolder");
  m_copyPath = new QPushButton(tr("Cop&y path"), body);
  m_afterwards = {open, folder, m_copyPath};
  m_progress = new ProgressPanel(ProgressPanel::Lines::One, body);
  m_close = new QPushButton(tr("Close"), body);
  m_write = new KeyButton(tr("&Write"), QStringLiteral("Ctrl+Enter"), body);
  m_write->setPrimary(true);
  m_write->setDefault(true);
  layOutColumn(body, {}, kExportDialogGap,
               {makeItemRow({label, {m_path, 1}, m_browse}), makeItemRow({{m_message, 1},
                                                                          {m_progress, 1},
                                                                          m_replace,
                                                                          open,
                                                                          folder,
                                                                          m_copyPath,
                                                                          m_close,
                                                                          m_write})});
  for (QWidget *hidden :
       std::initializer_list<QWidget *>{m_replace, open, folder, m_copyPath, m_progress})
    hidden->hide();
  connect(open, &QPushButton::clicked, this, [this] { askDesktop(openWithDesktop); });
  connect(folder, &QPushButton::clicked, this, [this] { askDesktop(showInFolder); });
  return body;
}

}  // namespace shinglescope
