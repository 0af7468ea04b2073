// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

const QString kFolder = test::sharedPath("/data/csv");

QString cellText(const Dataset &table, std::uint32_t row, std::uint32_t column) {
  const std::string_view cell = table.cell(RecordId{row}, ColumnId{column});
  return QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()));
}

/// Returns the table as an array of objects, one for each row.
QJsonArray asObjects(const Dataset &table) {
  QJsonArray rows;
  for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
    QJsonObject object;
    for (std::uint32_t i = 0; i < table.columnCount(); ++i) {
      object.insert(QString::fromStdString(table.columnName(ColumnId{i})), cellText(table, row, i));
    }
    rows.append(object);
  }
  return rows;
}

/// Returns the table as an array of arrays, the first of which is the header.
QJsonArray asArrays(const Dataset &table, bool hasHeader) {
  QJsonArray rows;
  if (hasHeader) {
    QJsonArray header;
    for (const std::string &name : table.columnNames()) header.append(QString::fromStdString(name));
    rows.append(header);
  }
  for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
    QJsonArray cells;
    for (std::uint32_t i = 0; i < table.columnCount(); ++i) cells.append(cellText(table, row, i));
    rows.append(cells);
  }
  return rows;
}

QJsonArray expectedRows(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QJsonDocument::fromJson(file.readAll()).array();
}

void addFiles(const QString &folder, const QString &pattern) {
  QTest::addColumn<QString>("name");
  const QStringList names = QDir(kFolder + folder).entryList({pattern});
  for (const QString &name : names) {
    QTest::newRow(qPrintable(name)) << QFileInfo(name).completeBaseName();
  }
  if (names.isEmpty()) QTest::newRow("absent") << QString();
}

Result<LoadedDataset> loadCollectionFile(const QString &path) {
  return loadDataset((kFolder + path).toStdString(), {}, {});
}

}  // namespace

/// Public collections of awkward files with their expected results.
class TestCsvCollections : public QObject {
  Q_OBJECT

 private slots:
  void readsTheSpectrum_data() { addFiles("/csv-spectrum/csvs", "*.csv"); }
  void readsTheSpectrum() {
    QFETCH(QString, name);
    if (name.isEmpty()) QSKIP("The shared data is missing.");
    const auto loaded = loadCollectionFile("/csv-spectrum/csvs/" + name + ".csv");
    QVERIFY(loaded.hasValue());
    const QJsonArray expected = expectedRows(kFolder + "/csv-spectrum/json/" + name + ".json");
    if (name == "location_coordinates") {  // its JSON contradicts its own table
      QCOMPARE(loaded->report.rows, std::uint64_t{1});
      return;
    }
    QCOMPARE(asObjects(*loaded->dataset), expected);
  }

  void readsTheValidFiles_data() { addFiles("/csv-test-data/json", "*.json"); }
  void readsTheValidFiles() {
    QFETCH(QString, name);
    if (name.isEmpty()) QSKIP("The shared data is missing.");
    const auto loaded = loadCollectionFile("/csv-test-data/csv/" + name + ".csv");
    QVERIFY(loaded.hasValue());
    const LoadReport &report = loaded->report;
    QCOMPARE(report.problemTotal(), std::uint64_t{0});
    if (name == "all-empty" || name == "empty-one-column") {  // we skip blank lines
      QVERIFY(report.blankLines > 0);
      QCOMPARE(report.rows, std::uint64_t{0});
      return;
    }
    const QJsonArray expected = expectedRows(kFolder + "/csv-test-data/json/" + name + ".json");
    const bool isObjects = name.startsWith("header-");
    QCOMPARE(isObjects ? asObjects(*loaded->dataset)
                       : asArrays(*loaded->dataset, report.dialect.hasHeader),
             expected);
  }

  void reportsTheBadFiles_data() { addFiles("/csv-test-data/csv", "bad-*.csv"); }
  void reportsTheBadFiles() {
    QFETCH(QString, name);
    if (name.isEmpty()) QSKIP("The shared data is missing.");
    const auto loaded = loadCollectionFile("/csv-test-data/csv/" + name + ".csv");
    QVERIFY(loaded.hasValue());
    const LoadReport &report = loaded->report;
    if (name == "bad-header-wrong-header") return;  // this cannot be guessed
    QVERIFY2(report.problemTotal() > 0 || !report.notes.empty(), qPrintable(name));
  }

  void readsFilesWithAByteOrderMark_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<qulonglong>("rows");
    QTest::newRow("mark") << "csv-with-bom.csv"
                          << "UTF-8" << 2ULL;
    QTest::newRow("UTF-16LE") << "example-utf16le-bom.tsv"
                              << "UTF-16LE" << 2ULL;
    QTest::newRow("UTF-16BE") << "example-utf16be-bom.tsv"
                              << "UTF-16BE" << 2ULL;
    QTest::newRow("UTF-8") << "example-utf8.tsv"
                           << "UTF-8" << 2ULL;
  }

  void readsFilesWithAByteOrderMark() {
    QFETCH(QString, name);
    QFETCH(QString, encoding);
    QFETCH(qulonglong, rows);
    if (!QFile::exists(kFolder + "/encodings/" + name)) QSKIP("The shared data is missing.");
    const auto loaded = loadCollectionFile("/encodings/" + name);
    QVERIFY(loaded.hasValue());
    QCOMPARE(QString::fromStdString(loaded->report.dialect.encoding), encoding);
    QCOMPARE(loaded->report.rows, rows);
    // The rows of the samples end with a tab, but their header does not.
    for (const RowProblem &problem : loaded->report.problems) {
      QVERIFY(problem.kind == ProblemKind::LongRow);
    }
    if (name.startsWith("example")) {
      QCOMPARE(cellText(*loaded->dataset, 0, 3), QString("Tizi Ouzou, Béjaïa, (Kaby ..."));
    }
  }
};

SHINGLESCOPE_TEST(TestCsvCollections, NoApplication)
#include "tst_csv_collections.moc"
