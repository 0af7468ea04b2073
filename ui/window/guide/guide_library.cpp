// SPDX-License-Identifier: MIT
#include "ui/window/guide/guide_library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace shinglescope {
namespace {

constexpr qsizetype kExcerptBefore = 40;
constexpr qsizetype kExcerptLength = 160;

QString contentOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString excerptAround(const QString &text, qsizetype at) {
  const qsizetype from = std::max<qsizetype>(0, at - kExcerptBefore);
  QString excerpt = text.mid(from, kExcerptLength).simplified();
  if (from > 0) excerpt.prepend(QStringLiteral("... "));
  return from + kExcerptLength < text.size() ? excerpt + QStringLiteral(" ...") : excerpt;
}

}  // namespace

QString plainMarkdown(QString markdown) {
  static const QRegularExpression kPicture(QStringLiteral("!\\[([^\\]]*)\\]\\([^)]*\\)"));
  static const QRegularExpression kLink(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
  static const QRegularExpression kRule(QStringLiteral("(?m)^\\|?[ :|-]{3,}\\|?$"));
  static const QRegularExpression kMarks(QStringLiteral("(?m)^#+ |^ *[-*] |[`*|]"));
  markdown.replace(kPicture, QStringLiteral("\\1"));
  markdown.replace(kLink, QStringLiteral("\\1"));
  markdown.remove(kRule);
  return markdown.replace(kMarks, QStringLiteral(" "));
}

GuideLibrary::GuideLibrary(const QString &folder) {
  addPage(folder + QStringLiteral("/guide/index.md"));
  if (!m_pages.isEmpty()) addLinkedPages();
}

void GuideLibrary::addPage(const QString &path) {
  const QString content = contentOf(path);
  if (content.isEmpty()) return;
  QString title = content.section(u'\n', 0, 0);
  title.remove(QRegularExpression(QStringLiteral("^#+ *")));
  m_pages.append({path, plainMarkdown(title).trimmed(), plainMarkdown(content)});
}

void GuideLibrary::addLinkedPages() {
  const QString index = m_pages.front().path;
  const QDir folder = QFileInfo(index).dir();
  static const QRegularExpression kTarget(QStringLiteral("\\]\\(([^)#:]+\\.md)"));
  QStringList seen = {index};
  const QString content = contentOf(index);
  for (auto links = kTarget.globalMatch(content); links.hasNext();) {
    const QString path = QDir::cleanPath(folder.filePath(links.next().captured(1)));
    if (seen.contains(path)) continue;
    seen << path;
    addPage(path);
  }
}

QList<GuideHit> GuideLibrary::search(const QString &words) const {
  const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
  if (wanted.isEmpty()) return {};
  QList<GuideHit> inTitle;
  QList<GuideHit> inText;
  for (const GuidePage &page : m_pages) {
    const auto isThere = [&page](const QString &word) {
      return page.text.contains(word, Qt::CaseInsensitive);
    };
    if (!std::ranges::all_of(wanted, isThere)) continue;
    const auto isInTitle = [&page](const QString &word) {
      return page.title.contains(word, Qt::CaseInsensitive);
    };
    const qsizetype at = page.text.indexOf(wanted.front(), 0, Qt::CaseInsensitive);
    QList<GuideHit> &hits = std::ranges::any_of(wanted, isInTitle) ? inTitle : inText;
    hits.append({page.path, page.title, excerptAround(page.text, at)});
  }
  return inTitle + inText;
}

}  // namespace shinglescope
