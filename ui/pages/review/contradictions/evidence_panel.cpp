// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/evidence_panel.h"

#include <QTableView>
#include <utility>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {
namespace {

constexpr int kEvidencePanelPadding = 12;
constexpr int kDotWidth = 30;
constexpr int kSaidWidth = 150;
constexpr int kEvidencePanelRowsWidth = 120;
constexpr int kWhoWidth = 160;

}  // namespace

EvidencePanel::EvidencePanel(QWidget *parent) : Panel({}, parent) {
  auto *body = new QWidget(this);
  auto *layout = makeColumn(body, {}, 0);
  m_explanation = makeNote(body, TextRole::Warning);
  m_explanation->setContentsMargins(kEvidencePanelPadding, 6, kEvidencePanelPadding, 6);
  m_model = new EvidenceModel(this);
  m_table = makeListTable(m_model, tr("Verdicts that contradict each other"), body);
  showHeader(*m_table);
  m_table->setItemDelegateForColumn(EvidenceModel::VerdictColumn, new VerdictDelegate(this));
  m_table->setColumnWidth(EvidenceModel::VerdictColumn, kDotWidth);
  m_table->setColumnWidth(EvidenceModel::SaidColumn, kSaidWidth);
  m_table->setColumnWidth(EvidenceModel::RowsColumn, kEvidencePanelRowsWidth);
  m_table->setColumnWidth(EvidenceModel::WhoColumn, kWhoWidth);
  layout->addWidget(m_explanation);
  layout->addWidget(m_table, 1);
  setBody(body);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &EvidencePanel::pickPair);
}

void EvidencePanel::showEvidence(std::shared_ptr<const Dataset> dataset,
                                 std::vector<Evidence> evidence, ColumnId titleColumn,
                                 const QString &explanation) {
  const int before = m_table->currentIndex().row();
  std::pair<RecordId, RecordId> rows{};
  if (before >= 0) rows = {m_model->at(before).a, m_model->at(before).b};
  // By default the cursor is on the last verdict, the one that contradicts the others.
  int current = static_cast<int>(evidence.size()) - 1;
  for (int i = 0; before >= 0 && i < static_cast<int>(evidence.size()); ++i) {
    const Evidence &said = evidence[static_cast<std::size_t>(i)];
    if (std::pair(said.a, said.b) == rows) current = i;
  }
  m_isFilling = true;
  m_model->setEvidence(std::move(dataset), std::move(evidence), titleColumn);
  m_explanation->setText(explanation);
  selectInNewRows(*m_table, current);
  m_isFilling = false;
  pickPair();
}

void EvidencePanel::clearEvidence() {
  m_isFilling = true;
  m_model->setEvidence(nullptr, {}, {});
  m_explanation->clear();
  m_isFilling = false;
}

void EvidencePanel::pickPair() {
  const int row = m_table->currentIndex().row();
  if (m_isFilling || row < 0 || row >= m_model->rowCount()) return;
  emit pairPicked(m_model->at(row).a, m_model->at(row).b);
}

}  // namespace shinglescope
