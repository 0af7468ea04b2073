// The widgets of the Data page and where they stand; what they do is in
// data_page.cpp.
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/search_field.h"
#include "ui/base/style/text_role.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/details_pane.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/reading/opening_notice.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/pages/data/reading/reading_notice.h"
#include "ui/pages/data/start_view.h"
#include "ui/parts/similar/similar_panel.h"
#include "ui/session/settings.h"

namespace shinglescope {

void DataPage::createLayout() {
  m_start = new StartView(this);
  m_workspace = createWorkspace();
  m_stack = new QStackedWidget(this);
  m_stack->addWidget(m_start);
  m_stack->addWidget(m_workspace);
  m_notice = new OpeningNotice(m_controller, this);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_notice);
  layout->addWidget(m_stack, 1);
}

QWidget *DataPage::createWorkspace() {
  auto *workspace = new QWidget(this);
  auto *layout = new QVBoxLayout(workspace);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(createToolbar());
  m_reading = new ReadingNotice(workspace);
  layout->addWidget(m_reading);
  m_splitter = new QSplitter(Qt::Vertical, workspace);
  m_splitter->addWidget(createGrid());
  m_splitter->addWidget(createLower());
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setStretchFactor(0, 1);
  m_splitter->setSizes({520, 158});
  const QByteArray state = m_settings.splitterState(QStringLiteral("data"));
  if (!state.isEmpty()) m_splitter->restoreState(state);
  layout->addWidget(m_splitter, 1);
  return workspace;
}

QWidget *DataPage::createToolbar() {
  auto *panel = new Panel({}, this);
  panel->setAccessibleName(tr("File"));
  auto *bar = new QWidget(panel);
  auto *layout = new QHBoxLayout(bar);
  layout->setContentsMargins(10, 8, 10, 8);
  layout->setSpacing(8);
  m_open = new KeyButton(tr("&Open..."), tr("Ctrl O"), bar);
  m_readingOptions = new QPushButton(tr("Reading o&ptions..."), bar);
  m_readingOptions->setObjectName(QStringLiteral("readingOptions"));
  m_readingOptions->setToolTip(tr("How the file is read, and the columns' roles (Ctrl+Shift+O)"));
  m_dialect = new QLabel(bar);
  m_dialect->setTextFormat(Qt::PlainText);
  setTextRole(m_dialect, TextRole::Muted);
  m_problemsChip = new Chip({}, bar);
  m_problemsChip->setObjectName(QStringLiteral("problemsChip"));
  m_search = new SearchField(tr("Find in rows"), tr("Ctrl F"), bar);
  m_search->setObjectName(QStringLiteral("search"));
  m_search->setMinimumWidth(180);
  m_search->setMaximumWidth(280);
  layout->addWidget(m_open);
  layout->addWidget(m_readingOptions);
  layout->addStretch(1);
  layout->addWidget(m_dialect);
  layout->addWidget(m_problemsChip);
  layout->addWidget(m_search, 2);
  panel->setBody(bar);
  connect(m_open, &QPushButton::clicked, this, &DataPage::chooseFile);
  connect(m_readingOptions, &QPushButton::clicked, this, &DataPage::reopenWithOptions);
  return panel;
}

QWidget *DataPage::createGrid() {
  m_grid = new DataGrid(m_settings, this);
  // The key is the window's; here it is only named.
  auto *findLike = new QAction(tr("Find &rows like this\tCtrl+L"), m_grid->table());
  m_grid->table()->insertAction(m_grid->table()->actions().value(0), findLike);
  connect(findLike, &QAction::triggered, this, &DataPage::findLikeCurrent);
  auto *whyNot = new QAction(tr("&Why are these two a pair, or not?"), m_grid->table());
  m_grid->table()->insertAction(m_grid->table()->actions().value(1), whyNot);
  connect(whyNot, &QAction::triggered, this, &DataPage::explainSelected);
  auto *learn = new QAction(tr("Open in &Learn"), m_grid->table());
  m_grid->table()->insertAction(m_grid->table()->actions().value(2), learn);
  connect(learn, &QAction::triggered, this, &DataPage::openInLearn);
  return m_grid;
}

QWidget *DataPage::createLower() {
  m_lower = new QStackedWidget(this);
  m_details = new DetailsPane(m_lower);
  m_problems = new ProblemsPane(m_lower);
  m_lower->addWidget(m_details);
  m_lower->addWidget(m_problems);
  m_similar = new SimilarPanel(this);
  m_similar->hide();
  auto *lower = new QSplitter(Qt::Horizontal, this);
  lower->addWidget(m_lower);
  lower->addWidget(m_similar);
  lower->setChildrenCollapsible(false);
  lower->setStretchFactor(0, 2);
  lower->setStretchFactor(1, 3);
  lower->setMinimumHeight(90);
  return lower;
}

}  // namespace shinglescope
