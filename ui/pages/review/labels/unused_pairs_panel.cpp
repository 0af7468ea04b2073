// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/unused_pairs_panel.h"

#include <QLabel>
#include <QTableView>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {
namespace {

constexpr int kUnusedGap = 6;

}  // namespace

UnusedPairModel::UnusedPairModel(QObject *parent) : FlatModel(parent) {
  setColumns(
      {{tr("Line"), [](const UnusedPair &unused) { return countText(unused.line); }, kAtRight,
        kAtRight},
       {tr("Problem"),
        [](const UnusedPair &unused) {
          return messageText({pairProblemMessage(unused.problem), {}});
        }},
       {tr("Value"), [](const UnusedPair &unused) { return cellDisplayText(unused.value); }}});
}

UnusedPairsPanel::UnusedPairsPanel(QWidget *parent) : QWidget(parent) {
  auto *layout = makeColumn(this, {}, kUnusedGap);
  m_counts = makeNote(this, TextRole::Warning);
  m_counts->setObjectName(QStringLiteral("unusedCounts"));
  m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_model = new UnusedPairModel(this);
  m_table = makeListTable(m_model, tr("Lines that are not used"), this);
  m_table->setFrameShape(QFrame::StyledPanel);
  showHeader(*m_table);
  setWidths(*m_table, {{UnusedPairModel::LineColumn, 80}, {UnusedPairModel::ProblemColumn, 300}});
  layout->addWidget(m_counts);
  layout->addWidget(m_table, 1);
  hide();
}

void UnusedPairsPanel::setList(const NamedPairs &list) {
  m_counts->setText(allMessagesText(list.unusedText()));
  m_model->setLines(list.unused);
  if (!list.unused.empty()) selectInNewRows(*m_table, 0);
  setVisible(!list.unused.empty());
}

}  // namespace shinglescope
