// SPDX-License-Identifier: MIT
// Workbooks, read back with zlib and Qt's XML reader.
#include <sys/wait.h>
#include <QDir>
#include <QTemporaryDir>

#include <QtTest>
#include <cerrno>
#include <random>

#include "core/dataset/load/dataset_loader.h"
#include "core/export/format/xlsx_rows.h"
#include "core/export/format/xlsx_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/workbook.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

struct WrittenBook {
  QByteArray bytes;
  ExportOutcome counts;
  std::optional<Error> error;
};

const std::vector<ExportColumn> kColumns = {{"n", ExportCellKind::Number},
                                            {"=text", ExportCellKind::Text}};
const std::vector<ExportColumn> kTypedColumns = {{"jaccard", ExportCellKind::Number},
                                                 {"price", ExportCellKind::Text, {}, true},
                                                 {"code", ExportCellKind::Text}};

WrittenBook write(const std::vector<std::vector<std::string>> &rows, const XlsxLimits &limits = {},
                  const RunContext &context = {}, const std::string &folder = "/tmp",
                  const std::vector<ExportColumn> &columns = kColumns) {
  WrittenBook written;
  const ByteSink sink = [&written](std::string_view bytes) {
    written.bytes.append(bytes.data(), qsizetype(bytes.size()));
    return Result<void>();
  };
  XlsxRows writer(folder, sink, context, true, limits);
  auto done = writer.begin(columns);
  for (const auto &row : rows) {
    std::vector<ExportCell> cells;
    for (const std::string &cell : row) cells.push_back({cell});
    if (done) done = writer.row(cells);
  }
  if (done) done = writer.end();
  if (!done) written.error = done.error();
  written.counts = writer.counts();
  return written;
}

QList<QStringList> sheet(const WrittenBook &written, int number = 1) {
  return sheetRows(
      unzip(written.bytes).value("xl/worksheets/sheet" + QByteArray::number(number) + ".xml"));
}

qsizetype openFiles() { return QDir("/proc/self/fd").entryList(QDir::Files | QDir::System).size(); }

}  // namespace

class TestXlsxRows : public QObject {
  Q_OBJECT

 private slots:
  void textsAreMadeValid_data();
  void textsAreMadeValid();
  void onlyOurNumbersAreNumbers();
  void typedCellsAreNumbersIfTheyKeepTheirText();
  void nothingIsAFormula();
  void theHeaderIsFrozenAndFiltered();
  void aBookReadsBackAsItsTexts();
  void aFullSheetIsFollowedByAnother();
  void longCellsAreCutAndCounted();
  void tooManyColumnsAreRejected();
  void theSameRowsGiveTheSameBytes();
  void noHandleOrFileRemains();
  void packingCanBeCancelled();
  void aMissingFolderIsReported();
};

void TestXlsxRows::textsAreMadeValid_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("limit");
  QTest::addColumn<QByteArray>("cell");
  QTest::addColumn<bool>("isCut");
  QTest::addColumn<bool>("isRepaired");
  QTest::newRow("plain") << QByteArray("=1+1") << 10 << QByteArray("=1+1") << false << false;
  QTest::newRow("as long as may be")
      << QByteArray(10, 'x') << 10 << QByteArray(10, 'x') << false << false;
  QTest::newRow("longer") << QByteArray(11, 'x') << 10 << QByteArray("xxxx [cut]") << true << false;
  QTest::newRow("two units each")
      << QByteArray("\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600") << 10
      << QByteArray("\U0001F600\U0001F600 [cut]") << true << false;
  QTest::newRow("two units each, fits")
      << QByteArray("\U0001F600\U0001F600\U0001F600") << 6
      << QByteArray("\U0001F600\U0001F600\U0001F600") << false << false;
  QTest::newRow("NUL") << QByteArray("a\0b", 3) << 10 << QByteArray("a\u2400b") << false << true;
  QTest::newRow("no UTF-8") << QByteArray("a\xFF\xC3") << 10 << QByteArray("a\uFFFD\uFFFD") << false
                            << true;
  QTest::newRow("no character") << QByteArray("\xEF\xBF\xBF") << 10 << QByteArray("\uFFFD") << false
                                << true;
  QTest::newRow("replaced before")
      << QByteArray("\uFFFD") << 10 << QByteArray("\uFFFD") << false << false;
  QTest::newRow("what looks escaped")
      << QByteArray("a_x0041_") << 20 << QByteArray("a_x005F_x0041_") << false << false;
  QTest::newRow("what does not") << QByteArray("_x004_ _xZ041_") << 20
                                 << QByteArray("_x004_ _xZ041_") << false << false;
}

void TestXlsxRows::textsAreMadeValid() {
  QFETCH(QByteArray, text);
  QFETCH(int, limit);
  QFETCH(QByteArray, cell);
  std::string made;
  const auto report =
      makeXlsxText({text.data(), std::size_t(text.size())}, std::size_t(limit), made);
  QCOMPARE(QByteArray::fromStdString(made), cell);
  QTEST(report.isCut, "isCut");
  QTEST(report.isRepaired, "isRepaired");
}

