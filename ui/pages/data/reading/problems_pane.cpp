// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/problems_pane.h"

#include <QFile>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include "core/base/files/atomic_file.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/pages/data/reading/problem_model.h"
#include "ui/parts/table/record_delegate.h"

namespace shinglescope {

namespace {

/// Does not sort, search or resize by content: the list may be long.
class ProblemTable final : public QTableView {
 public:
  using QTableView::QTableView;
  void keyboardSearch(const QString &) override {}
};

QString notesText(const LoadReport &report) {
  QStringList notes;
  for (const Message &note : report.notes) notes << messageText(note);
  if (report.problemTotal() > report.problems.size())
    notes << ProblemsPane::tr("Only the first %1 problems are listed.")
                 .arg(QLocale().toString(static_cast<qulonglong>(report.problems.size())));
  return notes.join(u' ');
}

}  // namespace

ProblemsPane::ProblemsPane(QWidget *parent) : Panel(tr("Problems"), parent) {
  m_model = new ProblemModel(this);
  auto *body = new QWidget(this);
  m_notes = makeNote(body, TextRole::Muted);
  m_notes->setContentsMargins(12, 6, 12, 2);
  createTable();
  layOutColumn(body, {}, 0, {m_notes, {m_table, 1}});
  setBody(body);
  createActions();
}

void ProblemsPane::createTable() {
  m_table = new ProblemTable(this);
  m_table->setModel(m_model);
  m_table->setItemDelegate(new RecordDelegate(m_table));
  m_table->setShowGrid(false);
  m_table->setWordWrap(false);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setTabKeyNavigation(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setAccessibleName(tr("Rows with problems"));
  m_table->setColumnWidth(ProblemModel::RowColumn, 90);
  m_table->setColumnWidth(ProblemModel::LineColumn, 90);
  m_table->setColumnWidth(ProblemModel::ByteColumn, 110);
  m_table->setColumnWidth(ProblemModel::KindColumn, 220);
  const auto choose = [this](const QModelIndex &index) {
    const RowProblem &problem = m_model->at(index.row());
    if (problem.row) emit rowChosen(*problem.row);
  };
  connect(m_table, &QTableView::activated, this, choose);
  connect(m_table, &QTableView::clicked, this, choose);
}

void ProblemsPane::createActions() {
  m_export = new QPushButton(tr("E&xport list..."), this);
  m_close = new QPushButton(tr("&Close list"), this);
  addHeaderWidget(m_export);
  addHeaderWidget(m_close);
  connect(m_export, &QPushButton::clicked, this, &ProblemsPane::chooseTarget);
  connect(m_close, &QPushButton::clicked, this, &ProblemsPane::closeRequested);
}

void ProblemsPane::setReport(const LoadReport &report) {
  m_model->setProblems(report.problems);
  const QString notes = notesText(report);
  m_notes->setText(notes);
  m_notes->setVisible(!notes.isEmpty() && !m_isOfPreview);
  m_export->setEnabled(!report.problems.empty());
  m_table->setVisible(!report.problems.empty());
  const auto total = static_cast<int>(report.problemTotal());
  setSubtitle(m_isOfPreview ? tr("%Ln in the rows above", nullptr, total)
              : total == 0  ? tr("remarks on the file as a whole")
                            : tr("%Ln found while reading", nullptr, total));
}

void ProblemsPane::setOfPreview() {
  m_isOfPreview = true;
  m_close->hide();
}

void ProblemsPane::chooseTarget() {
  auto *dialog = makeFileDialog(this, tr("Export the list of problems"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilter(tr("CSV files (*.csv)"));
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  dialog->selectFile(QStringLiteral("problems.csv"));
  connect(dialog, &QFileDialog::fileSelected, this, &ProblemsPane::exportTo);
  dialog->open();
}

void ProblemsPane::exportTo(const QString &path) {
  const Result<void> written =
      writeFile(QFile::encodeName(path).toStdString(), problemsAsCsv(m_model->all()));
  setSubtitle(written ? tr("%Ln written to %1", nullptr, m_model->rowCount()).arg(path)
                      : errorText(written.error()));
}

}  // namespace shinglescope
