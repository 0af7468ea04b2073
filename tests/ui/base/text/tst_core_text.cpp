// The core's sentences in the language of the window: known ones are translated with their values,
// others stay, and the core still uses each known one.

#include <QDirIterator>
#include <QRegularExpression>
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

 private:
  static void sentences();
};

void TestCoreText::theCoreSaysEachSentence() {
  const QString core = literalsOfTheCore();
  QVERIFY(core.size() > 100'000);
  static const QRegularExpression kPlace(QStringLiteral("%\\d"));
  std::vector<const char *> all;
  for (const auto part : {coreSentences(), coreValues()})
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
  add("plain", "The last run left no pairs. Run it again.",
      "THE LAST RUN LEFT NO PAIRS. RUN IT AGAIN.");
  add("a value", "\"a b. c\" is there already. Open it, or choose another name.",
      "\"a b. c\" IS THERE ALREADY. OPEN IT, OR CHOOSE ANOTHER NAME.");
  add("a value like a place", "\"%2\" is there already. Open it, or choose another name.",
      "\"%2\" IS THERE ALREADY. OPEN IT, OR CHOOSE ANOTHER NAME.");
  add("a document", "Cannot read the recipe \"lesson\"; check its name and rights.",
      "CANNOT READ THE RECIPE \"lesson\"; CHECK ITS NAME AND RIGHTS.");
  add("another one", "Nobody says this.", "Nobody says this.");
  add("known, then not", "The last run left no pairs. Run it again. Nobody says this.",
      "THE LAST RUN LEFT NO PAIRS. RUN IT AGAIN. Nobody says this.");
  add("no sentence of it", "\"a\" is there already, or not.", "\"a\" is there already, or not.");
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

SHINGLESCOPE_TEST(TestCoreText, QCoreApplication)
#include "tst_core_text.moc"
