#include "ui/plots/plot_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/plots/plot_view.h"

namespace shinglescope {

PlotPanel::PlotPanel(PlotView *plot, const QString &tableName, QWidget *parent)
    : QWidget(parent), m_plot(plot) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  m_stack = new QStackedWidget(this);
  m_table = new QTableWidget(m_stack);
  m_table->setAccessibleName(tableName);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_table->setTabKeyNavigation(false);
  m_stack->addWidget(plot);
  m_stack->addWidget(m_table);
  layout->addWidget(m_stack, 1);
  m_buttons = new QHBoxLayout;
  layout->addLayout(m_buttons);
  m_plot->setKeyboardOn();
  QPushButton *asTable = addButton(tr("As a &table"), "plotAsTable");
  asTable->setCheckable(true);
  connect(asTable, &QPushButton::toggled, this, &PlotPanel::switchView);
  connect(addButton(tr("Copy &image"), "plotCopyImage"), &QPushButton::clicked, m_plot,
          &PlotView::copyImage);
  connect(addButton(tr("Copy &data"), "plotCopyData"), &QPushButton::clicked, m_plot,
          &PlotView::copyData);
  connect(addButton(tr("&Save picture..."), "plotSave"), &QPushButton::clicked, m_plot,
          &PlotView::askAndSave);
  connect(addButton(tr("&Reset view"), "plotReset"), &QPushButton::clicked, m_plot,
          &PlotView::resetView);
  m_buttons->addStretch(1);
  connect(m_plot, &PlotView::messageRaised, this, &PlotPanel::messageRaised);
}

QPushButton *PlotPanel::addButton(const QString &text, const char *name) {
  auto *button = new QPushButton(text, this);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  m_buttons->addWidget(button);
  return button;
}

bool PlotPanel::isTableShown() const { return m_stack->currentWidget() == m_table; }

void PlotPanel::switchView(bool isTable) {
  m_stack->setCurrentWidget(isTable ? static_cast<QWidget *>(m_table) : m_plot);
}

void PlotPanel::showTable() {
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
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  if (m_table->rowCount() > 0) m_table->setCurrentCell(0, 0);
}

}  // namespace shinglescope
