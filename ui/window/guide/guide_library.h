// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace shinglescope {

struct GuidePage {
  QString path;   ///< of the Markdown file, such as ":/docs/guide/data.md"
  QString title;  ///< its first heading
  QString text;   ///< without the marks of Markdown
};

struct GuideHit {
  QString path;
  QString title;
  QString excerpt;  ///< the text around the first of the words
};

/// The user guide that the program contains: the index, the pages that it links, in its order, and
/// their texts for searching. Reads all pages once, a few hundred kilobytes.
class GuideLibrary {
 public:
  /// `folder` contains guide/index.md.
  explicit GuideLibrary(const QString &folder = QStringLiteral(":/docs"));

  const QList<GuidePage> &pages() const { return m_pages; }
  /// Returns the pages that contain all words, in any case; first those with a word in the title.
  QList<GuideHit> search(const QString &words) const;

 private:
  void addPage(const QString &path);
  void addLinkedPages();

  QList<GuidePage> m_pages;
};

/// Returns a Markdown text as one would read it: links by their texts, no tables and marks.
QString plainMarkdown(QString markdown);

}  // namespace shinglescope
