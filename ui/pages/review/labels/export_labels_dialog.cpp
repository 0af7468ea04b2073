// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/export_labels_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "core/export/content/label_rows.h"
#include "core/export/request/export_target.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr QSize kExportLabelsSize(560, 340);
constexpr std::array kLabelSuffixes{".csv", ".tsv", ".json"};

Result<ExportableLabels> collectLabels(const Verdicts &verdicts, const RunContext &context) {
  auto labels = labelsOf(verdicts, context);
  if (!labels) return labels.error();
  ReviewLabels named = *labels;
  auto dropped = dropLabelsWithoutId(named, verdicts.source(), context);
  if (!dropped) return dropped.error();
  return ExportableLabels{std::make_shared<const ReviewLabels>(*std::move(labels)),
                          std::make_shared<const ReviewLabels>(std::move(named))};
}

/// Returns a function that writes the labels in the format of the path.
ActionsController::ExportWriter writerOf(std::shared_ptr<const ReviewLabels> labels,
                                         RecordSource source) {
  return [labels = std::move(labels), source = std::move(source)](
             const ExportRequest &request, const std::string &path, const RunContext &context) {
    const ExportMaker make = [&](const ExportRequest &, const ByteSink &sink,
                                 const RunContext &running,
                                 const std::string &) -> Result<ExportOutcome> {
      ExportOutcome outcome;
      const ByteSink counting = [&](std::string_view bytes) {
        outcome.bytes += bytes.size();
        return sink(bytes);
      };
      auto written = writeLabels(labels->labels, source, path, counting, running);
      if (!written) return written.error();
      outcome.rows = labels->labels.size();
      return outcome;
    };
    return exportToFile(request, path, context, systemFileCalls(), make);
  };
}

}  // namespace

ExportLabelsDialog::ExportLabelsDialog(Session &session, ActionsController &controller,
                                       Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_reading(session) {
  setWindowTitle(tr("Export labels"));
  createLayout();
  resize(kExportLabelsSize);
  start();
}

void ExportLabelsDialog::createLayout() {
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  m_format = new SegmentedControl(
      {tr("Splink, commas"), tr("Splink, tabs"), tr("dedupe, training file")}, this);
  m_format->setAccessibleName(tr("Format of the labels"));
  layout->addLayout(makeItemRow(
      {makeLabel(this, TextRole::Muted, tr("Format")), m_format, BoxItem::space()}, kDialogMargin));
  m_figures = new FormRows(this);
  m_figures->addFigure(tr("Labels"), "labels");
  m_figures->addFigure(tr("Matches"), "labelsMatch");
  m_figures->addFigure(tr("Not a match"), "labelsDistinct");
  m_figures->finish();
  layout->addWidget(m_figures);
  m_leftOut = makeNote(this, TextRole::Muted);
  m_leftOut->setObjectName(QStringLiteral("labelsLeftOut"));
  layout->addWidget(m_leftOut);
  layout->addStretch(1);
  m_message = makeNote(this, TextRole::Warning);
  m_message->setObjectName(QStringLiteral("labelsMessage"));
  m_message->hide();
  layout->addWidget(m_message);
  m_progress = new ProgressPanel(ProgressPanel::Lines::One, this);
  m_progress->hide();
  layout->addWidget(m_progress);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_write = buttons->addButton(tr("&Write..."), QDialogButtonBox::AcceptRole);
  m_write->setObjectName(QStringLiteral("writeLabels"));
  m_write->setDefault(true);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_format, &SegmentedControl::currentChanged, this, &ExportLabelsDialog::showCounts);
  connect(m_progress, &ProgressPanel::cancelRequested, &m_controller, &ActionsController::cancel);
  connect(&m_controller, &ActionsController::progressed, this,
          [this](const ProgressSample &sample) {
            if (m_isWriting) m_progress->setSample(sample);
          });
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity, const QString &message) {
            if (!m_isWriting) return;
            endWriting();
            say(message, true);
          });
  connect(&m_controller, &ActionsController::wasCancelled, this, [this] {
    if (!m_isWriting) return;
    endWriting();
    say(tr("Cancelled. Nothing was written."), true);
  });
  connect(&m_controller, &ActionsController::exported, this,
          [this](const QString &path, const ExportOutcome &outcome) {
            if (!m_isWriting) return;
            endWriting();
            emit messageRaised(tr("%1 labels written to %2", nullptr, pluralOf(outcome.rows))
                                   .arg(countText(outcome.rows), shownPath(path)));
            QDialog::accept();
          });
}

