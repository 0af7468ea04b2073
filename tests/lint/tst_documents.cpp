// SPDX-License-Identifier: MIT
// The files and directories that the documents name exist, and docs/architecture.md names every
// directory of the sources.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_registry.h"

namespace {

QString readText(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList documents() {
  const QDir root(SOURCE_DIR);
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
  QStringList paths;
  for (const auto &pattern : {ticked, linked}) {
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

// Returns every directory below `top` that contains sources, such as `core/base/`.
QStringList sourceDirectories(const QString &top) {
  const QDir root(SOURCE_DIR);
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
  void namedPathsExist();
  void architectureNamesEveryDirectory();
};

void TestDocuments::pathPatternFindsPaths() {
  const QStringList expected{"core/base/", "scripts/run", "docs/a.md"};
  QCOMPARE(namedPaths("`core/base/` and `scripts/run`, `x + y`, see [a](docs/a.md#b), "
                      "[b](https://example.org)"),
           expected);
  QVERIFY(exists(QDir(SOURCE_DIR), "core/base/hash"));
  QVERIFY(!exists(QDir(SOURCE_DIR), "core/base/no_such_file"));
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
      if (exists(QDir(SOURCE_DIR), path)) continue;
      if (!exists(QFileInfo(document).dir(), path)) missing << document + ": " + path;
    }
  }
  QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

void TestDocuments::architectureNamesEveryDirectory() {
  const QString architecture = readText(SOURCE_DIR "/docs/architecture.md");
  const QStringList all = sourceDirectories("core") + sourceDirectories("ui");
  QVERIFY(all.contains("core/base/"));
  for (const QString &directory : all)
    QVERIFY2(architecture.contains(directory), qPrintable(directory));
}

SHINGLESCOPE_TEST(TestDocuments, NoApplication)
#include "tst_documents.moc"
