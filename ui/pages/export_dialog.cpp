#include "ui/pages/export_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/export/export_choices.h"
#include "core/export/export_preview.h"
#include "ui/controls/number_text.h"
#include "ui/controls/segmented_control.h"
#include "ui/models/display_text.h"
#include "ui/state/actions_controller.h"
#include "ui/state/error_text.h"
#include "ui/state/report_text.h"
#include "ui/state/settings.h"
#include "ui/style/text_role.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kPreviewLines = 20;
constexpr qsizetype kPreviewLineCharacters = 400;
/// As the choice of the format lists them.
constexpr std::array kFormats = {ExportFormat::Csv, ExportFormat::Tsv, ExportFormat::Json};

QString suffixText(ExportFormat format) {
  const std::string_view suffix = suffixOf(format);
  return QString::fromLatin1(suffix.data(), qsizetype(suffix.size()));
}

QHBoxLayout *labelled(const QString &text, QWidget *field, QWidget *parent) {
  auto *row = new QHBoxLayout;
  auto *label = new QLabel(text, parent);
  label->setMinimumWidth(64);
  label->setBuddy(field);
  row->addWidget(label);
  row->addWidget(field, 1);
  return row;
}

/// Also where one is a link to the other.
bool isSameFile(const QString &a, const QString &b) {
  const QString canonical = QFileInfo(a).canonicalFilePath();  // empty where it does not exist
  return !canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath();
}

/// The first lines of what would be written, each cut to a readable length.
QString firstLines(const std::string &bytes) {
  QStringList lines;
  std::size_t at = 0;
  while (at < bytes.size() && lines.size() < kPreviewLines) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    const std::string_view line(bytes.data() + at, end - at);
    lines.append(cellDisplayText(line, kPreviewLineCharacters));
    at = end + 1;
  }
  return lines.join(u'\n');
}

}  // namespace

ExportDialog::ExportDialog(Session &session, ActionsController &controller, Settings &settings,
                           ReviewState &state, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_judgements(session.verdicts().entries()),
      m_controller(controller),
      m_settings(settings),
      m_state(state) {
  setWindowTitle(tr("Export"));
  resize(760, 520);
  createWidgets();
  connectWidgets();
  const QString base = QFileInfo(session.fileName()).completeBaseName();
  const bool isPartial = session.result()->report.isPartial;
  const QString name =
      isPartial ? tr("%1-duplicates-partial.csv").arg(base) : tr("%1-duplicates.csv").arg(base);
  m_path->setText(QDir::toNativeSeparators(QDir(settings.lastDirectory()).filePath(name)));
  if (session.verdicts().counts().duplicate == 0) m_scope->setCurrentIndex(Filtered);
  showPreview();
}

void ExportDialog::createWidgets() {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  m_scope = new SegmentedControl({tr("Flagged %1").arg(countText(entriesOf(Flagged).size())),
                                  tr("Filtered %1").arg(countText(m_state.entries().size())),
                                  tr("All %1").arg(countText(m_state.queue()->entries.size()))},
                                 this);
  m_format = new SegmentedControl({tr("CSV"), tr("TSV"), tr("JSON")}, this);
  m_scopeNote = new QLabel(this);
  m_scopeNote->setTextFormat(Qt::PlainText);
  setTextRole(m_scopeNote, TextRole::Muted);
  m_preview = new QPlainTextEdit(this);
  m_preview->setReadOnly(true);
  m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_preview->setFont(monospaceFont());
  m_preview->setAccessibleName(tr("First lines of the file"));
  m_path = new QLineEdit(this);
  m_browse = new QPushButton(tr("&Browse..."), this);
  m_message = new QLabel(this);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_message->hide();
  m_write = new QPushButton(tr("&Export"), this);
  m_write->setProperty("primary", true);
  m_write->setDefault(true);
  m_close = new QPushButton(tr("Close"), this);
  layout->addLayout(labelled(tr("Entries"), m_scope, this));
  layout->addWidget(m_scopeNote);
  if (m_session.result()->report.isPartial) layout->addWidget(createPartialNote());
  layout->addLayout(labelled(tr("Format"), m_format, this));
  layout->addWidget(m_preview, 1);
  QHBoxLayout *target = labelled(tr("&File"), m_path, this);
  target->addWidget(m_browse);
  layout->addLayout(target);
  layout->addWidget(m_message);
  auto *buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(m_close);
  buttons->addWidget(m_write);
  layout->addLayout(buttons);
}

QLabel *ExportDialog::createPartialNote() {
  auto *note = new QLabel(partialText(m_session.result()->report) + u' ' +
                              tr("Only these are written; the file's name says so."),
                          this);
  note->setTextFormat(Qt::PlainText);
  note->setWordWrap(true);
  setTextRole(note, TextRole::Warning);
  return note;
}

void ExportDialog::connectWidgets() {
  connect(m_scope, &SegmentedControl::currentChanged, this, &ExportDialog::showPreview);
  connect(m_format, &SegmentedControl::currentChanged, this, [this] {
    followFormat();
    showPreview();
  });
  connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
  connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_path, &QLineEdit::textChanged, this, [this] { m_message->hide(); });
  connect(&m_controller, &ActionsController::exported, this, [this](const QString &path) {
    if (!m_isWriting) return;
    m_isWriting = false;
    m_write->setEnabled(true);
    say(tr("Written to %1.").arg(QDir::toNativeSeparators(path)), false);
  });
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity activity, const QString &message) {
            if (activity != Activity::Exporting || !m_isWriting) return;
            m_isWriting = false;
            m_write->setEnabled(true);
            say(message, true);
          });
  connect(&m_controller, &ActionsController::wasCancelled, this, [this](Activity activity) {
    if (activity != Activity::Exporting) return;
    m_isWriting = false;
    m_write->setEnabled(true);
    say(tr("Cancelled; nothing was written."), true);
  });
  // Another result has other entries: what stands here is no longer true.
  connect(&m_state, &ReviewState::queueReset, this, &QDialog::reject);
}

