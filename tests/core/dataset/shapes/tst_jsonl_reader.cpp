// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/table_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;
using namespace std::string_literals;

namespace {

constexpr std::size_t kJsonlReaderBlockSizes[] = {1, 7, 4096, 1U << 20U};

Result<LoadedDataset> loadJsonLines(std::string_view bytes, LoadOptions options = {}) {
  options.shape = SourceShape::JsonLines;
  return loadDataset(TemporaryTable(bytes, "rows.jsonl").path(), options, {});
}

std::uint64_t count(const LoadedDataset &loaded, ProblemKind kind) {
  return loaded.report.problemCounts[static_cast<std::size_t>(kind)];
}

}  // namespace

class TestJsonlReader : public QObject {
  Q_OBJECT

 private slots:
  void reads_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("problems");
    const auto add = [](const char *name, QByteArray bytes, const char *table,
                        const char *problems = "") {
      QTest::newRow(name) << bytes << QString::fromUtf8(table) << QString::fromUtf8(problems);
    };
    add("two rows", "{\"a\":1,\"b\":\"x\"}\n{\"a\":2,\"b\":\"y\"}\n", "a|b\n1|x\n2|y\n");
    add("no final line end", "{\"a\":1}\n{\"a\":2}", "a\n1\n2\n");
    add("CRLF", "{\"a\":1}\r\n{\"a\":2}\r\n", "a\n1\n2\n");
    add("blank lines", "\n{\"a\":1}\n\n  \n{\"a\":2}\n\n", "a\n1\n2\n");
    add("a mark", "\xEF\xBB\xBF{\"a\":1}\n", "a\n1\n");
    add("a late key", "{\"a\":1}\n{\"a\":2}\n{\"b\":3}\n{\"a\":4,\"c\":5}\n",
        "a|b|c\n1||\n2||\n|3|\n4||5\n");
    add("no object", "{\"a\":1}\n[1]\nnonsense\n{\"a\":2}\n", "a\n1\n2\n",
        "line that is not a record at line 2 byte 8; line that is not a record at line 3 byte 12");
    add("cut off", "{\"a\":1}\n{\"a\":2", "a\n1\n", "line that is not a record at line 2 byte 8");
    add("invalid UTF-8", "{\"a\":\"x\xFFy\"}\n{\"a\":\"ok\"}\n", "a\nx\xEF\xBF\xBDy\nok\n",
        "invalid bytes at line 1 byte 7 row 0");
    add("half a character", "{\"a\":\"x\\ud800\"}\n", "a\nx\xEF\xBF\xBD\n",
        "half a character at line 1 byte 7 row 0");
    add("names", "{\"\":1,\" a\":2,\"a\":3}\n", "column 1|a|a (2)\n1|2|3\n");
    add("an array", "[{\"a\":1},{\"a\":2}]", "a\n1\n2\n");
    add("an array over lines", "[\n  {\n    \"a\": \"],{\"\n  },\n  {\"a\": 2}\n]\n",
        "a\n],{\n2\n");
    add("an array that ends early", "[\n{\"a\":1},\n{\"a\":2", "a\n1\n",
        "line that is not a record at line 3 byte 11");
    add("other things in an array", "[{\"a\":1},2,\"x,y\",[3],{\"a\":4}]", "a\n1\n4\n",
        "line that is not a record at line 1 byte 9; line that is not a record at line 1 byte 11; "
        "line that is not a record at line 1 byte 17");
    add("an empty array", "[]", "\n");
    add("objects over lines", "{\n \"a\": 1\n}\n{\n \"a\": 2\n}\n", "a\n1\n2\n");
  }
  void reads() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, table);
    QFETCH(QString, problems);
    const std::string text = bytes.toStdString();
    for (const std::size_t blockBytes : kJsonlReaderBlockSizes) {
      LoadOptions options;
      options.blockBytes = blockBytes;
      for (const std::string &stored : {text, test::packGzip(text), test::packZstd(text)}) {
        const auto loaded = loadJsonLines(stored, options);
        QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
        QCOMPARE(QString::fromStdString(test::tableText(*loaded->dataset)), table);
        QCOMPARE(QString::fromStdString(test::problemText(loaded->report)), problems);
        QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
        QCOMPARE(loaded->report.fileBytes, std::uint64_t{text.size()});
        QVERIFY(loaded->report.dialect.shape == SourceShape::JsonLines);
      }
    }
  }

  void recognizesJsonLinesByNameAndContent() {
    const std::string text = "{\"a\":1}\n{\"a\":2}\n";
    for (const char *name : {"rows.jsonl", "rows.NDJSON", "rows.jsonl.gz"}) {
      const std::string stored = std::string(name).ends_with(".gz") ? test::packGzip(text) : text;
      const auto loaded = loadDataset(TemporaryTable(stored, name).path(), {}, {});
      QVERIFY(loaded.hasValue());
      QVERIFY(loaded->report.dialect.shape == SourceShape::JsonLines);
      QCOMPARE(loaded->report.rows, std::uint64_t{2});
    }
    const auto table = loadDataset(TemporaryTable("id,a\n1,2\n", "rows.jsonl").path(), {}, {});
    QVERIFY(table.hasValue());
    QVERIFY(table->report.dialect.shape == SourceShape::Delimited);
  }

  void knowsThePositionsOfRows() {
    const auto loaded = loadJsonLines("\n{\"a\":1}\n{\"a\":2}\n");
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->dataset->sourceOffset(RecordId{0}), std::uint64_t{1});
    QCOMPARE(loaded->dataset->sourceOffset(RecordId{1}), std::uint64_t{9});
    QCOMPARE(loaded->report.blankLines, std::uint64_t{1});
    QCOMPARE(loaded->report.physicalLines, std::uint64_t{3});
  }

  void listsLinesOverTheLimit() {
    LoadOptions options;
    options.maxRowBytes = 100;
    const std::string large = "{\"a\":\"" + std::string(5000, 'x') + "\"}";
    for (const std::size_t blockBytes : kJsonlReaderBlockSizes) {
      options.blockBytes = blockBytes;
      const auto lines = loadJsonLines("{\"a\":1}\n" + large + "\r\n{\"a\":2}\n", options);
      QVERIFY(lines.hasValue());
      QCOMPARE(test::tableText(*lines->dataset), "a\n1\n2\n"s);
      QCOMPARE(count(*lines, ProblemKind::RowTooLarge), std::uint64_t{1});
      QCOMPARE(lines->report.rejectedBytes, std::uint64_t{large.size() + 2});
      QCOMPARE(lines->report.accountedBytes(), lines->report.fileBytes);
      const auto array = loadJsonLines("[{\"a\":1}," + large + ",{\"a\":2}]", options);
      QVERIFY(array.hasValue());
      QCOMPARE(test::tableText(*array->dataset), "a\n1\n2\n"s);
      QCOMPARE(array->report.rejectedBytes, std::uint64_t{large.size()});
      QCOMPARE(array->report.accountedBytes(), array->report.fileBytes);
    }
  }

  void findsTheLineOfAValueOverTheLimit() {
    LoadOptions options;
    options.maxRowBytes = 20;
    for (const std::size_t blockBytes : kJsonlReaderBlockSizes) {
      options.blockBytes = blockBytes;
      const auto loaded = loadJsonLines(
          "[\n{\"a\":1},\n{\n\n\"a\":\n\"a text that is too long\"\n},\n{\"a\":2}]", options);
      QVERIFY(loaded.hasValue());
      QCOMPARE(test::tableText(*loaded->dataset), "a\n1\n2\n"s);
      QCOMPARE(loaded->report.problems.size(), std::size_t{1});
      QCOMPARE(loaded->report.problems[0].line, std::uint64_t{3});
      QCOMPARE(loaded->report.physicalLines, std::uint64_t{8});
    }
  }

  void decodesUtf16() {
    const std::u16string text = u"\uFEFF{\"a\":\"caffè\"}\n{\"a\":\"\\u00e8\"}\n";
    const std::string bytes(reinterpret_cast<const char *>(text.data()), 2 * text.size());
    const auto loaded = loadJsonLines(bytes);
    QVERIFY(loaded.hasValue());
    QCOMPARE(test::tableText(*loaded->dataset), "a\ncaffè\nè\n"s);
    QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
  }

  void stopsAfterTheRowsOfAPreview() {
    LoadOptions options;
    options.maxRows = 2;
    const auto loaded = loadJsonLines("{\"a\":1}\n{\"b\":2}\n{\"c\":3}\n", options);
    QVERIFY(loaded.hasValue());
    QCOMPARE(test::tableText(*loaded->dataset), "a|b\n1|\n|2\n"s);
    QVERIFY(inEnglish(loaded->report.notes.back()).find("first 2 rows") != std::string::npos);
  }

  void reportsRepeatedKeys() {
    const auto loaded = loadJsonLines("{\"a\":1,\"a\":2}\n{\"a\":3}\n");
    QVERIFY(loaded.hasValue());
    QCOMPARE(test::tableText(*loaded->dataset), "a|a (2)\n1|2\n3|\n"s);
    QVERIFY(test::hasNote(loaded->report, "a key twice"));
  }

  void staysWithinTheMemory() {
    std::string keys;
    std::string text;
    for (int i = 0; i < 1'000; ++i) keys += "\"k" + std::to_string(i) + "\":1,";
    keys.back() = '}';
    for (int i = 0; i < 20'000; ++i) text += '{' + keys + '\n';
    RunContext context;
    context.memoryBudget = 64U << 20U;
    const auto loaded = loadDataset(TemporaryTable(text, "keys.jsonl").path(), {}, context);
    QVERIFY(!loaded);
    QVERIFY(loaded.error().code == ErrorCode::Limit);
    QVERIFY(loaded.error().detail().find("64 MiB") != std::string::npos);
  }

  void rejectsObjectsWithoutCommonKeys() {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += "{\"k" + std::to_string(i) + "\":1}\n";
    const auto loaded = loadDataset(TemporaryTable(text, "keys.jsonl").path(), {}, {});
    QVERIFY(!loaded);
    QVERIFY(loaded.error().code == ErrorCode::Limit);
    QVERIFY(loaded.error().message.id == MessageId::RowsAlmostEmpty);
    // The file is rejected at the same row, regardless of the text after it.
    text += text;
    const auto longer = loadDataset(TemporaryTable(text, "keys.jsonl").path(), {}, {});
    QVERIFY(!longer && longer.error().message == loaded.error().message);
  }

  void readsObjectsThatShareFewKeys() {
    std::string text;
    for (int i = 0; i < 3'000; ++i)
      text += "{\"id\":" + std::to_string(i) + ",\"k" + std::to_string(i % 1'500) +
              "\":\"some words\"}\n";
    const auto loaded = loadDataset(TemporaryTable(text, "keys.jsonl").path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->dataset->columnCount(), std::size_t{1'501});
    for (const std::uint32_t row : {0U, 1'499U, 1'500U, 2'999U}) {
      const std::string id = std::to_string(row);
      QVERIFY(loaded->dataset->cell({row}, {0}) == id);
      const std::uint32_t own = 1 + row % 1'500;
      QVERIFY(loaded->dataset->cell({row}, {own}) == "some words");
      QVERIFY(loaded->dataset->cell({row}, {own == 1 ? 2 : own - 1}).empty());
    }
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto loaded = loadDataset(TemporaryTable("{\"a\":1}\n", "a.jsonl").path(), {}, context);
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestJsonlReader, NoApplication)
#include "tst_jsonl_reader.moc"
