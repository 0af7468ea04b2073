// SPDX-License-Identifier: MIT
// The translations match the sources: no text of the window is missing, none is left over, and each
// agrees with its source. CONTRIBUTING.md, "a text of the window", describes the repair.

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/lint/translation_lint.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::lint;

namespace {

QString translations(const QString &language) {
  return QStringLiteral("%1/resources/translations/shinglescope_%2.ts")
      .arg(shinglescope::test::sourcePath(), language);
}

QList<Message> messagesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? readMessages(file.readAll()) : QList<Message>();
}

QStringList listed(const QList<Message> &messages, bool (*isMeant)(const Message &)) {
  QStringList lines;
  for (const Message &message : messages)
    if (isMeant(message)) lines << message.context + QStringLiteral(": ") + message.source;
  return lines;
}

QStringList untranslated(const QList<Message> &messages) {
  return listed(messages, [](const Message &message) { return message.isUnfinished; });
}

Message message(const char *source, const QStringList &forms, bool hasPlural = false) {
  return {QStringLiteral("shinglescope::Page"), QString::fromUtf8(source), forms, hasPlural};
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void agreeWithTheirSources_data() { languages(); }
  void agreeWithTheirSources();
  void areOfKnownContexts_data() { languages(); }
  void areOfKnownContexts();
  void followTheSources_data() { languages(); }
  void followTheSources();
  void theRulesFindMistakes_data();
  void theRulesFindMistakes();
  void theRulesAllowWhatIsRight();
  void filesAreRead();

 private:
  static void languages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("Italian") << QStringLiteral("it");
    QTest::newRow("English") << QStringLiteral("en");
  }
};

