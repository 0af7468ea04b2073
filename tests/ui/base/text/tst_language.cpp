// SPDX-License-Identifier: MIT
// How the window chooses its language: from the user's choice, the system, or a name. Texts,
// numbers and lessons are then in the same language.

#include <QDir>
#include <QLocale>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/language.h"

using namespace shinglescope;

namespace {

/// A text of shinglescope_en.ts with its singular and plural forms.
struct Plural {
  QByteArray context;
  QByteArray source;
  QStringList forms;
};

QList<Plural> englishPlurals() {
  QFile file(test::sourcePath("/resources/translations/shinglescope_en.ts"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader xml(&file);
  QByteArray context;
  QList<Plural> plurals;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QStringLiteral("name"))
      context = xml.readElementText().toUtf8();
    else if (xml.name() == QStringLiteral("source"))
      plurals.append({context, xml.readElementText().toUtf8(), {}});
    else if (xml.name() == QStringLiteral("numerusform"))
      plurals.last().forms << xml.readElementText();
  }
  return plurals;
}

}  // namespace

class TestLanguage : public QObject {
  Q_OBJECT

 public:
  /// Sets up a system with English numbers and dates whose user reads Italian.
  static void initMain() {
    qputenv("LC_ALL", "en_US.UTF-8");
    qputenv("LANGUAGE", "it");
  }

 private slots:
  void choicesHaveNames();
  void aSystemHasALanguage_data();
  void aSystemHasALanguage();
  void missingTextsAreSaid();
  void textsNumbersAndLessonsAreInOneLanguage_data();
  void textsNumbersAndLessonsAreInOneLanguage();
  void englishCountsHaveTheirForms();
  void aLanguageLeavesNothingBehind();
};

void TestLanguage::choicesHaveNames() {
  for (const auto choice :
       {LanguageChoice::System, LanguageChoice::English, LanguageChoice::Italian})
    QCOMPARE(languageFromName(languageName(choice)), choice);
  QCOMPARE(languageFromName(QStringLiteral("tlh")), LanguageChoice::System);
  QCOMPARE(languageFromName({}), LanguageChoice::System);
}

void TestLanguage::aSystemHasALanguage_data() {
  QTest::addColumn<QString>("system");
  QTest::addColumn<LanguageChoice>("language");
  QTest::newRow("Italy") << "it_IT" << LanguageChoice::Italian;
  QTest::newRow("Switzerland") << "it_CH" << LanguageChoice::Italian;
  QTest::newRow("England") << "en_GB" << LanguageChoice::English;
  QTest::newRow("Germany") << "de_DE" << LanguageChoice::English;
  QTest::newRow("no locale") << "C" << LanguageChoice::English;
}

void TestLanguage::aSystemHasALanguage() {
  QFETCH(const QString, system);
  QFETCH(const LanguageChoice, language);
  QCOMPARE(Language::resolved(LanguageChoice::System, QLocale(system)), language);
  QCOMPARE(Language::resolved(LanguageChoice::Italian, QLocale(system)), LanguageChoice::Italian);
  QCOMPARE(Language::resolved(LanguageChoice::English, QLocale(system)), LanguageChoice::English);
}

void TestLanguage::missingTextsAreSaid() {
  const QTemporaryDir empty;
  Language language(empty.path());
  QVERIFY(!language.install(LanguageChoice::Italian));
  QCOMPARE(QLocale().toString(12345.5, 'f', 1), QStringLiteral("12.345,5"));
  QVERIFY(!language.install(LanguageChoice::English));
  QCOMPARE(QLocale().toString(12345.5, 'f', 1), QStringLiteral("12,345.5"));
}

void TestLanguage::textsNumbersAndLessonsAreInOneLanguage_data() {
  QTest::addColumn<LanguageChoice>("choice");
  QTest::addColumn<QString>("cancel");
  QTest::addColumn<QString>("number");
  QTest::addColumn<QString>("month");
  QTest::addColumn<QString>("lesson");
  const auto add = [](const char *name, LanguageChoice choice, const QStringList &texts) {
    QTest::newRow(name) << choice << texts[0] << texts[1] << texts[2] << texts[3];
  };
  add("system", LanguageChoice::System, {"Annulla", "12.345,5", "gennaio", "it"});
  add("Italian", LanguageChoice::Italian, {"Annulla", "12.345,5", "gennaio", "it"});
  add("English", LanguageChoice::English, {"Cancel", "12,345.5", "January", "en"});
}

void TestLanguage::textsNumbersAndLessonsAreInOneLanguage() {
  QFETCH(const LanguageChoice, choice);
  QFETCH(const QString, cancel);
  QFETCH(const QString, number);
  QFETCH(const QString, month);
  QFETCH(const QString, lesson);
  QVERIFY(QLocale::system().uiLanguages().front().startsWith(QStringLiteral("it")));
  QCOMPARE(QLocale::system().toString(12345.5, 'f', 1), QStringLiteral("12,345.5"));
  Language language(test::translationsFolder());
  QVERIFY(language.install(choice));
  QCOMPARE(QCoreApplication::translate("shinglescope::ProgressPanel", "Cancel"), cancel);
  QCOMPARE(QLocale().toString(12345.5, 'f', 1), number);
  QCOMPARE(QLocale().monthName(1), month);
  QCOMPARE(windowLanguage(), lesson);
}

void TestLanguage::englishCountsHaveTheirForms() {
  const QList<Plural> plurals = englishPlurals();
  QVERIFY(plurals.size() > 50);
  Language language(test::translationsFolder());
  QVERIFY(language.install(LanguageChoice::English));
  for (const auto &[context, source, forms] : plurals) {
    QCOMPARE(forms.size(), 2);
    for (const int count : {1, 2, 0}) {
      QString wanted = forms[count == 1 ? 0 : 1];
      wanted.replace(QStringLiteral("%n"), QString::number(count));
      wanted.replace(QStringLiteral("%Ln"), QString::number(count));
      QCOMPARE(QCoreApplication::translate(context, source, nullptr, count), wanted);
    }
  }
}

void TestLanguage::aLanguageLeavesNothingBehind() {
  const auto cancel = [] {
    return QCoreApplication::translate("shinglescope::ProgressPanel", "Cancel");
  };
  {
    Language language(test::translationsFolder());
    for (int i = 0; i < 3; ++i) QVERIFY(language.install(LanguageChoice::Italian));
    QCOMPARE(cancel(), QStringLiteral("Annulla"));
  }
  QCOMPARE(cancel(), QStringLiteral("Cancel"));
}

SHINGLESCOPE_TEST(TestLanguage, QCoreApplication)
#include "tst_language.moc"
