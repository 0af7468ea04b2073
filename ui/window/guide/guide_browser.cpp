// SPDX-License-Identifier: MIT
#include "ui/window/guide/guide_browser.h"

#include <QDesktopServices>
#include <QFile>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>

#include "ui/base/style/theme.h"
#include "ui/window/guide/guide_html.h"

namespace shinglescope {
namespace {

constexpr int kBrowserMargin = 20;
constexpr qsizetype kMostMarks = 500;

/// The anchor of a heading as forges make it: lower case, hyphens for spaces, no punctuation.
QString anchorOf(const QString &heading) {
  QString anchor;
  for (const QChar letter : heading.toLower()) {
    if (letter == u' ')
      anchor += u'-';
    else if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
      anchor += letter;
  }
  return anchor;
}

}  // namespace

GuideBrowser::GuideBrowser(QWidget *parent) : QTextBrowser(parent) {
  setOpenLinks(false);
  // The width of pictures must not depend on the height of the page.
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  document()->setDocumentMargin(kBrowserMargin);
  setAccessibleName(tr("Page of the guide"));
  connect(this, &QTextBrowser::anchorClicked, this, &GuideBrowser::follow);
  // Qt 6.4 emits sourceChanged() before it sets source().
  connect(this, &QTextBrowser::historyChanged, this, &GuideBrowser::pageShown);
}

void GuideBrowser::showPage(const QString &path) {
  setSource(QUrl(QStringLiteral("qrc") + path), QTextDocument::HtmlResource);
}

QString GuideBrowser::currentPage() const { return u':' + source().path(); }

void GuideBrowser::follow(const QUrl &link) {
  if (link.scheme().startsWith(QStringLiteral("http"))) {
    QDesktopServices::openUrl(link);
    return;
  }
  QUrl target = source().resolved(link);
  const QString heading = target.fragment();
  target.setFragment({});
  // Documents may name files of the sources that the program does not contain.
  if (target.scheme() != QStringLiteral("qrc") || !QFile::exists(u':' + target.path())) return;
  if (!target.path().endsWith(QStringLiteral(".md"))) return;
  if (target != source()) setSource(target, QTextDocument::HtmlResource);
  if (!heading.isEmpty()) showHeading(heading);
}

/// Headings have no anchors, so they are found by their words.
void GuideBrowser::showHeading(const QString &anchor) {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor) continue;
    setTextCursor(QTextCursor(block));
    // The heading is at the top, not just visible.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top());
    return;
  }
}

QVariant GuideBrowser::loadResource(int type, const QUrl &name) {
  if (type == QTextDocument::HtmlResource) {
    QFile page(u':' + name.path());
    return page.open(QIODevice::ReadOnly) ? guideHtml(page.readAll()) : QString();
  }
  if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
  QImage picture(u':' + source().resolved(name).path());
  if (picture.isNull()) return {};
  const double ratio = devicePixelRatioF();
  m_pictureWidth = viewport()->width() - 2 * kBrowserMargin;
  const int most = static_cast<int>(std::max(1, m_pictureWidth) * ratio);
  if (picture.width() > most) picture = picture.scaledToWidth(most, Qt::SmoothTransformation);
  picture.setDevicePixelRatio(ratio);
  return picture;
}

/// Pictures are scaled when they are loaded, so a new width needs the page again.
void GuideBrowser::resizeEvent(QResizeEvent *event) {
  QTextBrowser::resizeEvent(event);
  const int width = viewport()->width() - 2 * kBrowserMargin;
  if (m_pictureWidth == 0 || width == m_pictureWidth) return;
  const int place = verticalScrollBar()->value();
  reload();
  verticalScrollBar()->setValue(place);
}

void GuideBrowser::markWords(const QString &words) {
  QList<QTextEdit::ExtraSelection> marks;
  QTextCursor first;
  for (const QString &word : words.simplified().split(u' ', Qt::SkipEmptyParts)) {
    QTextCursor found = document()->find(word);
    while (!found.isNull() && marks.size() < kMostMarks) {
      QTextCharFormat format;
      format.setBackground(themeColors(palette()).highlightSoft);
      marks.append({found, format});
      if (first.isNull() || found.position() < first.position()) first = found;
      found = document()->find(word, found);
    }
  }
  setExtraSelections(marks);
  if (first.isNull()) return;
  first.clearSelection();
  setTextCursor(first);
  ensureCursorVisible();
}

}  // namespace shinglescope