void TestTranslations::agreeWithTheirSources() {
  QFETCH(const QString, language);
  const QList<Message> messages = messagesOf(translations(language));
  QVERIFY(!messages.isEmpty());
  QStringList problems;
  for (const Message &item : messages)
    if (!item.isUnfinished) problems << checkMessage(item);
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

/// The window looks up its texts by class. lupdate omits the namespace of a class if it does not
/// understand the source, and such a text is never found. Only one source lists texts of Qt's
/// classes.
void TestTranslations::areOfKnownContexts() {
  QFETCH(const QString, language);
  QFile list(shinglescope::test::sourcePath("/ui/base/text/qt_texts.cpp"));
  QVERIFY(list.open(QIODevice::ReadOnly));
  const QString ofQt = QString::fromUtf8(list.readAll());
  for (const Message &item : messagesOf(translations(language))) {
    const bool isOfQt = ofQt.contains(QStringLiteral("\"%1\"").arg(item.context)) &&
                        ofQt.contains(QStringLiteral("\"%1\"").arg(item.source));
    QVERIFY2(item.context.startsWith("shinglescope::") || item.context == "Lesson" ||
                 item.context == "Core" || isOfQt,
             qPrintable(item.context + ": " + item.source));
  }
}

void TestTranslations::followTheSources() {
  QFETCH(const QString, language);
  if (qstrlen(LUPDATE_PROGRAM) == 0) QSKIP("lupdate is known only if the window is built.");
  QTemporaryDir folder;
  const QString copy = folder.filePath(QStringLiteral("copy.ts"));
  QVERIFY(QFile::copy(translations(language), copy));
  QProcess lupdate;
  lupdate.setWorkingDirectory(shinglescope::test::sourcePath());
  QStringList arguments = {"app",
                           "ui",
                           "-silent",
                           "-locations",
                           "none",
                           "-I",
                           ".",
                           "-tr-function-alias",
                           "QT_TRANSLATE_NOOP+=ENGLISH,QT_TRANSLATE_N_NOOP+=ENGLISH_MANY"};
  const QDir lists(shinglescope::test::sourcePath("/core/base/messages"));
  for (const QString &list : lists.entryList({"*.inc"}, QDir::Files))
    arguments << lists.filePath(list);
  if (language == QStringLiteral("en")) arguments << "-pluralonly";
  lupdate.start(QStringLiteral(LUPDATE_PROGRAM), arguments + QStringList{"-ts", copy});
  QVERIFY(lupdate.waitForFinished() && lupdate.exitCode() == 0);
  const QList<Message> messages = messagesOf(copy);
  const QStringList gone = listed(messages, [](const Message &item) { return item.isGone; });
  const QStringList missing = untranslated(messages);
  const QString report = QStringLiteral("%1 texts, %2 untranslated, %3 gone")
                             .arg(messages.size())
                             .arg(missing.size())
                             .arg(gone.size());
  qInfo("%s", qPrintable(report));
  const QString hint = QStringLiteral("\nRun scripts/update-translations and translate: ");
  QVERIFY2(missing.isEmpty(), qPrintable(report + hint + missing.join('\n')));
  QVERIFY2(gone.isEmpty(), qPrintable(report + hint + gone.join('\n')));
}

void TestTranslations::theRulesFindMistakes_data() {
  QTest::addColumn<QString>("source");
  QTest::addColumn<QStringList>("forms");
  QTest::addColumn<bool>("hasPlural");
  const auto add = [](const char *source, const QStringList &forms, bool hasPlural = false) {
    QTest::newRow(source) << QString::fromUtf8(source) << forms << hasPlural;
  };
  add("nothing", {QString()});
  add("%1 of %2", {"%1 di %1"});
  add("%L1 rows", {"%1 righe"});
  add("%n rows", {"%n riga", "righe"}, true);
  add("%n files", {"%n file"}, true);
  add("%n hashes", {"%n hash", QString()}, true);
  add("two forms", {"una", "due"});
  add("&Open", {"Apri"});
  add("Copy", {"&Copia"});
  add("Save as...", {"Salva"});
  add("Save", {"Salva..."});
  add("Name:", {"Nome"});
  add("A sentence.", {"Una frase"});
  add("<b>bold</b>", {"grassetto"});
  add("one\ntwo", {"uno due"});
  add(" inside ", {"dentro"});
}

void TestTranslations::theRulesFindMistakes() {
  QFETCH(const QString, source);
  QFETCH(const QStringList, forms);
  QFETCH(const bool, hasPlural);
  QVERIFY(
      !checkMessage({QStringLiteral("shinglescope::Page"), source, forms, hasPlural}).isEmpty());
}

void TestTranslations::theRulesAllowWhatIsRight() {
  const QList<Message> right = {message("&Open %1...", {"&Apri %1..."}),
                                message("%2 of %1", {"%1, di cui %2"}),
                                message("%3: %3 of %1", {"%1 da %3"}),
                                message("R&&D", {"R&&S"}),
                                message("a &lt; b", {"a &lt; b"}),
                                message("<b>%1</b>: yes.", {"<b>%1</b>: sì."}),
                                message("%n rows", {"una riga", "%n righe"}, true)};
  for (const Message &item : right) {
    const QStringList problems = checkMessage(item);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
  }
}

void TestTranslations::filesAreRead() {
  const QList<Message> messages = readMessages(
      "<?xml version=\"1.0\"?><TS version=\"2.1\"><context><name>shinglescope::Page</name>"
      "<message><source>a &lt; b</source><comment>c</comment><translation>x</translation></message>"
      "<message numerus=\"yes\"><source>%n rows</source><translation type=\"unfinished\">"
      "<numerusform>1</numerusform><numerusform></numerusform></translation></message>"
      "<message><source>old</source><translation type=\"vanished\">y</translation></message>"
      "</context></TS>");
  QList<Message> wanted = {message("a < b", {"x"}), message("%n rows", {"1", QString("")}, true),
                           message("old", {"y"})};
  wanted[1].isUnfinished = true;
  wanted[2].isGone = true;
  QCOMPARE(messages, wanted);
  QVERIFY(readMessages("<TS><context>").isEmpty());
}

SHINGLESCOPE_TEST(TestTranslations, QCoreApplication)
#include "tst_translations.moc"