void ExportLabelsDialog::start() {
  m_write->setEnabled(false);
  m_figures->clearFigures();
  m_leftOut->setText(tr("Counting the labels..."));
  if (!m_reading.begin()) {
    m_leftOut->clear();
    return say(tr("Many verdicts are being changed. Close this, wait until that has finished, and "
                  "try again."),
               true);
  }
  m_job.start([verdicts = m_session.sharedVerdicts(), store = m_session.verdictStore()](
                  const RunContext &context) { return collectLabels(*verdicts, context); },
              {[this](const ExportableLabels &labels) {
                 m_reading.end();
                 show(labels);
               },
               [this](const Error &error) {
                 m_reading.end();
                 m_leftOut->clear();
                 say(errorText(error), true);
               },
               [this] { m_reading.end(); }});
}

void ExportLabelsDialog::show(const ExportableLabels &labels) {
  m_labels = labels;
  showCounts();
  m_write->setFocus();
}

const std::shared_ptr<const ReviewLabels> &ExportLabelsDialog::chosen() const {
  return m_format->currentIndex() == DedupeJson ? m_labels.all : m_labels.withIds;
}

void ExportLabelsDialog::showCounts() {
  const auto labels = chosen();
  if (labels == nullptr) return;
  const auto matches =
      static_cast<std::uint64_t>(std::ranges::count(labels->labels, true, &RowLabel::isMatch));
  m_figures->setFigure("labels", countText(labels->labels.size()));
  m_figures->setFigure("labelsMatch", countText(matches));
  m_figures->setFigure("labelsDistinct", countText(labels->labels.size() - matches));
  QStringList notes;
  if (labels->unsure > 0)
    notes << tr("%1 verdicts are left out because they are Unsure, or because reviewers disagree.",
                nullptr, pluralOf(labels->unsure))
                 .arg(countText(labels->unsure));
  if (labels->byRule > 0)
    notes << tr("%1 verdicts are left out because a rule gave them and nobody looked at the pair.",
                nullptr, pluralOf(labels->byRule))
                 .arg(countText(labels->byRule));
  if (labels->withoutId > 0)
    notes << tr("%1 labels are left out because the id of a row is empty or that of several rows.",
                nullptr, pluralOf(labels->withoutId))
                 .arg(countText(labels->withoutId));
  if (m_format->currentIndex() != DedupeJson && !m_session.recordSource().idColumn)
    notes << tr(
        "The table has no id column, so the ids are row numbers from 0. Choose one on the "
        "Data page to write its values.");
  if (notes.isEmpty()) notes << tr("Nothing is left out.");
  m_leftOut->setText(notes.join(u' '));
  m_write->setEnabled(!labels->labels.empty() && !m_isWriting);
}

QString ExportLabelsDialog::suffix() const {
  return QString::fromLatin1(kLabelSuffixes[static_cast<std::size_t>(m_format->currentIndex())]);
}

void ExportLabelsDialog::accept() {
  if (chosen() == nullptr || m_isWriting) return;
  QFileDialog *dialog =
      makeFileDialog(this, tr("Export labels"), m_settings.lastDirectory(),
                     tr("Labels (*%1)", "%1 is an extension such as .csv").arg(suffix()));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix().mid(1));
  dialog->selectFile(m_format->currentIndex() == DedupeJson ? QStringLiteral("training.json")
                                                            : QStringLiteral("labels") + suffix());
  connect(dialog, &QFileDialog::fileSelected, this, &ExportLabelsDialog::writeTo);
  dialog->open();
}

void ExportLabelsDialog::writeTo(const QString &path) {
  const std::shared_ptr<const ReviewLabels> labels = chosen();
  if (labels == nullptr || m_isWriting) return;
  if (!path.endsWith(suffix()))
    return say(tr("The name of a file in this format must end in %1.").arg(suffix()), true);
  if (m_controller.isBusy())
    return say(tr("Another task is running. Wait for it or cancel it first."), true);
  const auto checked = checkTarget(QFile::encodeName(path).toStdString(),
                                   m_session.loadReport().path, m_controller.protectedFiles());
  if (!checked) return say(errorText(checked.error()), true);
  m_isWriting = true;
  say({}, false);
  m_write->setEnabled(false);
  m_format->setEnabled(false);
  m_progress->reset();
  m_progress->show();
  m_settings.setLastDirectory(QFileInfo(path).absolutePath());
  ExportRequest request;
  request.hasManifest = false;
  m_controller.exportItems(std::move(request), path, writerOf(labels, m_session.recordSource()));
}

void ExportLabelsDialog::endWriting() {
  m_isWriting = false;
  m_progress->hide();
  m_format->setEnabled(true);
  m_write->setEnabled(true);
}

void ExportLabelsDialog::say(const QString &message, bool isProblem) {
  setTextRole(m_message, isProblem ? TextRole::Warning : TextRole::Good);
  m_message->setText(message);
  m_message->setVisible(!message.isEmpty());
}

void ExportLabelsDialog::reject() {
  if (m_isWriting)
    m_controller.cancel();
  else
    QDialog::reject();
}

}  // namespace shinglescope
