// The widgets of the import dialog and where they stand; what they do is in
// import_dialog.cpp.
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/base/controls/panel.h"
#include "ui/base/style/text_role.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/import/raw_text_view.h"
#include "ui/pages/data/import/reading_options_form.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/pages/data/reading/profile_notice.h"

namespace shinglescope {

namespace {

constexpr int kImportDialogFormWidth = 340;
constexpr QSize kFirstSize(1120, 720);
constexpr QSize kLargest(1360, 900);
constexpr QSize kImportDialogMargin(64, 40);  ///< of the window, that stays in sight

}  // namespace

void ImportDialog::createLayout(const LoadOptions &options) {
  const QWidget *over = parentWidget() ? parentWidget()->window() : nullptr;
  resize(over ? (over->size() - kImportDialogMargin).boundedTo(kLargest) : kFirstSize);
  auto *columns = new QHBoxLayout;
  columns->setSpacing(8);
  columns->addWidget(createForm(options));
  columns->addWidget(createViews(), 1);
  m_notice = new ProfileNotice(this);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addWidget(m_notice);
  layout->addLayout(columns, 1);
  layout->addWidget(createButtons());
}

QWidget *ImportDialog::createForm(const LoadOptions &options) {
  auto *panel = new Panel(tr("How to read it"), this);
  panel->setFixedWidth(kImportDialogFormWidth);
  m_guessAll = new QPushButton(tr("Guess &all"), panel);
  m_guessAll->setObjectName(QStringLiteral("guessAll"));
  m_guessAll->setToolTip(tr("Take back every choice"));
  panel->addHeaderWidget(m_guessAll);
  m_form = new ReadingOptionsForm(options, panel);
  auto *scroll = new QScrollArea(panel);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(m_form);
  panel->setBody(scroll);
  return panel;
}

QWidget *ImportDialog::createViews() {
  auto *splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(createRaw());
  splitter->addWidget(createPreview());
  m_problems = new ProblemsPane(splitter);
  m_problems->setOfPreview();
  m_problems->hide();
  splitter->addWidget(m_problems);
  splitter->setSizes({190, 320, 140});
  splitter->setStretchFactor(1, 1);
  return splitter;
}

QWidget *ImportDialog::createRaw() {
  auto *panel = new Panel(tr("The text as it stands"), this);
  panel->setSubtitle(tr("first lines, and what each is read as"));
  m_raw = new RawTextView(panel);
  m_raw->setAccessibleName(tr("The text as it stands"));
  panel->setBody(m_raw);
  return panel;
}

QWidget *ImportDialog::createPreview() {
  m_previewPanel = new Panel(tr("As it will be read"), this);
  m_table = new RecordTable(m_previewPanel);
  m_table->setAccessibleName(tr("First rows as they will be read"));
  m_table->setMouseTracking(true);
  m_table->viewport()->installEventFilter(this);
  m_previewPanel->setBody(m_table);
  m_facts = new QLabel(m_previewPanel);
  m_facts->setTextFormat(Qt::PlainText);
  m_facts->setWordWrap(true);
  m_facts->setContentsMargins(12, 4, 12, 4);
  m_facts->setObjectName(QStringLiteral("facts"));
  setTextRole(m_facts, TextRole::Muted);
  m_previewPanel->setFooter(m_facts);
  return m_previewPanel;
}

QWidget *ImportDialog::createButtons() {
  auto *bar = new QWidget(this);
  auto *layout = new QHBoxLayout(bar);
  layout->setContentsMargins(4, 0, 0, 0);
  m_message = new QLabel(bar);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_message->setObjectName(QStringLiteral("importMessage"));
  auto *kept = new QPushButton(tr("Kept se&ttings..."), bar);
  kept->setObjectName(QStringLiteral("keptSettings"));
  m_open = new QPushButton(tr("&Open"), bar);
  m_open->setObjectName(QStringLiteral("openButton"));
  m_open->setProperty("primary", true);
  m_open->setDefault(true);
  m_open->setEnabled(false);
  auto *cancel = new QPushButton(tr("&Cancel"), bar);
  layout->addWidget(m_message, 1);
  layout->addWidget(kept);
  layout->addWidget(cancel);
  layout->addWidget(m_open);
  connect(kept, &QPushButton::clicked, this, &ImportDialog::showKeptSettings);
  connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  return bar;
}

}  // namespace shinglescope