void TestXlsxRows::onlyOurNumbersAreNumbers() {
  const WrittenBook written = write({{"1", "=1+1"},
                                     {"-2", "<b>&amp;\"'"},
                                     {"", " spaces  \nand\tends "},
                                     {"3", "a\rb\x01"},
                                     {"4", "{=SUM(A1:A2)}"},
                                     {"5", "http://example.org/"},
                                     {"6", "_x0041_"}});
  QVERIFY2(!written.error, written.error ? written.error->detail().c_str() : "");
  // Excel reads _x000D_ as CR and _x005F_ as the underscore itself.
  QCOMPARE(sheet(written), (QList<QStringList>{{"n", "=text"},
                                               {"#1", "=1+1"},
                                               {"#-2", "<b>&amp;\"'"},
                                               {"", " spaces  \nand\tends "},
                                               {"#3", "a_x000D_b_x0001_"},
                                               {"#4", "{=SUM(A1:A2)}"},
                                               {"#5", "http://example.org/"},
                                               {"#6", "_x005F_x0041_"}}));
  QCOMPARE(written.counts.rows, 7U);
  QCOMPARE(written.counts.sheets, 1U);
}

void TestXlsxRows::typedCellsAreNumbersIfTheyKeepTheirText() {
  const WrittenBook written = write({{"0.812500", "950", "950"},
                                     {"1.000000", "1.50", "1"},
                                     {"", "012", "="},
                                     {"18446744073709551615", "12.5", "-3"},
                                     {"7", "1,234", ""}},
                                    {}, {}, "/tmp", kTypedColumns);
  QCOMPARE(sheet(written), (QList<QStringList>{{"jaccard", "price", "code"},
                                               {"#0.8125", "#950", "950"},
                                               {"#1", "1.50", "1"},
                                               {"", "012", "="},
                                               {"18446744073709551615", "#12.5", "-3"},
                                               {"#7", "1,234"}}));
}

void TestXlsxRows::nothingIsAFormula() {
  std::vector<std::vector<std::string>> rows;
  for (const char *text :
       {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "{=1}", "=cmd|' /C calc'!A0",
        "http://example.org/", "mailto:a@b.c", "1E5", "TRUE", "#N/A"})
    rows.push_back({text, text, text});
  const WrittenBook written = write(rows, {}, {}, "/tmp", kTypedColumns);
  const auto files = unzip(written.bytes);
  for (auto file = files.begin(); file != files.end(); ++file) {
    if (!file.key().startsWith("xl/worksheets/")) continue;
    for (const char *element : {"<f>", "<f ", "<hyperlink", "t=\"b\"", "t=\"e\"", "t=\"d\""})
      QVERIFY2(!file.value().contains(element), element);
  }
  const auto cells = sheet(written);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const QString text = QString::fromStdString(rows[row][2]).replace("\r", "_x000D_");
    QCOMPARE(cells[qsizetype(row) + 1][2], text);
    const QString typed = cells[qsizetype(row) + 1][1];
    QVERIFY2(typed == text || typed == u'#' + text, qPrintable(typed));
  }
}

void TestXlsxRows::theHeaderIsFrozenAndFiltered() {
  const WrittenBook written = write({{"1", "a"}, {"2", "b"}, {"3", "c"}}, {2, 100});
  const auto files = unzip(written.bytes);
  const QByteArray first = files.value("xl/worksheets/sheet1.xml");
  QVERIFY2(first.contains("<pane ySplit=\"1\" topLeftCell=\"A2\""), first.left(600).data());
  QVERIFY(first.contains("state=\"frozen\""));
  QVERIFY(first.contains("<autoFilter ref=\"A1:B3\"/>"));
  const QByteArray second = files.value("xl/worksheets/sheet2.xml");
  QVERIFY(second.contains("state=\"frozen\"") && second.contains("<autoFilter ref=\"A1:B2\"/>"));
  // Without a header there is nothing to freeze, and a filter would hide the first row.
  QByteArray bytes;
  const ByteSink sink = [&bytes](std::string_view part) {
    bytes.append(part.data(), qsizetype(part.size()));
    return Result<void>();
  };
  const RunContext context;
  XlsxRows writer("/tmp", sink, context, false);
  const std::vector<ExportCell> cells = {{"1"}, {"a"}};
  QVERIFY(writer.begin(kColumns) && writer.row(cells) && writer.end());
  const QByteArray plain = unzip(bytes).value("xl/worksheets/sheet1.xml");
  QVERIFY(!plain.contains("<pane") && !plain.contains("<autoFilter"));
}

