// SPDX-License-Identifier: MIT
#include "ui/parts/table/two_tables_bar.h"

#include <QLabel>
#include <QPushButton>

#include "ui/base/controls/elided_label.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/table/column_match_dialog.h"
#include "ui/parts/table/tables_controller.h"

namespace shinglescope {
namespace {

QString tableText(int number, const QString &name, std::uint64_t rows) {
  return TwoTablesBar::tr("%1: %2, %3 rows", "number of the table, its file", pluralOf(rows))
      .arg(QString::number(number), shownPath(name), countText(rows));
}

}  // namespace

TwoTablesBar::TwoTablesBar(Session &session, ActionsController &controller, QWidget *parent)
    : Panel(QString(), parent), m_session(session), m_controller(controller) {
  setAccessibleName(tr("Two tables"));
  m_tables = new TablesController(session, controller, this);
  setBody(createBody());
  connectBar();
  showTables();
}

QWidget *TwoTablesBar::createBody() {
  auto *body = new QWidget(this);
  m_first = new ElidedLabel(body);
  m_first->setObjectName(QStringLiteral("firstTable"));
  m_second = new ElidedLabel(body);
  m_second->setObjectName(QStringLiteral("secondTable"));
  m_pairs = new SegmentedControl({tr("across only"), tr("across and within")}, body);
  m_pairs->setObjectName(QStringLiteral("pairsWithin"));
  m_pairs->setAccessibleName(tr("Pairs"));
  m_pairs->setSegmentHint(0, tr("A pair has one row of each table"));
  m_pairs->setSegmentHint(1, tr("Rows of the same table form pairs too"));
  m_pairs->setNarrow(true);
  m_match = new QPushButton(tr("Match col&umns..."), body);
  m_match->setObjectName(QStringLiteral("matchColumns"));
  m_close = new QPushButton(tr("Close seco&nd"), body);
  m_close->setObjectName(QStringLiteral("closeSecond"));
  m_close->setToolTip(tr("Closes the second table; the verdicts are kept"));
  m_note = makeNote(body, TextRole::Warning);
  m_note->setObjectName(QStringLiteral("missingColumns"));
  auto *names = makeItemRow({{m_first, 1}, {m_second, 1}, m_match, m_close}, 8);
  auto *pairs =
      makeItemRow({makeLabel(body, TextRole::Muted, tr("pairs")), m_pairs, {m_note, 1}}, 8);
  layOutColumn(body, {12, 6, 10, 6}, 6, {names, pairs});
  return body;
}

void TwoTablesBar::connectBar() {
  connect(m_pairs, &SegmentedControl::currentChanged, this, [this](int index) {
    m_tables->setPairsWithin(index == 1);
    showTables();  // while a task is running, the choice does not change
  });
  connect(m_match, &QPushButton::clicked, this, &TwoTablesBar::matchColumns);
  connect(m_close, &QPushButton::clicked, m_tables, &TablesController::close);
  connect(&m_session, &Session::datasetChanged, this, &TwoTablesBar::showTables);
  connect(&m_session, &Session::recipeChanged, this, &TwoTablesBar::showTables);
  connect(&m_controller, &ActionsController::activityChanged, this, &TwoTablesBar::enableButtons);
}

void TwoTablesBar::enableButtons() {
  for (QWidget *widget : std::initializer_list<QWidget *>{m_match, m_close, m_pairs})
    widget->setEnabled(!m_controller.isBusy());
}

void TwoTablesBar::showTables() {
  const SecondTable *second = m_session.secondTable();
  setVisible(second != nullptr);
  if (second == nullptr) return;
  m_first->setText(tableText(1, m_session.fileName(), m_session.firstTable()->rowCount()));
  m_second->setText(tableText(2, second->fileName(), second->dataset->rowCount()));
  const QSignalBlocker blocker(m_pairs);
  m_pairs->setCurrentIndex(second->hasPairsWithin ? 1 : 0);
  say(m_note, tablesObstacle(m_session));
  enableButtons();
}

void TwoTablesBar::matchColumns() {
  if (m_session.secondTable() == nullptr || m_controller.isBusy()) return;
  auto *dialog = new ColumnMatchDialog(m_session, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { m_tables->match(dialog->match()); });
  dialog->open();
}

}  // namespace shinglescope
