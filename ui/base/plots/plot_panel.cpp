// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_panel.h"

#include <QHeaderView>
#include <QMenu>
#include <QStackedWidget>
#include <QTableWidget>
#include <algorithm>
#include <numeric>

#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

PlotPanel::PlotPanel(PlotView *plot, const QString &tableName, Tools tools, const QMargins &margins,
                     QWidget *parent)
    : QWidget(parent), m_plot(plot) {
  QVBoxLayout *layout = makeColumn(this, margins);
  m_stack = new QStackedWidget(this);
  createTable(tableName);
  m_stack->addWidget(plot);
  m_stack->addWidget(m_table);
  layout->addWidget(m_stack, 1);
  m_plot->setKeyboardOn();
  if (tools == Tools::Menu) {
    createMenu();
  } else {
    m_buttons = new QWidget(this);
    new FlowLayout(m_buttons);  // next to a table there is not always space for one line
    layout->addWidget(m_buttons);
    createButtons();
  }
  connect(m_plot, &PlotView::messageRaised, this, &PlotPanel::messageRaised);
}

void PlotPanel::createTable(const QString &name) {
  m_table = new QTableWidget(m_stack);
  m_table->setAccessibleName(name);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_table->setTabKeyNavigation(false);
  connect(m_table, &QTableWidget::activated, this,
          [this](const QModelIndex &index) { emit rowActivated(index.row()); });
}

void PlotPanel::createButtons() {
  QPushButton *asTable = addButton(tr("As a ta&ble"), "plotAsTable");
  asTable->setCheckable(true);
  connect(asTable, &QPushButton::toggled, this, &PlotPanel::showTableNow);
  const auto on = [this](QPushButton *button, auto slot) {
    connect(button, &QPushButton::clicked, m_plot, slot);
  };
  on(addButton(tr("Copy &image"), "plotCopyImage"), &PlotView::copyImage);
  on(addButton(tr("Copy &data"), "plotCopyData"), &PlotView::copyData);
  on(addButton(tr("Copy data as CSV"), "plotCopyCsv"), &PlotView::copyCsv);
  on(addButton(tr("&Save picture..."), "plotSave"), &PlotView::askAndSave);
  on(addButton(tr("Rese&t view"), "plotReset"), &PlotView::resetView);
}

void PlotPanel::createMenu() {
  m_menuButton = makePushButton(this, tr("Plot"), "plotMenu", tr("Table, copy, save, reset"));
  m_menuButton->setAccessibleName(tr("Plot: %1").arg(m_plot->accessibleName()));
  m_menuButton->setAccessibleDescription(m_menuButton->toolTip());
  m_menuButton->setProperty("hasMenu", true);
  m_menuButton->setAutoDefault(false);
  m_menu = new QMenu(m_menuButton);
  m_menuButton->setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &PlotPanel::fillMenu);
  fillMenu();
}

void PlotPanel::fillMenu() {
  m_menu->clear();
  QAction *asTable = m_menu->addAction(tr("As a ta&ble"));
  asTable->setCheckable(true);
  asTable->setChecked(isTableShown());
  connect(asTable, &QAction::toggled, this, &PlotPanel::showTableNow);
  m_menu->addSeparator();
  m_plot->fillMenu(*m_menu);
}

QPushButton *PlotPanel::addButton(const QString &text, const char *name) {
  QPushButton *button = makePushButton(m_buttons, text, name);
  button->setAutoDefault(false);
  m_buttons->layout()->addWidget(button);
  return button;
}

bool PlotPanel::isTableShown() const { return m_stack->currentWidget() == m_table; }

void PlotPanel::showTableNow(bool isTable) {
  m_stack->setCurrentWidget(isTable ? static_cast<QWidget *>(m_table) : m_plot);
  if (isTable && m_isStale) fillTable();
}

void PlotPanel::showTable() {
  m_isStale = true;
  if (isTableShown() && isVisible()) fillTable();
}

void PlotPanel::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  if (isTableShown() && m_isStale) fillTable();
}

QTableWidget &PlotPanel::table() {
  if (m_isStale) fillTable();
  return *m_table;
}

void PlotPanel::fillTable() {
  m_isStale = false;
  const PlotTable twin = m_plot->table();
  m_table->clear();
  m_table->setColumnCount(static_cast<int>(twin.headers.size()));
  m_table->setRowCount(static_cast<int>(twin.rows.size()));
  m_table->setHorizontalHeaderLabels(twin.headers);
  for (int row = 0; row < m_table->rowCount(); ++row) {
    for (int column = 0; column < twin.rows[row].size(); ++column) {
      auto *item = new QTableWidgetItem(twin.rows[row][column]);
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(row, column, item);
    }
  }
  m_table->resizeColumnsToContents();
  m_widths.clear();
  for (int column = 0; column < m_table->columnCount(); ++column)
    m_widths << m_table->columnWidth(column);
  fitColumns();
  if (m_table->rowCount() > 0) m_table->setCurrentCell(0, 0);
}

/// Divides the available width among the columns; the table scrolls if it is too narrow.
void PlotPanel::fitColumns() {
  if (m_widths.isEmpty()) return;
  const int needed = std::accumulate(m_widths.begin(), m_widths.end(), 0);
  const int left = std::max(0, m_table->viewport()->width() - needed);
  const int count = static_cast<int>(m_widths.size());
  for (int column = 0; column < count; ++column)
    m_table->setColumnWidth(column, m_widths[column] + left / count + (column < left % count));
}

void PlotPanel::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fitColumns();
}

}  // namespace shinglescope
