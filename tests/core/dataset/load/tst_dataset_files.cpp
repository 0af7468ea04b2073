// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Large tables are stored compressed; SHINGLESCOPE_TEST_DATA is the folder of their uncompressed
/// copies.
QString dataPath(const QString &name) {
  const QString path = test::sharedPath("/data/") + name;
  return QFile::exists(path) ? path : qEnvironmentVariable("SHINGLESCOPE_TEST_DATA") + "/" + name;
}

/// What is expected of one real file.
struct Expectation {
  const char *file;
  quint64 rows;
  quint64 columns;
  char delimiter;
  char quote;  ///< NUL: none
  bool hasHeader;
};

constexpr Expectation kExpectations[] = {
    {"kijiji_rome.tsv", 2627, 6, '\t', '\0', true},
    {"airbnb_nyc_2019.csv", 48895, 16, ',', '"', true},
    {"msr_paraphrase_train.tsv", 4080, 5, '\t', '\0', true},
    {"ag_news_test.csv", 7600, 3, ',', '"', false},
    {"three_docs.tsv", 3, 2, '\t', '\0', true},
    {"mccormick/articles_100.tsv", 100, 2, '\t', '\0', true},
    {"mccormick/articles_1000.tsv", 1000, 2, '\t', '\0', true},
    {"labelled/febrl1.tsv", 1000, 11, '\t', '\0', true},
    {"labelled/dblp_acm.tsv", 4910, 6, '\t', '\0', true},
    {"labelled/fodors_zagats.tsv", 864, 7, '\t', '\'', true},
    {"reddit_titles_1m.tsv", 1000000, 6, '\t', '\0', true},
    {"imdb_reviews_100k.tsv", 100000, 5, '\t', '\0', true},
};

}  // namespace

/// Real tables, read with the sniffer's guesses.
class TestDatasetFiles : public QObject {
  Q_OBJECT

 private slots:
  void readsRealTables_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kExpectations)); ++i) {
      QTest::newRow(kExpectations[i].file) << i;
    }
  }

  void readsRealTables() {
    QFETCH(int, index);
    const Expectation &expected = kExpectations[index];
    const QString path = dataPath(expected.file);
    if (!QFile::exists(path)) QSKIP("The shared data is missing.");
    const auto loaded = loadDataset(path.toStdString(), {}, {});
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    const LoadReport &report = loaded->report;
    QCOMPARE(quint64{report.rows}, expected.rows);
    QCOMPARE(quint64{loaded->dataset->rowCount()}, expected.rows);
    QCOMPARE(quint64{report.columns}, expected.columns);
    QCOMPARE(report.dialect.delimiter, expected.delimiter);
    QCOMPARE(report.dialect.quote.value_or('\0'), expected.quote);
    QCOMPARE(report.dialect.hasHeader, expected.hasHeader);
    QCOMPARE(report.bomBytes + report.headerBytes + report.recordBytes + report.blankBytes +
                 report.rejectedBytes,
             report.fileBytes);
    QVERIFY(report.fileBytes == static_cast<std::uint64_t>(QFile(path).size()));
    QCOMPARE(quint64{report.problemTotal()}, quint64{0});
  }

  void countsPhysicalLines() {
    const QString path = dataPath(QStringLiteral("airbnb_nyc_2019.csv"));
    if (!QFile::exists(path)) QSKIP("The shared data is missing.");
    const auto loaded = loadDataset(path.toStdString(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(quint64{loaded->report.physicalLines}, quint64{49081});
    QVERIFY(loaded->report.multiLineFields > 0);
  }
};

SHINGLESCOPE_TEST(TestDatasetFiles, NoApplication)
#include "tst_dataset_files.moc"
