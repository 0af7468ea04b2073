// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/import_labels_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include "core/review/labels/pair_file.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/labels/labels_controller.h"
#include "ui/pages/review/labels/pair_tables_text.h"
#include "ui/pages/review/labels/unused_pairs_panel.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr QSize kImportLabelsSize(640, 520);

/// Everything that a worker needs. The store is kept alive for the verdicts that refer to it.
struct LabelsToRead {
  std::string path;
  std::shared_ptr<const VerdictStore> store;
  std::shared_ptr<const Verdicts> verdicts;
  std::shared_ptr<const ReviewQueue> queue;
  std::vector<std::string> tableNames;
};

Result<std::shared_ptr<const LabelPreview>> readAndPlan(const LabelsToRead &asked,
                                                        const RunContext &context) {
  const Verdicts &verdicts = *asked.verdicts;
  const RecordSource &source = verdicts.source();
  auto list = readLabels(asked.path, {*source.dataset, source.idColumn, asked.tableNames}, context);
  if (!list) return list.error();
  auto keeping = planLabels(*list, verdicts, false, context);
  if (!keeping) return keeping.error();
  auto overruling = planLabels(*list, verdicts, true, context);
  if (!overruling) return overruling.error();
  auto preview = std::make_shared<LabelPreview>(
      LabelPreview{*std::move(list), *std::move(keeping), *std::move(overruling)});
  if (asked.queue != nullptr) {
    for (const NamedPair &pair : preview->list.pairs)
      preview->queued += findItem(*asked.queue, pair.a, pair.b) == kNoItem ? 0U : 1U;
  }
  return std::shared_ptr<const LabelPreview>(std::move(preview));
}

}  // namespace

ImportLabelsDialog::ImportLabelsDialog(Session &session, LabelsController &controller,
                                       std::shared_ptr<const ReviewQueue> queue,
                                       const QString &path, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_queue(std::move(queue)),
      m_path(path),
      m_reading(session) {
  setWindowTitle(tr("Import labels"));
  createLayout();
  resize(kImportLabelsSize);
  start();
}

void ImportLabelsDialog::createLayout() {
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  layout->addWidget(makeNote(this, TextRole::Title, shownPath(QFileInfo(m_path).fileName())));
  const auto addLabel = [&](const char *name, TextRole role) {
    QLabel *label = makeNote(this, role);
    label->setObjectName(QString::fromLatin1(name));
    layout->addWidget(label);
    return label;
  };
  m_facts = addLabel("labelFacts", TextRole::Body);
  m_figures = new FormRows(this);
  m_figures->addFigure(tr("New verdicts"), "labelsNew");
  m_figures->addFigure(tr("Change nothing"), "labelsSame");
  m_figures->addFigure(tr("Contradict a verdict"), "labelsContradicting");
  m_figures->finish();
  layout->addWidget(m_figures);
  m_choice = new SegmentedControl({tr("Verdicts here stay"), tr("Labels of the file count")}, this);
  m_choice->setAccessibleName(tr("If a label contradicts a verdict"));
  layout->addLayout(
      makeItemRow({makeLabel(this, TextRole::Muted, tr("If a label contradicts a verdict")),
                   m_choice, BoxItem::space()},
                  kDialogMargin));
  m_unused = new UnusedPairsPanel(this);
  layout->addWidget(m_unused, 1);
  layout->addStretch(0);
  m_effect = addLabel("labelEffect", TextRole::Muted);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
  m_import->setObjectName(QStringLiteral("importLabelsNow"));
  m_import->setDefault(true);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_choice, &SegmentedControl::currentChanged, this, &ImportLabelsDialog::showEffect);
}

bool ImportLabelsDialog::isOutdated() const {
  const Verdicts &own = m_session.verdicts();
  return own.log().stepCount() != m_steps || own.classes() != m_classes;
}

