// SPDX-License-Identifier: MIT
#include "ui/window/guide/guide_window.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/style/metrics.h"
#include "ui/window/guide/guide_browser.h"

namespace shinglescope {
namespace {

constexpr QSize kGuideSize(980, 720);
constexpr int kListWidth = 240;
constexpr int kGuideGap = 8;
constexpr int kPathRole = Qt::UserRole;

}  // namespace

GuideWindow::GuideWindow(QWidget *parent) : QDialog(parent) {
  setWindowTitle(tr("User guide"));
  setObjectName(QStringLiteral("guide"));
  // Unlike a dialog, it may be behind the main window and have a size of its own.
  setWindowFlags(Qt::Window);
  auto *side = new QWidget(this);
  auto *main = new QWidget(this);
  createList();
  createBrowser();
  layOutColumn(side, {}, kGuideGap, {m_search, {m_list, 1}});
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, main);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layOutColumn(main, {}, kGuideGap,
               {{m_browser, 1}, makeItemRow({m_back, m_forward, BoxItem::space(), buttons}, 8)});
  QSplitter *splitter = makeSplitter(Qt::Horizontal, kGuideGap, {side, main});
  splitter->setSizes({kListWidth, kGuideSize.width() - kListWidth});
  splitter->setStretchFactor(1, 1);
  addWidgets(*makeColumn(this, kDialogMargins), {splitter});
  resize(kGuideSize);
  fillList();
  new QShortcut(QKeySequence::Find, this, m_search, qOverload<>(&QWidget::setFocus));
  new QShortcut(QKeySequence::Back, this, m_browser, &QTextBrowser::backward);
  new QShortcut(QKeySequence::Forward, this, m_browser, &QTextBrowser::forward);
}

void GuideWindow::createList() {
  m_search = new QLineEdit(this);
  m_search->setObjectName(QStringLiteral("guideSearch"));
  m_search->setPlaceholderText(tr("Search the guide"));
  m_search->setAccessibleName(tr("Search the guide"));
  m_search->setClearButtonEnabled(true);
  m_list = new QListWidget(this);
  m_list->setObjectName(QStringLiteral("guideContents"));
  m_list->setAccessibleName(tr("Contents"));
  m_list->setWordWrap(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::fillList);
  connect(m_search, &QLineEdit::returnPressed, this, [this] {
    m_list->setCurrentRow(0);
    m_list->setFocus();
  });
  connect(m_list, &QListWidget::currentItemChanged, this, &GuideWindow::openCurrent);
}

void GuideWindow::createBrowser() {
  m_browser = new GuideBrowser(this);
  m_back = makePushButton(this, tr("&Back"), "guideBack");
  m_forward = makePushButton(this, tr("&Forward"), "guideForward");
  for (QPushButton *button : {m_back, m_forward}) {
    button->setEnabled(false);
    // Enter in the search field would press it.
    button->setAutoDefault(false);
  }
  connect(m_back, &QPushButton::clicked, m_browser, &QTextBrowser::backward);
  connect(m_forward, &QPushButton::clicked, m_browser, &QTextBrowser::forward);
  connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QPushButton::setEnabled);
  connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QPushButton::setEnabled);
  connect(m_browser, &GuideBrowser::pageShown, this, &GuideWindow::followPage);
}

void GuideWindow::fillList() {
  const QString words = m_search->text();
  m_isFollowing = true;
  m_list->clear();
  const auto add = [this](const QString &text, const QString &path) {
    auto *item = new QListWidgetItem(text, m_list);
    item->setData(kPathRole, path);
  };
  if (words.trimmed().isEmpty()) {
    for (const GuidePage &page : m_library.pages()) add(page.title, page.path);
    m_browser->markWords({});
  } else {
    for (const GuideHit &hit : m_library.search(words))
      add(hit.title + u'\n' + hit.excerpt, hit.path);
    if (m_list->count() == 0) {
      auto *none = new QListWidgetItem(tr("No page contains these words."), m_list);
      none->setFlags(Qt::NoItemFlags);
    }
  }
  m_isFollowing = false;
  followPage();
}

void GuideWindow::openCurrent() {
  const QListWidgetItem *item = m_list->currentItem();
  if (m_isFollowing || item == nullptr) return;
  const QString path = item->data(kPathRole).toString();
  if (path.isEmpty()) return;
  if (path != m_browser->currentPage()) m_browser->showPage(path);
  m_browser->markWords(m_search->text());
}

/// Marks the shown page in the list, also after a link, Back or Forward.
void GuideWindow::followPage() {
  m_isFollowing = true;
  const QString path = m_browser->currentPage();
  QListWidgetItem *shown = nullptr;
  for (int row = 0; row < m_list->count(); ++row)
    if (m_list->item(row)->data(kPathRole).toString() == path) shown = m_list->item(row);
  m_list->setCurrentItem(shown);
  m_isFollowing = false;
}

void GuideWindow::showPage(const QString &name) {
  m_search->clear();
  const QString end = u'/' + name + QStringLiteral(".md");
  for (const GuidePage &page : m_library.pages())
    if (page.path.endsWith(QStringLiteral("/guide") + end)) m_browser->showPage(page.path);
  m_list->setFocus();
}

}  // namespace shinglescope
