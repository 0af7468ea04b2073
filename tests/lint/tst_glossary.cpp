// SPDX-License-Identifier: MIT
// Names and phrases that docs/glossary.md retires are not used.

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "tests/lint/glossary_lint.h"
#include "tests/lint/translation_lint.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::lint;

namespace {

QString contentOf(const QString &path) {
  QFile file(shinglescope::test::sourcePath() + '/' + path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesIn(const QStringList &folders, const QStringList &endings) {
  QStringList paths;
  const QDir root(shinglescope::test::sourcePath());
  for (const QString &folder : folders) {
    QDirIterator files(root.filePath(folder), endings, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) paths << root.relativeFilePath(files.next());
  }
  paths.sort();
  return paths;
}

QList<RetiredName> glossary() {
  return retiredNames(contentOf(QStringLiteral("docs/glossary.md")));
}

}  // namespace

class TestGlossary : public QObject {
  Q_OBJECT

 private slots:
  void retiredNamesAreNotUsed() {
    const QStringList paths = filesIn({"core", "ui", "app", "tests", "bench"}, {"*.h", "*.cpp"});
    QVERIFY(paths.size() > 500);
    const QList<RetiredName> names = glossary();
    QStringList found;
    for (const QString &path : paths)
      if (!path.contains(QStringLiteral("glossary")))
        found << retiredUses(names, readSourceText(path, contentOf(path)));
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
  }

  void documentsAreInPlainEnglish() {
    QStringList paths = filesIn({"docs"}, {"*.md"});
    paths << QStringLiteral("README.md") << QStringLiteral("CONTRIBUTING.md");
    QStringList found;
    for (const QString &path : paths)
      if (path != QStringLiteral("docs/glossary.md"))
        found << retiredPhrases(glossary(), QStringLiteral("documents"), path, contentOf(path));
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
  }

  void textsAreInPlainEnglish() {
    const QString path = QStringLiteral("resources/translations/shinglescope_it.ts");
    QStringList texts;
    for (const Message &message : readMessages(contentOf(path).toUtf8())) texts << message.source;
    QVERIFY(texts.size() > 1000);
    const QStringList found = retiredPhrases(glossary(), QStringLiteral("texts"),
                                             QStringLiteral("texts"), texts.join('\n'));
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
  }

  void theTableIsRead() {
    const QList<RetiredName> names = retiredNames(
        "| use | instead of | lint | where |\n|---|---|---|---|\n"
        "| `New` | `Old`, `Older` | lint | core ui |\n| \"again\" | \"anew\" | lint | documents |\n"
        "| a | `b` | | |\n");
    QCOMPARE(names.size(), 3);
    QCOMPARE(names[1].name, QStringLiteral("Older"));
    QVERIFY(names[1].isIdentifier && !names[2].isIdentifier);
    QCOMPARE(names[0].places, QStringList({"core", "ui"}));
    QVERIFY(glossary().size() > 20);
  }

  void usesAreFound() {
    const QList<RetiredName> names = {{"Old", "`New`", true, {"core/base"}},
                                      {"anew", "\"again\"", false, {"core", "documents"}}};
    const auto uses = [&names](const char *path, const char *content) {
      return retiredUses(names, readSourceText(QString::fromLatin1(path), content)).size();
    };
    QCOMPARE(uses("core/base/a.h", "struct Old;\nOld *f();  // made anew\n"), 3);
    QCOMPARE(uses("core/base/a.h", "struct Older;  // Old\nconst char *t = \"Old anew\";\n"), 0);
    QCOMPARE(uses("core/lsh/a.h", "struct Old;\n"), 0);
    QCOMPARE(uses("ui/base/a.h", "struct Old;  // anew\n"), 0);
    const auto phrases = [&names](const char *place, const char *text) {
      return retiredPhrases(names, QString::fromLatin1(place), "d.md", text).size();
    };
    QCOMPARE(phrases("documents", "Made anew.\nA renewed `anew`.\n"), 1);
    QCOMPARE(phrases("texts", "Made anew.\n"), 0);
  }
};

SHINGLESCOPE_TEST(TestGlossary, QCoreApplication)
#include "tst_glossary.moc"
