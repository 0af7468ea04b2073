// SPDX-License-Identifier: MIT
// Settings are kept for the next start, and invalid content in the store does no harm.

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/session/settings.h"

using namespace shinglescope;

class TestSettings : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void startsEmpty();
  void keepsEverything();
  void keysKeepTheirNames();
  void recentFilesAreNewestFirstAndTenAtMost();
  void unknownThemeIsSystem();
  void invalidSizesAndKeysAreIgnored();

 private:
  QString path() const { return m_directory.filePath(QStringLiteral("settings.ini")); }
  QTemporaryDir m_directory;
};

void TestSettings::init() { QFile::remove(path()); }

void TestSettings::invalidSizesAndKeysAreIgnored() {
  QSettings store(path(), QSettings::IniFormat);
  store.setValue(QStringLiteral("window/textScale"), QStringLiteral("huge"));
  store.setValue(QStringLiteral("window/keys"),
                 QVariantMap{{QStringLiteral("window.open"), QStringLiteral("no such key")}});
  const Settings settings(store);
  QCOMPARE(settings.textScale(), 100);
  QVERIFY(settings.chosenKeys().isEmpty());
  store.setValue(QStringLiteral("window/textScale"), 100000);
  QCOMPARE(settings.textScale(), 200);
}

void TestSettings::startsEmpty() {
  QSettings store(path(), QSettings::IniFormat);
  const Settings settings(store);
  QCOMPARE(settings.theme(), ThemeChoice::System);
  QCOMPARE(settings.language(), LanguageChoice::System);
  QVERIFY(settings.recentFiles().isEmpty());
  QVERIFY(settings.windowGeometry().isEmpty());
  QCOMPARE(settings.lastDirectory(), QDir::homePath());
}

void TestSettings::keepsEverything() {
  {
    QSettings store(path(), QSettings::IniFormat);
    Settings settings(store);
    settings.setTheme(ThemeChoice::Dark);
    settings.setLanguage(LanguageChoice::Italian);
    settings.setWindowGeometry("geometry");
    settings.setSplitterState(QStringLiteral("review"), "left");
    settings.setSplitterState(QStringLiteral("data"), "right");
    settings.addRecentFile(QStringLiteral("/tmp/a.csv"));
    settings.setLastDirectory(QStringLiteral("/tmp"));
    settings.setTextScale(125);
    settings.setJobResources({.threads = 3, .memoryMebibytes = 700});
    settings.setStartRecipe(QStringLiteral("news"));
    settings.setChosenKeys({{QStringLiteral("window.open"), QKeySequence(Qt::CTRL | Qt::Key_J)},
                            {QStringLiteral("window.quit"), QKeySequence()}});
  }
  QSettings store(path(), QSettings::IniFormat);
  const Settings settings(store);
  QCOMPARE(settings.theme(), ThemeChoice::Dark);
  QCOMPARE(settings.language(), LanguageChoice::Italian);
  QCOMPARE(settings.textScale(), 125);
  QCOMPARE(settings.jobResources().threads, 3U);
  QCOMPARE(settings.jobResources().memoryMebibytes, std::uint64_t{700});
  QCOMPARE(settings.startRecipe(), QStringLiteral("news"));
  QCOMPARE(settings.chosenKeys().size(), 2);
  QCOMPARE(settings.chosenKeys().value(QStringLiteral("window.open")),
           QKeySequence(Qt::CTRL | Qt::Key_J));
  QVERIFY(settings.chosenKeys().value(QStringLiteral("window.quit")).isEmpty());
  QCOMPARE(settings.windowGeometry(), QByteArray("geometry"));
  QCOMPARE(settings.splitterState(QStringLiteral("review")), QByteArray("left"));
  QCOMPARE(settings.splitterState(QStringLiteral("data")), QByteArray("right"));
  QCOMPARE(settings.recentFiles(), QStringList{QStringLiteral("/tmp/a.csv")});
  QCOMPARE(settings.lastDirectory(), QStringLiteral("/tmp"));
}

/// Settings of older versions are still found.
void TestSettings::keysKeepTheirNames() {
  QSettings store(path(), QSettings::IniFormat);
  Settings settings(store);
  settings.setTheme(ThemeChoice::Dark);
  settings.setHighContrastOn(true);
  settings.setLanguage(LanguageChoice::Italian);
  settings.setWindowGeometry("geometry");
  settings.setSplitterState(QStringLiteral("review.columns"), "left");
  settings.addRecentFile(QStringLiteral("/tmp/a.csv"));
  settings.setLastDirectory(QStringLiteral("/tmp"));
  settings.setAutoAdvanceOn(false);
  settings.setImportProfiles({QStringLiteral("{}")});
  settings.setExportContent(QStringLiteral("pairs"));
  settings.setExportChoice(QStringLiteral("pairs"), QStringLiteral("{}"));
  settings.setTableLayout(QStringLiteral("/tmp/a.csv"), "layout");
  QStringList keys = store.allKeys();
  keys.sort();
  static const QRegularExpression ofOneFile(QStringLiteral("^layouts/[0-9a-f]+$"));
  keys.replaceInStrings(ofOneFile, QStringLiteral("layouts/(digest)"));
  const QStringList expected{
      QStringLiteral("export/last"),     QStringLiteral("export/pairs"),
      QStringLiteral("files/directory"), QStringLiteral("files/importProfiles"),
      QStringLiteral("files/recent"),    QStringLiteral("layouts/(digest)"),
      QStringLiteral("layouts/files"),   QStringLiteral("review/autoAdvance"),
      QStringLiteral("window/geometry"), QStringLiteral("window/highContrast"),
      QStringLiteral("window/language"), QStringLiteral("window/splitters/review.columns"),
      QStringLiteral("window/theme")};
  QCOMPARE(keys, expected);
}

void TestSettings::recentFilesAreNewestFirstAndTenAtMost() {
  QSettings store(path(), QSettings::IniFormat);
  Settings settings(store);
  for (int i = 0; i < 12; ++i) settings.addRecentFile(QStringLiteral("/f%1").arg(i));
  settings.addRecentFile(QStringLiteral("/f5"));
  QCOMPARE(settings.recentFiles().size(), 10);
  QCOMPARE(settings.recentFiles().mid(0, 2),
           QStringList({QStringLiteral("/f5"), QStringLiteral("/f11")}));
  settings.removeRecentFile(QStringLiteral("/f5"));
  QCOMPARE(settings.recentFiles().front(), QStringLiteral("/f11"));
  QCOMPARE(settings.recentFiles().size(), 9);
}

void TestSettings::unknownThemeIsSystem() {
  QSettings store(path(), QSettings::IniFormat);
  store.setValue("window/theme", "plaid");
  QCOMPARE(Settings(store).theme(), ThemeChoice::System);
}

SHINGLESCOPE_TEST(TestSettings, QApplication)
#include "tst_settings.moc"
