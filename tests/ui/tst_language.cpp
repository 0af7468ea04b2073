// Which language the window takes: by choice, by system, by name.

#include <QLocale>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/state/language.h"

using namespace shinglescope;

class TestLanguage : public QObject {
  Q_OBJECT

 private slots:
  void choicesHaveNames();
  void aSystemHasALanguage_data();
  void aSystemHasALanguage();
  void missingTextsAreSaid();

 private:
  QLocale m_locale;  ///< of before
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
  QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));
  QVERIFY(!language.install(LanguageChoice::English));
  QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1,234.5"));
  language.install(LanguageChoice::System);
  QCOMPARE(QLocale(), QLocale::system());
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
