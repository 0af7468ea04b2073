// SPDX-License-Identifier: MIT
#include "ui/pages/review/matches_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <algorithm>

#include "core/export/content/match_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr QSize kMatchesSize(860, 520);

QString factsOf(const Matching &matching) {
  const std::uint64_t rows = matching.matches.size();
  const auto tied = static_cast<std::uint64_t>(std::ranges::count_if(
      matching.matches, [](const RowMatch &match) { return match.ties > 0; }));
  QStringList said{
      MatchesDialog::tr("%1 rows matched.", nullptr, pluralOf(rows)).arg(countText(rows))};
  if (tied > 0)
    said << MatchesDialog::tr("For %1 of them, other rows are as similar.", nullptr, pluralOf(tied))
                .arg(countText(tied));
  if (matching.greedyRows > 0)
    said << MatchesDialog::tr(
                "%1 rows are linked to too many others for the largest sum; they were matched one "
                "pair after the other.",
                nullptr, pluralOf(matching.greedyRows))
                .arg(countText(matching.greedyRows));
  return said.join(u' ');
}

}  // namespace

MatchesDialog::MatchesDialog(std::shared_ptr<const Dataset> dataset,
                             std::shared_ptr<const DuplicateResult> result, QWidget *parent)
    : QDialog(parent), m_dataset(std::move(dataset)), m_result(std::move(result)) {
  setWindowTitle(tr("Best matches"));
  createLayout();
  resize(kMatchesSize);
  compute();
  m_table->setFocus();
}

void MatchesDialog::createLayout() {
  auto *panel = new Panel(tr("Best matches"), this);
  panel->setSubtitle(tr("at the threshold of the run"));
  m_kind = new SegmentedControl({tr("for each row"), tr("one to one")}, panel);
  m_kind->setObjectName(QStringLiteral("matchKind"));
  m_kind->setAccessibleName(tr("Matches"));
  m_kind->setSegmentHint(0, tr("The most similar row of the second table"));
  m_kind->setSegmentHint(1, tr("Each row at most once, with the largest sum of similarities"));
  panel->addHeaderWidget(m_kind);
  m_model = new MatchModel(this);
  m_table = makeListTable(m_model, tr("Best matches"), panel);
  m_table->setItemDelegateForColumn(MatchModel::SimilarityColumn, new SimilarityDelegate(m_table));
  showHeader(*m_table);
  setWidths(*m_table, {{MatchModel::SimilarityColumn, 110},
                       {MatchModel::FirstColumn, 90},
                       {MatchModel::SecondColumn, 90},
                       {MatchModel::TiesColumn, 130}});
  panel->setBody(m_table);
  m_facts = makeNote(this, TextRole::Muted);
  m_facts->setObjectName(QStringLiteral("matchFacts"));
  auto *write = new QPushButton(tr("&Export..."), this);
  write->setObjectName(QStringLiteral("exportMatches"));
  write->setAutoDefault(false);
  auto *close = new QPushButton(tr("&Close"), this);
  close->setAutoDefault(false);
  layOutColumn(this, {8, 8, 8, 8}, 8,
               {{panel, 1}, m_facts, makeItemRow({write, BoxItem::space(), close}, 8)});
  connect(m_kind, &SegmentedControl::currentChanged, this, &MatchesDialog::compute);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  connect(write, &QPushButton::clicked, this, [this] {
    accept();
    emit exportRequested();
  });
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
    const RowMatch *match = m_model->find(index.row());
    if (match == nullptr) return;
    const ScoredPair &pair = m_result->pairs[match->pair];
    const ItemKey key{m_result->classes.firstRow(pair.textA),
                      m_result->classes.firstRow(pair.textB)};
    accept();
    emit pairChosen(key);
  });
}

void MatchesDialog::compute() {
  say(m_facts, tr("Matching..."));
  m_job.start([result = m_result, isOneToOne = m_kind->currentIndex() == 1](
                  const RunContext &context) { return matchingOf(*result, isOneToOne, context); },
              {[this](Matching matching) { showMatches(std::move(matching)); },
               [this](const Error &error) { say(m_facts, errorText(error)); }});
}

void MatchesDialog::showMatches(Matching matching) {
  say(m_facts, factsOf(matching));
  m_model->setMatches(m_dataset, m_result, std::move(matching));
  selectInNewRows(*m_table, 0);
}

}  // namespace shinglescope
