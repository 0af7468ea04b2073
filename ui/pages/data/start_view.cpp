// SPDX-License-Identifier: MIT
#include "ui/pages/data/start_view.h"

#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/data/unsaved_reviews.h"
#include "ui/parts/table/record_delegate.h"

namespace shinglescope {

namespace {

constexpr int kStartViewWidth = 760;
constexpr int kListsHeight = 260;

}  // namespace

StartView::StartView(QWidget *parent) : QWidget(parent) {
  auto *column = new QWidget(this);
  column->setMaximumWidth(kStartViewWidth);
  auto *layout = new QVBoxLayout(column);
  layout->setSpacing(8);
  layout->addWidget(makeNote(this, TextRole::Headline, tr("Find the near-duplicates in a table")));
  layout->addWidget(
      makeNote(this, TextRole::Body,
               tr("Open a table (CSV, TSV, JSON Lines, plain lines, XLSX, ODS, SQLite, "
                  "also compressed) or a folder of texts, drop one anywhere in this "
                  "window, or paste rows from a spreadsheet. Nothing leaves this "
                  "computer.")));
  layout->addSpacing(4);
  layout->addWidget(createButtons());
  m_unsaved = new UnsavedReviews(this);
  layout->addWidget(m_unsaved);
  layout->addSpacing(12);
  layout->addLayout(makeItemRow({{createRecent(), 1}, {createSamples(), 1}}, 8));
  connect(m_unsaved, &UnsavedReviews::openRequested, this, &StartView::recoverRequested);
  connect(m_unsaved, &UnsavedReviews::deleteRequested, this, &StartView::discardRequested);
  connect(m_unsaved, &UnsavedReviews::restoreRequested, this, &StartView::restoreRequested);
  auto *outer = new QVBoxLayout(this);
  outer->addStretch(2);
  outer->addLayout(makeItemRow({BoxItem::space(), {column, 20}, BoxItem::space()}));
  outer->addStretch(3);
}

QWidget *StartView::createButtons() {
  auto *bar = new QWidget(this);
  m_open = makeCommandButton(tr("&Open..."), kOpenKey, bar);
  m_open->setPrimary(true);
  auto *folder = new QPushButton(tr("Open &a folder..."), bar);
  folder->setObjectName(QStringLiteral("openFolder"));
  auto *paste =
      new KeyButton(tr("&Paste a table"),
                    QKeySequence(QKeySequence::Paste).toString(QKeySequence::NativeText), bar);
  paste->setObjectName(QStringLiteral("pasteTable"));
  layOutRow(bar, {}, 8, {m_open, folder, paste, BoxItem::space()});
  new QShortcut(QKeySequence::Paste, this, this, &StartView::pasteRequested,
                Qt::WidgetWithChildrenShortcut);
  connect(m_open, &QPushButton::clicked, this, &StartView::openRequested);
  connect(folder, &QPushButton::clicked, this, &StartView::folderRequested);
  connect(paste, &QPushButton::clicked, this, &StartView::pasteRequested);
  return bar;
}

void StartView::setRecoverable(const std::vector<RecoverableProject> &projects,
                               std::size_t deleted) {
  const bool hadReviews = m_unsaved->hasReviews();
  // Uses the window's focus widget, because the window may not be active yet.
  const bool hadFocus = isAncestorOf(window()->focusWidget());
  m_unsaved->setReviews(projects, deleted);
  chooseFocus();
  // The reviews may have just arrived, a moment after the page was shown, or may have disappeared.
  if (hadFocus && hadReviews != m_unsaved->hasReviews()) setFocus();
}

/// Unsaved reviews come first: Enter continues with one.
void StartView::chooseFocus() {
  if (m_unsaved->hasReviews()) return setFocusProxy(m_unsaved);
  setFocusProxy(m_recent->count() == 0 ? static_cast<QWidget *>(m_open) : m_recent);
}

QWidget *StartView::createRecent() {
  auto *panel = new Panel(tr("Recent files"), this);
  panel->setFixedHeight(kListsHeight);
  auto *body = new QWidget(panel);
  m_recent = new QListWidget(body);
  m_recent->setItemDelegate(new RecordDelegate(m_recent));
  m_recent->setAccessibleName(tr("Recent files"));
  m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_recent->setTextElideMode(Qt::ElideMiddle);
  m_noRecent = makeNote(body, TextRole::Muted, tr("Files that you open are listed here."));
  m_noRecent->setContentsMargins(8, 8, 8, 8);
  layOutColumn(body, {4, 4, 4, 4}, -1, {{m_noRecent, 0, Qt::AlignTop}, m_recent});
  panel->setBody(body);
  const auto choose = [this](QListWidgetItem *item) {
    emit recentFileChosen(item->data(Qt::UserRole).toString());
  };
  // Queued, because opening may clear the list while the list still handles the click.
  connect(m_recent, &QListWidget::itemActivated, this, choose, Qt::QueuedConnection);
  return panel;
}

QWidget *StartView::createSamples() {
  auto *panel = new Panel(tr("Built-in samples"), this);
  panel->setFixedHeight(kListsHeight);
  auto *body = new QWidget(panel);
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(6);
  auto *rentals = new QPushButton(tr("Rental &listings"), body);
  auto *lesson = new QPushButton(tr("&Three documents"), body);
  layout->addWidget(rentals, 0, Qt::AlignLeft);
  layout->addWidget(makeNote(body, TextRole::Muted,
                             tr("2,000 made-up listings in Italian and English, with reposts, "
                                "edited copies and look-alikes.")));
  layout->addSpacing(8);
  layout->addWidget(lesson, 0, Qt::AlignLeft);
  layout->addWidget(makeNote(body, TextRole::Muted,
                             tr("The smallest example: three short texts to work through.")));
  layout->addStretch(1);
  panel->setBody(body);
  connect(rentals, &QPushButton::clicked, this, &StartView::sampleRequested);
  connect(lesson, &QPushButton::clicked, this, &StartView::lessonRequested);
  return panel;
}

void StartView::setRecentFiles(const QStringList &paths) {
  m_recent->clear();
  for (const QString &path : paths) {
    const QFileInfo info(path);
    auto *item = new QListWidgetItem(
        tr("%1   in %2").arg(shownPath(info.fileName()), shownPath(info.absolutePath())));
    item->setData(Qt::UserRole, path);
    m_recent->addItem(item);
  }
  if (!paths.isEmpty()) m_recent->setCurrentRow(0);
  m_recent->setVisible(!paths.isEmpty());
  m_noRecent->setVisible(paths.isEmpty());
  chooseFocus();
}

}  // namespace shinglescope
