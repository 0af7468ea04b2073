// SPDX-License-Identifier: MIT
// The files, directories and headings that the documents name exist, every picture is used, and
// docs/architecture.md names every directory of the sources.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

namespace {

QString readText(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList documents() {
  const QDir root(shinglescope::test::sourcePath());
  QStringList paths{root.filePath("README.md"), root.filePath("CONTRIBUTING.md")};
  QDirIterator files(root.filePath("docs"), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) paths << files.next();
  return paths;
}

// Returns the repository's paths that are in backticks, and the targets of relative links.
QStringList namedPaths(const QString &text) {
  static const QRegularExpression ticked(
      "`((?:core|ui|app|tests|bench|resources|scripts|docs|\\.ci)/[\\w./-]*)`");
  static const QRegularExpression linked("\\]\\((?!https?:|#)([^)#]+)");
  static const QRegularExpression shown("(?:src|srcset)=\"(?!https?:)([^\"]+)\"");
  QStringList paths;
  for (const auto &pattern : {ticked, linked, shown}) {
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) paths << matches.next().captured(1);
  }
  return paths;
}

// `core/base/hash` means hash.h and hash.cpp. An empty directory does not exist: git does not keep
// it, but a checkout that had files there may.
bool exists(const QDir &from, const QString &path) {
  if (QFileInfo(from.filePath(path)).isDir()) {
    return QDirIterator(from.filePath(path), QDir::Files, QDirIterator::Subdirectories).hasNext();
  }
  return from.exists(path) || from.exists(path + ".h") || from.exists(path + ".cpp");
}

// Returns the links to a heading, as FILE#HEADING; FILE is empty for the document itself.
QStringList namedHeadings(const QString &text) {
  static const QRegularExpression linked("\\]\\((?!https?:)([^)#]*#[^)]+)\\)");
  QStringList links;
  auto matches = linked.globalMatch(text);
  while (matches.hasNext()) links << matches.next().captured(1);
  return links;
}

// Returns the name that a heading has in links, as forges make it.
QString linkNameOf(QString heading) {
  static const QRegularExpression dropped("[^\\w\\- ]",
                                          QRegularExpression::UseUnicodePropertiesOption);
  return heading.toLower().remove(dropped).replace(' ', '-');
}

QStringList headingsOf(const QString &text) {
  static const QRegularExpression heading("^#+ +(.+?) *$", QRegularExpression::MultilineOption);
  QStringList names;
  auto matches = heading.globalMatch(text);
  while (matches.hasNext()) names << linkNameOf(matches.next().captured(1));
  return names;
}

// Returns every directory below `top` that contains sources, such as `core/base/`.
QStringList sourceDirectories(const QString &top) {
  const QDir root(shinglescope::test::sourcePath());
  QStringList found;
  const QStringList folders = QDir(root.filePath(top)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (const QString &folder : folders) {
    const QString directory = top + '/' + folder + '/';
    if (!QDir(root.filePath(directory)).entryList({"*.h", "*.cpp"}).isEmpty()) found << directory;
  }
  return found;
}

}  // namespace

class TestDocuments : public QObject {
  Q_OBJECT

 private slots:
  void pathPatternFindsPaths();
  void headingsAreFound();
  void namedPathsExist();
  void namedHeadingsExist();
  void everyPictureIsUsed();
  void architectureNamesEveryDirectory();
};

void TestDocuments::pathPatternFindsPaths() {
  const QStringList expected{"core/base/", "scripts/run", "docs/a.md", "docs/c.png"};
  QCOMPARE(namedPaths("`core/base/` and `scripts/run`, `x + y`, see [a](docs/a.md#b), "
                      "[b](https://example.org) <img src=\"docs/c.png\">"),
           expected);
  QVERIFY(exists(QDir(shinglescope::test::sourcePath()), "core/base/hash"));
  QVERIFY(!exists(QDir(shinglescope::test::sourcePath()), "core/base/no_such_file"));
  QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath("left/behind"));
  QVERIFY(!exists(QDir(folder.path()), "left/"));
}

void TestDocuments::namedPathsExist() {
  QStringList missing;
  for (const QString &document : documents()) {
    const QString text = readText(document);
    QVERIFY2(!text.isEmpty(), qPrintable(document));
    for (const QString &path : namedPaths(text)) {
      if (exists(QDir(shinglescope::test::sourcePath()), path)) continue;
      if (!exists(QFileInfo(document).dir(), path)) missing << document + ": " + path;
    }
  }
  QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

void TestDocuments::headingsAreFound() {
  QCOMPARE(namedHeadings("[a](#b) [c](../d.md#e-f) [g](h.md) [i](https://j.org/#k)"),
           QStringList({"#b", "../d.md#e-f"}));
  QCOMPARE(headingsOf("# A title\n\ntext # no\n## How good is it?\n"),
           QStringList({"a-title", "how-good-is-it"}));
}

void TestDocuments::namedHeadingsExist() {
  QStringList missing;
  for (const QString &document : documents()) {
    for (const QString &link : namedHeadings(readText(document))) {
      const QString file = link.section('#', 0, 0);
      const QString path = file.isEmpty() ? document : QFileInfo(document).dir().filePath(file);
      if (!headingsOf(readText(path)).contains(link.section('#', 1)))
        missing << document + ": " + link;
    }
  }
  QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

void TestDocuments::everyPictureIsUsed() {
  QString all;
  for (const QString &document : documents()) all += readText(document);
  const QStringList pictures = QDir(shinglescope::test::sourcePath("/docs/images"))
                                   .entryList({"*.png", "*.svg"}, QDir::Files);
  QVERIFY(pictures.contains("review.png"));
  for (const QString &picture : pictures)
    QVERIFY2(all.contains("images/" + picture), qPrintable(picture));
}

void TestDocuments::architectureNamesEveryDirectory() {
  const QString architecture = readText(shinglescope::test::sourcePath("/docs/architecture.md"));
  const QStringList all = sourceDirectories("core") + sourceDirectories("ui");
  QVERIFY(all.contains("core/base/"));
  for (const QString &directory : all)
    QVERIFY2(architecture.contains(directory), qPrintable(directory));
}

SHINGLESCOPE_TEST(TestDocuments, NoApplication)
#include "tst_documents.moc"
