// The core's sentences in the language of the window: known ones are translated with their values,
// others stay, and the core still uses each known one.

#include <QDirIterator>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTranslator>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/text/core_sentences.h"
#include "ui/base/text/core_text.h"

using namespace shinglescope;

namespace {

/// Translates each sentence to capitals, so that translated text is visible.
class Loud : public QTranslator {
 public:
  QString translate(const char *, const char *source, const char *, int) const override {
    return QString::fromUtf8(source).toUpper();
  }
  bool isEmpty() const override { return false; }
};

/// Returns all string literals of the core, with adjacent ones joined.
QString literalsOfTheCore() {
  QString all;
  QDirIterator files(QStringLiteral(SOURCE_DIR "/core"), {"*.cpp", "*.h"}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    QFile file(files.next());
    if (file.open(QIODevice::ReadOnly)) all += QString::fromUtf8(file.readAll());
  }
  static const QRegularExpression kSeam(QStringLiteral("\"\\s*\\n\\s*\""));
  return all.remove(kSeam).replace(QStringLiteral("\\\""), QStringLiteral("\""));
}

}  // namespace

class TestCoreText : public QObject {
  Q_OBJECT

 private slots:
  void theCoreSaysEachSentence();
  void withoutTranslationAllStays_data() { sentences(); }
  void withoutTranslationAllStays();
  void knownSentencesAreTranslated_data() { sentences(); }
  void knownSentencesAreTranslated();
  void numbersAreWrittenAsTheLanguageDoes();
  void detailsOfRowsAreTranslated_data();
  void detailsOfRowsAreTranslated();

 private:
  static void sentences();
};

void TestCoreText::theCoreSaysEachSentence() {
  const QString core = literalsOfTheCore();
  QVERIFY(core.size() > 100'000);
  static const QRegularExpression kPlace(QStringLiteral("%\\d"));
  std::vector<const char *> all;
  for (const auto part : {coreSentences(), coreDetails(), coreValues()})
    all.insert(all.end(), part.begin(), part.end());
  for (const char *known : all) {
    const QString sentence = QString::fromUtf8(known);
    int place = 0;
    auto places = kPlace.globalMatch(sentence);
    while (places.hasNext()) QCOMPARE(places.next().captured(), QStringLiteral("%%1").arg(++place));
    for (const QString &part : sentence.split(kPlace))
      QVERIFY2(core.contains(part), qPrintable(sentence + QStringLiteral("\nlacks: ") + part));
  }
}

void TestCoreText::sentences() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("loud");
  const auto add = [](const char *name, const char *text, const char *loud) {
    QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(loud);
  };
  add("nothing", "", "");
  add("plain", "The delimiter was chosen.", "THE DELIMITER WAS CHOSEN.");
  add("a value", "There is no file \"a b. c\"; check its name and folder.",
      "THERE IS NO FILE \"a b. c\"; CHECK ITS NAME AND FOLDER.");
  add("a value like a place", "There is no column \"%2\"; the columns are: a, %1.",
      "THERE IS NO COLUMN \"%2\"; THE COLUMNS ARE: a, %1.");
  add("a word as value", "The first line names the delimiter comma.",
      "THE FIRST LINE NAMES THE DELIMITER COMMA.");
  add("a word of the user", "\"end\" at character 1 is no number; write it as the column does.",
      "\"end\" AT CHARACTER 1 IS NO NUMBER; WRITE IT AS THE COLUMN DOES.");
  add("a column like a word", "There is no column \"tab\"; the columns are: end.",
      "THERE IS NO COLUMN \"tab\"; THE COLUMNS ARE: end.");
  add("a document", "Cannot read the recipe \"lesson\"; check its name and rights.",
      "CANNOT READ THE RECIPE \"lesson\"; CHECK ITS NAME AND RIGHTS.");
  add("a fault", "The regular expression has a [ without a ] at character 3.",
      "THE REGULAR EXPRESSION HAS A [ WITHOUT A ] AT CHARACTER 3.");
  add("a fault to mend", "The regular expression ends too early at character 2; mend it.",
      "THE REGULAR EXPRESSION ENDS TOO EARLY AT CHARACTER 2; MEND IT.");
  add("a fault of a pattern",
      "The regular expression \"end\" has a mistake at character 1; correct it.",
      "THE REGULAR EXPRESSION \"end\" HAS A MISTAKE AT CHARACTER 1; CORRECT IT.");
  add("several", "The delimiter was chosen. 9 of 10 rows have 3 cells with the delimiter tab.",
      "THE DELIMITER WAS CHOSEN. 9 OF 10 ROWS HAVE 3 CELLS WITH THE DELIMITER TAB.");
  add("another one", "Nobody says this.", "Nobody says this.");
  add("known, then not", "The header was chosen. Nobody says this.",
      "THE HEADER WAS CHOSEN. Nobody says this.");
  add("no sentence of it", "The header was chosen, or not.", "The header was chosen, or not.");
}

void TestCoreText::withoutTranslationAllStays() {
  QFETCH(const QString, text);
  QCOMPARE(coreText(text), text);
  QCOMPARE(coreText(text.toStdString()), text);
}

void TestCoreText::knownSentencesAreTranslated() {
  QFETCH(const QString, text);
  QFETCH(const QString, loud);
  Loud translator;
  QCoreApplication::installTranslator(&translator);
  QCOMPARE(coreText(text), loud);
}

void TestCoreText::numbersAreWrittenAsTheLanguageDoes() {
  const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
  QLocale::setDefault({QLocale::Italian, QLocale::Italy});
  QCOMPARE(coreText(QStringLiteral("12.5 % of 20000 rows have 3 cells with the delimiter tab.")),
           QStringLiteral("12,5 % of 20.000 rows have 3 cells with the delimiter tab."));
  QCOMPARE(coreText(QStringLiteral("There is no column \"1.5\"; the columns are: 2000.")),
           QStringLiteral("There is no column \"1.5\"; the columns are: 2000."));
}

void TestCoreText::detailsOfRowsAreTranslated_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("loud");
  const auto add = [](const char *text, const char *loud) {
    QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(loud);
  };
  add("1 cell instead of 3", "1 CELL INSTEAD OF 3");
  add("from here on rows have 2 cells instead of 3", "FROM HERE ON ROWS HAVE 2 CELLS INSTEAD OF 3");
  add("from here on the comma parts rows into 2 cells",
      "FROM HERE ON THE COMMA PARTS ROWS INTO 2 CELLS");
  add("2 bytes are not valid in x-mac", "2 BYTES ARE NOT VALID IN x-mac");
  add("kept as written", "KEPT AS WRITTEN");
  add("kept as rewritten", "kept as rewritten");
  add("no JSON object: it is no object, at byte 4 of it",
      "NO JSON OBJECT: IT IS NO OBJECT, AT BYTE 4 OF IT");
  add("no JSON object: a comma after a comma, at byte 4 of it",
      "NO JSON OBJECT: a comma after a comma, AT BYTE 4 OF IT");
  add("LF after CRLF", "LF AFTER CRLF");
  add("There is no file \"a\"; check its name and folder.",
      "THERE IS NO FILE \"a\"; CHECK ITS NAME AND FOLDER.");
}

void TestCoreText::detailsOfRowsAreTranslated() {
  QFETCH(const QString, text);
  QFETCH(const QString, loud);
  QCOMPARE(coreDetail(text), text);
  Loud translator;
  QCoreApplication::installTranslator(&translator);
  QCOMPARE(coreDetail(text), loud);
}

SHINGLESCOPE_TEST(TestCoreText, QCoreApplication)
#include "tst_core_text.moc"