/// The number is stored as the program's own reader and every spreadsheet show it.
void TestXlsxRows::aBookReadsBackAsItsTexts() {
  std::mt19937_64 random(7);
  std::vector<std::vector<std::string>> rows;
  for (int i = 0; i < 2'000; ++i) {
    std::string digits;
    const auto count = 1 + random() % 16;
    for (std::uint64_t d = 0; d < count; ++d) digits.push_back(char('0' + random() % 10));
    if (random() % 2 == 0) digits.insert(random() % digits.size(), ".");
    if (random() % 3 == 0) digits.insert(0, "-");
    rows.push_back({"1", digits, digits});
  }
  const WrittenBook written = write(rows, {}, {}, "/tmp", kTypedColumns);
  const auto cells = sheet(written);
  qsizetype numbers = 0;
  for (qsizetype row = 1; row < cells.size(); ++row)
    numbers += cells[row][1].startsWith('#') ? 1 : 0;
  QVERIFY2(numbers > 500 && numbers < 1'900, QByteArray::number(numbers).data());
  const TemporaryTable book({written.bytes.data(), std::size_t(written.bytes.size())}, "b.xlsx");
  const auto loaded = loadDataset(book.path(), {}, {});
  QVERIFY2(loaded, loaded ? "" : loaded.error().detail().c_str());
  const Dataset &table = *loaded->dataset;
  QCOMPARE(table.rowCount(), rows.size());
  for (std::uint32_t row = 0; row < table.rowCount(); ++row)
    QCOMPARE(table.cell({row}, {1}), std::string_view(rows[row][1]));
}

void TestXlsxRows::aFullSheetIsFollowedByAnother() {
  std::vector<std::vector<std::string>> rows;
  for (int i = 0; i < 7; ++i) rows.push_back({std::to_string(i), "x"});
  const WrittenBook written = write(rows, {3, 100});
  QCOMPARE(written.counts.sheets, 3U);
  QCOMPARE(written.counts.rows, 7U);
  QCOMPARE(sheet(written, 1),
           (QList<QStringList>{{"n", "=text"}, {"#0", "x"}, {"#1", "x"}, {"#2", "x"}}));
  QCOMPARE(sheet(written, 2),
           (QList<QStringList>{{"n", "=text"}, {"#3", "x"}, {"#4", "x"}, {"#5", "x"}}));
  QCOMPARE(sheet(written, 3), (QList<QStringList>{{"n", "=text"}, {"#6", "x"}}));
  rows.resize(6);
  QCOMPARE(write(rows, {3, 100}).counts.sheets, 2U);
}

void TestXlsxRows::longCellsAreCutAndCounted() {
  const WrittenBook written = write({{"1", std::string(32'767, 'a')},
                                     {"2", std::string(32'768, 'b')},
                                     {"3", std::string("\0", 1)}});
  const auto rows = sheet(written);
  QCOMPARE(rows[1][1].size(), 32'767);
  QCOMPARE(rows[2][1].size(), 32'767);
  QVERIFY(rows[2][1].endsWith("b [cut]"));
  QCOMPARE(written.counts.cellsCut, 1U);
  QCOMPARE(written.counts.cellsRepaired, 1U);
}

void TestXlsxRows::tooManyColumnsAreRejected() {
  const ByteSink sink = [](std::string_view) { return Result<void>(); };
  const RunContext context;
  XlsxRows writer("/tmp", sink, context);
  const auto begun = writer.begin(std::vector<ExportColumn>(16'385));
  QVERIFY(!begun && begun.error().code == ErrorCode::Limit);
}

void TestXlsxRows::theSameRowsGiveTheSameBytes() {
  const WrittenBook first = write({{"1", "a"}});
  QTest::qWait(1100);  // longer than one tick of a clock with a resolution of one second
  QCOMPARE(write({{"1", "a"}}).bytes, first.bytes);
}

void TestXlsxRows::noHandleOrFileRemains() {
  const QTemporaryDir folder;
  const std::string path = folder.path().toStdString();
  write({{"1", "a"}}, {}, {}, path);  // after this, the C library has opened its permanent files
  const qsizetype before = openFiles();
  for (int i = 0; i < 5; ++i) QVERIFY(!write({{"1", "a"}, {"2", "b"}}, {1, 100}, {}, path).error);
  QCOMPARE(openFiles(), before);
  {
    const ByteSink sink = [](std::string_view) { return Result<void>(); };
    const RunContext context;
    XlsxRows writer(path, sink, context);
    QVERIFY(writer.begin(kColumns));
    QVERIFY(QDir(folder.path()).isEmpty());
  }
  QCOMPARE(openFiles(), before);
  QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestXlsxRows::packingCanBeCancelled() {
  std::stop_source stop;
  RunContext context;
  context.stop = stop.get_token();
  stop.request_stop();
  const WrittenBook written = write({{"1", "a"}}, {}, context);
  QVERIFY(written.error && written.error->code == ErrorCode::Cancelled);
  QVERIFY(written.bytes.isEmpty());
  QCOMPARE(waitpid(-1, nullptr, WNOHANG), -1);  // the child has ended and was waited for
  QCOMPARE(errno, ECHILD);
}

void TestXlsxRows::aMissingFolderIsReported() {
  const WrittenBook written = write({{"1", "a"}}, {}, {}, "/no/such/folder");
  QVERIFY(written.error && written.error->code == ErrorCode::Io);
  QVERIFY(written.error->detail().find("/no/such/folder") != std::string::npos);
}

SHINGLESCOPE_TEST(TestXlsxRows, NoApplication)
#include "tst_xlsx_rows.moc"
