// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/label_dialogs.h"

#include <QFileInfo>
#include <algorithm>

#include "ui/base/controls/file_dialog.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/labels/export_labels_dialog.h"
#include "ui/pages/review/labels/import_labels_dialog.h"
#include "ui/pages/review/labels/labels_controller.h"
#include "ui/pages/review/labels/open_pairs_dialog.h"
#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

template <class Dialog>
bool hasBusy(const QWidget &page) {
  const QList<Dialog *> dialogs = page.findChildren<Dialog *>();
  return std::ranges::any_of(dialogs, &Dialog::isBusy);
}

}  // namespace

LabelDialogs::LabelDialogs(Session &session, ActionsController &controller, Settings &settings,
                           const ReviewState &state, QWidget *page)
    : QObject(page),
      m_session(session),
      m_controller(controller),
      m_labels(new LabelsController(session, controller, this)),
      m_settings(settings),
      m_state(state),
      m_page(page) {
  connect(m_labels, &LabelsController::imported, this, [this](std::uint64_t labels) {
    emit messageRaised(tr("Imported %1 labels. Press %2 to undo.", nullptr, pluralOf(labels))
                           .arg(countText(labels), kUndoKey.text()));
  });
}

bool LabelDialogs::isBusy() const {
  return hasBusy<OpenPairsDialog>(*m_page) || hasBusy<ImportLabelsDialog>(*m_page) ||
         hasBusy<ExportLabelsDialog>(*m_page);
}

void LabelDialogs::choosePairs() {
  if (!m_session.hasDataset()) return;
  askToOpen(m_page, tr("Open the pairs of another program"), m_settings.lastDirectory(),
            tr("Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)"),
            [this](const QString &path) { openPairs(path); });
}

void LabelDialogs::openPairs(const QString &path) {
  if (!m_session.hasDataset() || m_controller.isBusy()) return;
  m_settings.setLastDirectory(QFileInfo(path).absolutePath());
  auto *dialog = new OpenPairsDialog(m_session, *m_labels, path, m_page);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithTable(*dialog, m_session);
  dialog->open();
}

void LabelDialogs::chooseLabels() {
  if (!m_session.hasResult()) return;
  askToOpen(m_page, tr("Import labels"), m_settings.lastDirectory(),
            tr("Labels of Splink and dedupe (*.csv *.tsv *.json);;All files (*)"),
            [this](const QString &path) { importLabels(path); });
}

void LabelDialogs::importLabels(const QString &path) {
  if (!m_session.hasResult()) return;
  m_settings.setLastDirectory(QFileInfo(path).absolutePath());
  auto *dialog = new ImportLabelsDialog(m_session, *m_labels, m_state.queue(), path, m_page);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithResult(*dialog, m_session);
  dialog->open();
}

void LabelDialogs::exportLabels() {
  if (!m_session.hasResult()) return;
  auto *dialog = new ExportLabelsDialog(m_session, m_controller, m_settings, m_page);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithResult(*dialog, m_session);
  connect(dialog, &ExportLabelsDialog::messageRaised, this, &LabelDialogs::messageRaised);
  dialog->open();
}

}  // namespace shinglescope
