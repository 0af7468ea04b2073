// SPDX-License-Identifier: MIT
// Import settings are stored for files with similar names.

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "core/dataset/table/dataset.h"
#include "tests/support/test_registry.h"
#include "ui/pages/data/reading/profile_text.h"
#include "ui/session/import_profiles.h"
#include "ui/session/settings.h"

using namespace shinglescope;

namespace {

using Roles = std::vector<ColumnRole>;

std::shared_ptr<const Dataset> table(const std::vector<std::string> &columns) {
  DatasetBuilder builder(columns);
  const std::vector<std::string_view> cells(columns.size(), "x");
  builder.addRow(cells, 0);
  return builder.finish();
}

LoadOptions everyOption() {
  LoadOptions options;
  options.shape = SourceShape::Delimited;
  options.encoding = "windows-1252";
  options.delimiter = ';';
  options.quote = std::optional<char>();
  options.escape = std::optional<char>('\\');
  options.comment = std::optional<char>('#');
  options.spacedQuotes = true;
  options.mergesDelimiters = false;
  options.preambleLines = 3;
  options.hasHeader = true;
  options.headerLines = 3;
  options.footerRows = 2;
  options.delimiterTail = "§ ";
  options.rowEnd = std::optional<char>('\x1e');
  options.repairsText = true;
  return options;
}

}  // namespace

class TestImportProfiles : public QObject {
  Q_OBJECT

 private slots:
  void init() { QFile::remove(path()); }

