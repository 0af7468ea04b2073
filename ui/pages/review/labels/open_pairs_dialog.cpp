// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/open_pairs_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include "core/pipeline/run/listed_pairs.h"
#include "core/review/labels/pair_file.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/jobs/job_resources.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/labels/pair_tables_text.h"
#include "ui/pages/review/labels/unused_pairs_panel.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr QSize kOpenPairsSize(640, 420);
constexpr qsizetype kIdColumnCharacters = 60;

/// Everything that a worker needs; shared objects and values.
struct PairsToRead {
  std::string path;
  std::shared_ptr<const Dataset> dataset;
  std::optional<ColumnId> idColumn;
  Recipe recipe;
  std::optional<std::uint32_t> firstReference = {};
  std::vector<std::string> tableNames = {};
  std::optional<AgainstReport> against = {};  ///< about the second table, if there is one
};

Result<std::shared_ptr<ScoredList>> readAndScore(const PairsToRead &asked,
                                                 const RunContext &context) {
  auto list = readPairTable(asked.path, {*asked.dataset, asked.idColumn, asked.tableNames},
                            PairsAsked::Pairs, context);
  if (!list) return list.error();
  const auto scored = std::make_shared<ScoredList>();
  scored->list = *std::move(list);
  if (asked.firstReference) scored->list.setAsideWithinTables(*asked.dataset);
  if (scored->list.pairs.empty()) return scored;
  std::vector<CandidatePair> rows;
  rows.reserve(scored->list.pairs.size());
  for (const NamedPair &pair : scored->list.pairs) rows.push_back({pair.a.value, pair.b.value});
  auto listed = scoreListedPairs(*asked.dataset, asked.recipe, std::nullopt, rows, context,
                                 asked.firstReference);
  if (!listed) return listed.error();
  scored->list.setAside(listed->apart);
  scored->result = std::move(listed->result);
  if (auto &against = scored->result.report.against; against && asked.against) {
    against->source = asked.against->source;
    against->reading = asked.against->reading;
    against->columns = asked.against->columns;
  }
  return scored;
}

}  // namespace

OpenPairsDialog::OpenPairsDialog(const Session &session, LabelsController &controller,
                                 const QString &path, QWidget *parent)
    : QDialog(parent), m_session(session), m_controller(controller), m_path(path) {
  setWindowTitle(tr("Open pairs"));
  createLayout();
  resize(kOpenPairsSize);
  start();
}

void OpenPairsDialog::createLayout() {
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  layout->addWidget(makeNote(this, TextRole::Title, shownPath(QFileInfo(m_path).fileName())));
  m_idColumn = new QComboBox(this);
  m_idColumn->setAccessibleName(tr("Column of the table that has the ids of the list"));
  m_idColumn->addItem(tr("As the list names it"));
  for (const std::string &name : m_session.dataset()->columnNames())
    m_idColumn->addItem(cellDisplayText(name, kIdColumnCharacters));
  const std::vector<ColumnId> ids = m_session.columnsWithRole(ColumnRole::Id);
  if (!ids.empty()) m_idColumn->setCurrentIndex(static_cast<int>(ids.front().value) + 1);
  layout->addLayout(makeItemRow(
      {makeLabel(this, TextRole::Body, tr("&Id column of the table"), m_idColumn), {m_idColumn, 1}},
      kDialogMargin));
  m_facts = makeNote(this, TextRole::Body);
  m_facts->setObjectName(QStringLiteral("pairFacts"));
  m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layout->addWidget(m_facts);
  m_unused = new UnusedPairsPanel(this);
  layout->addWidget(m_unused, 1);
  layout->addStretch(0);
  layout->addWidget(
      makeNote(this, TextRole::Muted,
               tr("Review then shows these pairs instead of the last run. Your verdicts stay.")));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  m_open->setObjectName(QStringLiteral("openPairs"));
  m_open->setDefault(true);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_idColumn, &QComboBox::currentIndexChanged, this, &OpenPairsDialog::start);
}

void OpenPairsDialog::start() {
  m_scored.reset();
  m_open->setEnabled(false);
  m_unused->clear();
  setTextRole(m_facts, TextRole::Body);
  m_facts->setText(tr("Reading and scoring the pairs..."));
  PairsToRead asked{
      QFile::encodeName(m_path).toStdString(), m_session.dataset(), {}, m_session.recipe()};
  asked.firstReference = m_session.firstReference();
  asked.tableNames = tableNamesOf(m_session);
  if (const SecondTable *second = m_session.secondTable())
    asked.against = againstReport(*second, *m_session.firstTable(), m_session.recipe());
  if (const int chosen = m_idColumn->currentIndex(); chosen > 0)
    asked.idColumn = ColumnId{static_cast<std::uint32_t>(chosen - 1)};
  m_job.start([asked = std::move(asked)](
                  const RunContext &context) { return readAndScore(asked, context); },
              {[this](std::shared_ptr<ScoredList> scored) { show(std::move(scored)); },
               [this](const Error &error) {
                 setTextRole(m_facts, TextRole::Warning);
                 m_facts->setText(errorText(error));
               }},
              {.threads = jobThreads()});
}

void OpenPairsDialog::show(std::shared_ptr<ScoredList> scored) {
  const bool hasPairs = !scored->list.pairs.empty();
  setTextRole(m_facts, hasPairs ? TextRole::Body : TextRole::Warning);
  m_facts->setText(factsText(*scored));
  m_unused->setList(scored->list);
  m_scored = std::move(scored);
  m_open->setEnabled(hasPairs);
  if (hasPairs && !m_idColumn->hasFocus()) m_open->setFocus();
}

QString OpenPairsDialog::factsText(const ScoredList &scored) const {
  const NamedPairs &list = scored.list;
  if (list.pairs.empty())
    return tr(
        "No line of the list is a pair of rows of this table. Choose the id column whose "
        "values the list has.");
  QStringList facts{tr("%1 pairs can be opened.", nullptr, pluralOf(list.pairs.size()))
                        .arg(countText(list.pairs.size()))};
  facts << (list.areRowNumbers
                ? tr("Their ids are row numbers from 0.")
                : tr("Their ids are those of the column %1.")
                      .arg(cellDisplayText(m_session.dataset()->columnName(*list.idColumn),
                                           kIdColumnCharacters)));
  if (const QString tables = pairTablesText(list); !tables.isEmpty()) facts << tables;
  facts << tr("The threshold is that of the least similar pair, %1.")
               .arg(scored.result.recipe().threshold.toString().c_str());
  if (const std::uint64_t labels = labelCount(list); labels > 0)
    facts << tr("%1 labels become verdicts.", nullptr, pluralOf(labels)).arg(countText(labels));
  if (list.hasScores) facts << tr("The scores of the list become tags.");
  return facts.join(u' ');
}

void OpenPairsDialog::accept() {
  if (m_scored == nullptr || m_scored->list.pairs.empty()) return;
  if (!m_controller.open(m_scored))
    return m_facts->setText(tr("Another task is running. Wait for it or cancel it first."));
  QDialog::accept();
}

}  // namespace shinglescope
