#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/style/text_role.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/export/export_form.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr int kMargin = 16;
constexpr int kExportDialogGap = 12;
constexpr QSize kUsualSize(1000, 640);

}  // namespace

void ExportDialog::createLayout() {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  layout->setSpacing(kExportDialogGap);
  addNotes(layout);
  auto *columns = new QHBoxLayout;
  columns->setSpacing(kMargin);
  const Ratio floor =
      m_material->result ? m_material->result->recipe().effectiveFloor() : Ratio{0, 1};
  m_form = new ExportForm(contents(), floor, this);
  columns->addWidget(m_form);
  columns->addWidget(createPreview(), 1);
  layout->addLayout(columns, 1);
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
    notes << tr("Only the first rows were searched; Find looks through all of them.");
  for (const QString &sentence : notes) {
    QLabel *note = makeSentence();
    setTextRole(note, TextRole::Warning);
    note->setText(sentence);
    layout->addWidget(note);
  }
}

QLabel *ExportDialog::makeSentence() {
  auto *label = new QLabel(this);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
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
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kExportDialogGap);
  auto *file = new QHBoxLayout;
  auto *label = new QLabel(tr("&File"), body);
  m_path = new QLineEdit(body);
  m_path->setAccessibleName(tr("File"));
  label->setBuddy(m_path);
  m_browse = new QPushButton(tr("&Browse..."), body);
  file->addWidget(label);
  file->addWidget(m_path, 1);
  file->addWidget(m_browse);
  layout->addLayout(file);
  auto *end = new QHBoxLayout;
  m_message = makeSentence();
  m_replace = new QPushButton(tr("Replace"), body);
  m_copyPath = new QPushButton(tr("Cop&y path"), body);
  m_progress = new ProgressPanel(ProgressPanel::Lines::One, body);
  m_close = new QPushButton(tr("Close"), body);
  m_write = new KeyButton(tr("&Write"), QStringLiteral("Ctrl+Enter"), body);
  m_write->setPrimary(true);
  m_write->setDefault(true);
  end->addWidget(m_message, 1);
  end->addWidget(m_progress, 1);
  for (QPushButton *button : {m_replace, m_copyPath, m_close}) end->addWidget(button);
  end->addWidget(m_write);
  layout->addLayout(end);
  for (QWidget *hidden : std::initializer_list<QWidget *>{m_replace, m_copyPath, m_progress})
    hidden->hide();
  return body;
}

}  // namespace shinglescope