ExportDialog::Scope ExportDialog::scope() const {
  return static_cast<Scope>(m_scope->currentIndex());
}

ExportFormat ExportDialog::format() const {
  return kFormats[static_cast<std::size_t>(m_format->currentIndex())];
}

std::vector<QueueEntry> ExportDialog::entriesOf(Scope scope) const {
  const ReviewQueue &queue = *m_state.queue();
  std::vector<QueueEntry> entries;
  switch (scope) {
    case All: return queue.entries;
    case Filtered:
      entries.reserve(m_state.entries().size());
      for (const std::uint32_t entry : m_state.entries()) entries.push_back(queue.entries[entry]);
      return entries;
    case Flagged:
      for (const EntryKey key : m_judgements.keys()) {
        if (m_judgements.verdictOf(key) != Verdict::Duplicate) continue;
        const std::uint32_t entry = findEntry(queue, key.a, key.b);
        if (entry != kNoEntry) entries.push_back(queue.entries[entry]);
      }
      return entries;
  }
  return entries;
}

ExportRequest ExportDialog::request(std::vector<QueueEntry> entries) const {
  ExportRequest request;
  request.dataset = m_session.dataset();
  request.result = m_session.result();
  request.judgements = m_judgements;
  request.entries = std::move(entries);
  request.format = format();
  request.profile = defaultProfile(request.content, request.format);
  constexpr std::array kScopeWords = {"flagged", "filtered", "all"};
  request.scope = kScopeWords[scope()];
  return request;
}

void ExportDialog::showPreview() {
  std::vector<QueueEntry> entries = entriesOf(scope());
  switch (scope()) {
    case Flagged: m_scopeNote->setText(tr("Entries judged Duplicate.")); break;
    case Filtered: m_scopeNote->setText(tr("Entries in the list, in its order.")); break;
    case All:
      m_scopeNote->setText(tr("Every entry down to %1, whatever the threshold.")
                               .arg(m_session.result()->recipe().effectiveFloor().toDouble()));
      break;
  }
  m_write->setEnabled(!entries.empty() && !m_isWriting);
  if (entries.size() > kPreviewLines) entries.resize(kPreviewLines);
  const Result<std::string> text = exportPreview(request(std::move(entries)), kPreviewLines);
  m_preview->setPlainText(text ? firstLines(*text) : errorText(text.error()));
}

void ExportDialog::followFormat() {
  const QFileInfo info(m_path->text());
  const QString suffix = info.suffix().toLower();
  const bool isOurs = std::any_of(kFormats.begin(), kFormats.end(), [&suffix](ExportFormat known) {
    return suffix == suffixText(known);
  });
  if (!isOurs) return;
  const QString name = info.completeBaseName() + u'.' + suffixText(format());
  m_path->setText(QDir::toNativeSeparators(info.dir().filePath(name)));
}

void ExportDialog::browse() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Export to"), m_path->text());
  if (!path.isEmpty()) m_path->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::write() {
  const QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
  if (path.isEmpty()) {
    say(tr("No file is named. Name the file to write."), true);
    return;
  }
  if (m_controller.isBusy()) {
    say(tr("Another task is running. Wait for it or cancel it first."), true);
    return;
  }
  const QString source = QFile::decodeName(m_session.loadReport().path.c_str());
  if (isSameFile(path, source)) {
    say(tr("This is the file that the rows came from. Name another one."), true);
    return;
  }
  m_isWriting = true;
  m_write->setEnabled(false);
  m_settings.setLastDirectory(QFileInfo(path).absolutePath());
  say(tr("Writing..."), false);
  m_controller.exportEntries(request(entriesOf(scope())), path);
}

void ExportDialog::say(const QString &message, bool isProblem) {
  setTextRole(m_message, isProblem ? TextRole::Warning : TextRole::Good);
  m_message->setText(message);
  m_message->show();
}

}  // namespace shinglescope