  void namesOfAKindShareAPattern_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("date") << "/a/listings_2026-11-21.csv"
                          << "listings_*.csv";
    QTest::newRow("packed") << "/a/listings_2026-11-21.csv.gz"
                            << "listings_*.csv";
    QTest::newRow("repeated download") << "listings_2026-11-21 (2).csv"
                                       << "listings_*.csv";
    QTest::newRow("time") << "log.2026-11-21T10:30:00.tsv"
                          << "log.*.tsv";
    QTest::newRow("number") << "part7of12.txt"
                            << "part*of*.txt";
    QTest::newRow("no number") << "/b/rentals.csv"
                               << "rentals.csv";
    QTest::newRow("only a number") << "20261121.csv"
                                   << "*.csv";
    QTest::newRow("no extension") << "export12"
                                  << "export*";
    QTest::newRow("other extension") << "listings_1.tsv"
                                     << "listings_*.tsv";
  }
  void namesOfAKindShareAPattern() {
    QFETCH(QString, path);
    QFETCH(QString, pattern);
    QCOMPARE(importPattern(path), pattern);
  }

  void everyOptionSurvivesTheSettings() {
    const auto rows = table({"a", "b"});
    {
      Store store(path());
      store.profiles.remember("x_1.csv", everyOption(), *rows,
                              {ColumnRole::Link, ColumnRole::Compared});
    }
    Store store(path());
    const auto found = store.profiles.find("/elsewhere/x_22.csv");
    QVERIFY(found.has_value());
    QVERIFY(found->options == everyOption());
    QCOMPARE(found->roles, (Roles{ColumnRole::Link, ColumnRole::Compared}));
    QVERIFY(!store.profiles.find("y_1.csv").has_value());
  }

  void whatIsNotChosenStaysAGuess() {
    Store store(path());
    LoadOptions options;
    options.delimiter = '\t';
    store.profiles.remember("x.csv", options, *table({"a"}), {ColumnRole::Compared});
    const LoadOptions found = store.profiles.find("x.csv")->options;
    QCOMPARE(found.delimiter, std::optional<char>('\t'));
    QVERIFY(!found.shape && !found.encoding && !found.quote && !found.escape && !found.comment);
    QVERIFY(!found.preambleLines && !found.hasHeader);
  }

  void theGuessIsNotKept() {
    Store store(path());
    const auto rows = table({"a", "b"});
    store.profiles.remember("x.csv", {}, *rows, guessColumnRoles(*rows));
    QVERIFY(store.profiles.all().empty());
    store.profiles.remember("x.csv", {}, *rows, {ColumnRole::Ignored, ColumnRole::Link});
    QCOMPARE(store.profiles.all().size(), std::size_t{1});
  }

  void theLatestCountsAndFiftyAreKept() {
    Store store(path());
    const auto rows = table({"a"});
    LoadOptions options;
    for (char letter = 'A'; letter <= 'z'; ++letter) {
      options.delimiter = letter;
      const QString name = QStringLiteral("%1.csv").arg(QLatin1Char(letter));
      store.profiles.remember(name, options, *rows, {ColumnRole::Compared});
    }
    QCOMPARE(store.profiles.all().size(), std::size_t{50});
    options.delimiter = '|';
    store.profiles.remember("q.csv", options, *rows, {ColumnRole::Compared});
    QCOMPARE(store.profiles.all().size(), std::size_t{50});
    QCOMPARE(store.profiles.all().front().pattern, QStringLiteral("q.csv"));
    QCOMPARE(store.profiles.find("q.csv")->options.delimiter, std::optional<char>('|'));
    store.profiles.forget(QStringLiteral("q.csv"));
    QVERIFY(!store.profiles.find("q.csv").has_value());
    QCOMPARE(store.profiles.all().size(), std::size_t{49});
  }

  void rolesFollowTheNamesOfTheColumns() {
    ImportProfile profile;
    profile.columns = {QStringLiteral("a"), QStringLiteral("b")};
    profile.roles = {ColumnRole::Compared, ColumnRole::Link};
    QVERIFY(profile.fits({"b", "a"}));
    QVERIFY(!profile.fits({"a"}));
    QVERIFY(!profile.fits({"a", "c"}));
    QCOMPARE(profile.rolesFor({"b", "a"}, {}), (Roles{ColumnRole::Link, ColumnRole::Compared}));
    QCOMPARE(profile.rolesFor({"c", "b"}, {ColumnRole::Id, ColumnRole::Id}),
             (Roles{ColumnRole::Id, ColumnRole::Link}));
  }

  void strangeContentInTheStoreDoesNoHarm() {
    Store store(path());
    store.settings.setImportProfiles(
        {QStringLiteral("no json"), QStringLiteral("[]"), QStringLiteral("{\"pattern\":\"\"}"),
         QStringLiteral("{\"pattern\":\"x.csv\",\"options\":{\"delimiter\":\"\\n\",\"skip\":-3,"
                        "\"shape\":7,\"quote\":\"ab\"},\"columns\":[3,[\"a\",\"strange\"]]}")});
    QCOMPARE(store.profiles.all().size(), std::size_t{1});
    const ImportProfile found = *store.profiles.find("x.csv");
    QVERIFY(isGuessed(found.options));
    QCOMPARE(found.roles.size(), std::size_t{2});
  }

  void saysWhatItHolds() {
    ImportProfile profile;
    profile.options = everyOption();
    profile.columns = {QStringLiteral("a"), QStringLiteral("b")};
    const QString text = profileText(profile);
    for (const char *part :
         {"\";§ \" separated", "windows-1252", "no quotes", "backslash", "comments #", "3 lines",
          "header", "lines of the header: 3", "rows end with: record separator (0x1E)",
          "rows left out at the end: 2", "text decoded twice is repaired", "2 columns"})
      QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
  }

 private:
  struct Store {
    explicit Store(const QString &path) : store(path, QSettings::IniFormat) {}
    QSettings store;
    Settings settings{store};
    ImportProfiles profiles{settings};
  };

  QString path() const { return m_directory.filePath(QStringLiteral("settings.ini")); }
  QTemporaryDir m_directory;
};

SHINGLESCOPE_TEST(TestImportProfiles, QApplication)
#include "tst_import_profiles.moc"