void ImportLabelsDialog::start() {
  m_preview.reset();
  m_import->setEnabled(false);
  m_choice->setEnabled(false);
  m_figures->clearFigures();
  m_unused->clear();
  m_effect->clear();
  if (!m_reading.begin())
    return refuse(
        tr("Many verdicts are being changed. Close this, wait until that has finished, "
           "and try again."));
  setTextRole(m_facts, TextRole::Body);
  m_facts->setText(tr("Reading and comparing..."));
  m_steps = m_session.verdicts().log().stepCount();
  m_classes = m_session.verdicts().classes();
  m_job.start(
      [asked = LabelsToRead{QFile::encodeName(m_path).toStdString(), m_session.verdictStore(),
                            m_session.sharedVerdicts(), m_queue, tableNamesOf(m_session)}](
          const RunContext &context) { return readAndPlan(asked, context); },
      {[this](std::shared_ptr<const LabelPreview> preview) {
         m_reading.end();
         show(std::move(preview));
       },
       [this](const Error &error) {
         m_reading.end();
         refuse(errorText(error));
       },
       [this] { m_reading.end(); }});
}

void ImportLabelsDialog::refuse(const QString &message) {
  setTextRole(m_facts, TextRole::Warning);
  m_facts->setText(message);
}

void ImportLabelsDialog::show(std::shared_ptr<const LabelPreview> preview) {
  m_preview = std::move(preview);
  const NamedPairs &list = m_preview->list;
  const LabelPlan &keeping = m_preview->keeping;
  QStringList facts{tr("%1 labels match rows of this table.", nullptr, pluralOf(list.pairs.size()))
                        .arg(countText(list.pairs.size()))};
  if (m_queue != nullptr && m_preview->queued < list.pairs.size())
    facts << tr("%1 of them are pairs in Review; the others are kept for exports and later runs.",
                nullptr, pluralOf(m_preview->queued))
                 .arg(countText(m_preview->queued));
  if (list.areRowNumbers && !list.columnA.empty())
    facts << tr("The ids of the file are row numbers from 0.");
  if (const QString tables = pairTablesText(list); !tables.isEmpty()) facts << tables;
  m_facts->setText(facts.join(u' '));
  m_figures->setFigure("labelsNew", countText(keeping.added));
  m_figures->setFigure("labelsSame", countText(keeping.same));
  m_figures->setFigure("labelsContradicting", countText(keeping.kept));
  m_unused->setList(list);
  m_choice->setEnabled(keeping.kept > 0);
  showEffect();
  if (m_import->isEnabled()) m_import->setFocus();
}

const LabelPlan &ImportLabelsDialog::plan() const {
  return m_choice->currentIndex() == LabelsCount ? m_preview->overruling : m_preview->keeping;
}

void ImportLabelsDialog::showEffect() {
  if (m_preview == nullptr) return;
  const LabelPlan &planned = plan();
  const bool isWritable = !m_session.isReadOnly();
  QStringList effect;
  if (planned.added == 0) {
    effect << tr("There is nothing to import.");
  } else {
    effect << tr("%1 verdicts are added in one step; %2 undoes it.", nullptr,
                 pluralOf(planned.added))
                  .arg(countText(planned.added), kUndoKey.text());
  }
  if (planned.overruled > 0)
    effect << tr("%1 of them replace a verdict that a reviewer gave.", nullptr,
                 pluralOf(planned.overruled))
                  .arg(countText(planned.overruled));
  if (!isWritable) effect << tr("This project is open for reading only.");
  m_effect->setText(effect.join(u' '));
  m_import->setEnabled(planned.added > 0 && isWritable);
}

void ImportLabelsDialog::accept() {
  if (m_preview == nullptr) return;
  if (isOutdated()) return start();
  const LabelPlan &planned = plan();
  if (planned.step.changes.empty()) return;
  if (!m_controller.import(planned))
    return m_effect->setText(tr("Another task is running. Wait for it or cancel it first."));
  QDialog::accept();
}

}  // namespace shinglescope
