// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/exact_copy.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_literals;
using test::TemporaryTable;

namespace {

LoadOptions plainOptions() {
  LoadOptions options;
  options.delimiter = ',';
  options.quote = std::optional('"');
  options.hasHeader = true;
  return options;
}

/// Returns the copy, or the text of the error.
std::string copied(const LoadReport &report, const LoadOptions &options, const LeftOut &leftOut) {
  std::string bytes;
  const auto sink = [&](std::string_view next) {
    bytes += next;
    return Result<void>();
  };
  const auto done = copyExactly(report, options.maxRowBytes, leftOut, sink, {});
  if (!done) return "refused after " + std::to_string(bytes.size()) + ": " + done.error().detail();
  return done->bytesWritten == bytes.size() ? bytes : "counts differ";
}

/// Loads a source of these bytes with guessed structural characters. Returns its copy or the error.
std::string copiedAs(SourceShape shape, std::string_view bytes, const LeftOut &leftOut,
                     std::uint64_t maxRowBytes = 1U << 20U) {
  LoadOptions options;
  options.shape = shape;
  options.maxRowBytes = maxRowBytes;
  const TemporaryTable file(bytes);
  const auto loaded = loadDataset(file.path(), options, {});
  return loaded ? copied(loaded->report, options, leftOut) : loaded.error().detail();
}

std::string utf16(std::u16string_view text) {
  std::string bytes = "\xFF\xFE";
  for (const char16_t unit : text) {
    bytes += static_cast<char>(unit & 0xFFU);
    bytes += static_cast<char>(unit >> 8U);
  }
  return bytes;
}

}  // namespace

class TestExactCopy : public QObject {
  Q_OBJECT

 private slots:
  void copiesEveryByte() {
    const std::string bytes =
        "\xEF\xBB\xBFReport\n\nid,text\r\n1,\"a\r\nb\"\n\n# c\n2,\xFF\xC3\n3,\"open\n4,x\0y\n\0\0"s;
    const TemporaryTable file(bytes);
    LoadOptions options = plainOptions();
    options.preambleLines = 2;
    options.comment = std::optional('#');
    const auto loaded = loadDataset(file.path(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{4});
    QVERIFY(copied(loaded->report, options, {}) == bytes);
    const std::string without = "\xEF\xBB\xBFReport\n\nid,text\r\n\n# c\n2,\xFF\xC3\n4,x\0y\n\0\0"s;
    QVERIFY(copied(loaded->report, options, {{0, 2}, false}) == without);
  }

  void copiesASheetAsANewTable() {
    const auto book = [](const std::string &last) {
      return test::xlsxFile(
          {{{"S",
             "<row><c t=\"str\"><v>id</v></c><c t=\"str\"><v>text</v></c></row>"
             "<row><c><v>1</v></c><c t=\"str\"><v>a, b</v></c></row><row r=\"4\"><c><v>2</v></c>"
             "</row><row><c><v>3</v></c><c t=\"str\"><v>" +
                 last + "</v></c></row>"}}});
    };
    const TemporaryTable file(book("c"), "book.xlsx");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded && loaded->report.rows == 3);
    QCOMPARE(copied(loaded->report, {}, {}), "id,text\n1,\"a, b\"\n\n2,\n3,c\n"s);
    QCOMPARE(copied(loaded->report, {}, {{0, 2}, false}), "id,text\n\n2,\n"s);
    file.write(book("d"));
    QVERIFY(copied(loaded->report, {}, {}).starts_with("refused after 0"));
  }

  void leavesRejectedRowsOut() {
    const TemporaryTable file("id,text\n1,a\n2,0123456789\n3,01234567890\n4,b\n5,0123456789");
    LoadOptions options = plainOptions();
    options.maxRowBytes = 8;
    const auto loaded = loadDataset(file.path(), options, {});
    QCOMPARE(loaded->report.rows, std::uint64_t{2});
    QCOMPARE(copied(loaded->report, options, {{}, true}), std::string("id,text\n1,a\n4,b\n"));
    QCOMPARE(copied(loaded->report, options, {{0}, true}), std::string("id,text\n4,b\n"));
  }

  void leavesRowsOfTooManyCellsOut() {
    const TemporaryTable file("id,text\n1,a\n" + std::string(1'000'000, ',') + "\n2,b\n3,c\n");
    const LoadOptions options = plainOptions();
    const auto loaded = loadDataset(file.path(), options, {});
    QCOMPARE(loaded->report.rows, std::uint64_t{3});
    QCOMPARE(copied(loaded->report, options, {{1}, true}), "id,text\n1,a\n3,c\n"s);
  }

  void copiesOtherEncodings() {
    LoadOptions options = plainOptions();
    const TemporaryTable wide(utf16(u"id,text\r\n1,è😀\r\n2,“b”\r\n\r\n3,c"));
    const auto marked = loadDataset(wide.path(), options, {});
    QVERIFY(marked.hasValue());
    QVERIFY(copied(marked->report, options, {{1}, false}) == utf16(u"id,text\r\n1,è😀\r\n\r\n3,c"));
    QVERIFY(copied(marked->report, options, {{0, 2}, false}) == utf16(u"id,text\r\n2,“b”\r\n\r\n"));
    const TemporaryTable page("id,text\n1,\x93quoted\x94\n2,caf\xE8 \x81\n3,\x80\n");
    options.encoding = "windows-1252";
    const auto named = loadDataset(page.path(), options, {});
    QVERIFY(named.hasValue());
    QCOMPARE(copied(named->report, options, {{0}, false}),
             std::string("id,text\n2,caf\xE8 \x81\n3,\x80\n"));
    QCOMPARE(copied(named->report, options, {{1}, false}),
             std::string("id,text\n1,\x93quoted\x94\n3,\x80\n"));
  }

  void rejectsAChangedSource() {
    const TemporaryTable file("id,text\n1,a\n2,b\n");
    const LoadOptions options = plainOptions();
    const auto loaded = loadDataset(file.path(), options, {});
    file.write("id,text\n1,a\n2,c\n");
    const std::string refused = copied(loaded->report, options, {});
    QVERIFY2(refused.starts_with("refused after 0: "), refused.c_str());
    QVERIFY2(refused.find("open it again") != std::string::npos, refused.c_str());
    file.write("id,text\n1,a\n2,b\n3,c\n");
    QVERIFY(copied(loaded->report, options, {}).starts_with("refused after 0: "));
    LoadOptions few = options;
    few.maxRows = 1;
    const auto part = loadDataset(file.path(), few, {});
    QVERIFY(copied(part->report, few, {}).starts_with("refused after 0: "));
  }

  void copiesOtherShapes_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<bool>("rejected");
    QTest::addColumn<QByteArray>("copy");
    const auto add = [](const char *name, SourceShape shape, QByteArray bytes, QList<int> rows,
                        bool rejected, QByteArray copy) {
      QTest::newRow(name) << static_cast<int>(shape) << bytes << rows << rejected << copy;
    };
    const auto plain = SourceShape::PlainLines;
    const auto json = SourceShape::JsonLines;
    const QByteArray lines("\xEF\xBB\xBFone\n\ntwo\r\nth\xFFree\rfour\n\0\0", 27);
    add("lines", plain, lines, {}, true, lines);
    add("without lines", plain, lines, {0, 2}, false,
        QByteArray("\xEF\xBB\xBF\ntwo\r\nfour\n\0\0", 16));
    add("last line", plain, "one\ntwo", {1}, false, "one\n");
    add("lines over the limit", plain, "one\n" + QByteArray(50, 'x') + "\ntwo\nthree\n", {1}, true,
        "one\nthree\n");
    add("limit kept", plain, QByteArray(50, 'x') + "\ntwo\nthree\n", {0}, false,
        QByteArray(50, 'x') + "\nthree\n");
    add("ids", SourceShape::IdText, "1\tone\n\ntwo\n3\tthree\n", {1}, false,
        "1\tone\n\n3\tthree\n");
    const QByteArray objects("{\"a\":1}\n \n{\"a\":}\n{\"b\" : \"x\xFF\"}\r\n[1]\n{\"a\":3}");
    add("JSON Lines", json, objects, {}, false, objects);
    add("without objects", json, objects, {0, 2}, false,
        " \n{\"a\":}\n{\"b\" : \"x\xFF\"}\r\n[1]\n");
    add("without other lines", json, objects, {1}, true, "{\"a\":1}\n \n{\"a\":3}");
    const QByteArray array("[\n {\"a\": 1},\n {\"a\": 2},\n {\"a\":\n 3}\n]\n");
    add("array", json, array, {}, true, array);
    add("first of an array", json, array, {0}, false, "[\n {\"a\": 2},\n {\"a\":\n 3}\n]\n");
    add("within an array", json, array, {1}, false, "[\n {\"a\": 1},\n {\"a\":\n 3}\n]\n");
    add("last of an array", json, array, {1, 2}, false, "[\n {\"a\": 1}\n]\n");
    add("all of an array", json, array, {0, 1, 2}, false, "[\n \n]\n");
    add("over lines", json, "{\n\"a\":1\n}\n{\n\"a\":2\n}\n", {0}, false, "{\n\"a\":2\n}\n");
    add("rejected of an array", json, "[{\"a\":1}, 7, {\"a\":2}]", {1}, true, "[{\"a\":1}]");
  }
  void copiesOtherShapes() {
    QFETCH(int, shape);
    QFETCH(QByteArray, bytes);
    QFETCH(QList<int>, rows);
    QFETCH(bool, rejected);
    QFETCH(QByteArray, copy);
    const LeftOut leftOut{{rows.begin(), rows.end()}, rejected};
    const auto source = static_cast<SourceShape>(shape);
    for (const std::string &stored : {bytes.toStdString(), test::packGzip(bytes.toStdString()),
                                      test::packXz(bytes.toStdString())}) {
      QCOMPARE(QByteArray::fromStdString(copiedAs(source, stored, leftOut, 40)), copy);
    }
  }

  void copiesOtherShapesInOtherEncodings() {
    QVERIFY(copiedAs(SourceShape::PlainLines, utf16(u"è😀\r\ntwo\n\nthree"), {{1}, false}) ==
            utf16(u"è😀\r\n\nthree"));
    QVERIFY(copiedAs(SourceShape::JsonLines, utf16(u"{\"a\":\"è\"}\n{\"a\":\"😀\"}\n"),
                     {{0}, false}) == utf16(u"{\"a\":\"😀\"}\n"));
    QVERIFY(copiedAs(SourceShape::JsonLines, utf16(u"[{\"a\":\"è\"}, {\"a\":\"😀\"}]"),
                     {{1}, false}) == utf16(u"[{\"a\":\"è\"}]"));
  }

  void rejectsChangedSourcesOfOtherShapes() {
    LoadOptions options;
    options.shape = SourceShape::PlainLines;
    const TemporaryTable file("one\ntwo\n");
    const auto loaded = loadDataset(file.path(), options, {});
    file.write("one\ntwO\n");
    QVERIFY(copied(loaded->report, options, {{0}, false}).starts_with("refused after 0: "));
    options.maxRows = 1;
    const auto part = loadDataset(file.path(), options, {});
    QVERIFY(copied(part->report, options, {}).starts_with("refused after 0: "));
  }

  void listsFilesOfAFolder() {
    const test::TemporaryFolder folder;
    folder.add("a.txt", "one");
    folder.add("b.txt", std::string(50, 'x'));
    folder.add("c d.txt.gz", test::packGzip("two"));
    folder.add("e/\xFF.txt", "three");
    folder.add("notes.md", "no");
    LoadOptions options;
    options.maxRowBytes = 40;
    const auto loaded = loadDataset(folder.path(), options, {});
    QVERIFY(loaded.hasValue());
    const LoadReport &report = loaded->report;
    QCOMPARE(report.rows, std::uint64_t{3});
    QCOMPARE(copied(report, options, {}), ""s);
    QCOMPARE(copied(report, options, {{0, 2}, false}), "a.txt\ne/\xFF.txt\n"s);
    QCOMPARE(copied(report, options, {{1}, true}), "b.txt\nc d.txt.gz\n"s);
    QCOMPARE(copied(report, options, {{1}, true, true}), "a.txt\ne/\xFF.txt\n"s);
    QCOMPARE(copied(report, options, {{}, false, true}), "a.txt\nb.txt\nc d.txt.gz\ne/\xFF.txt\n"s);
    folder.add("a.txt", "onE");
    QVERIFY(copied(report, options, {{0}, false}).starts_with("refused after 0: "));
    folder.add("a.txt", "one");
    QCOMPARE(copied(report, options, {{0}, false}), "a.txt\n"s);
    folder.add("f.txt", "new");
    QVERIFY(copied(report, options, {{0}, false}).starts_with("refused after 0: "));
  }

  void rejectsFileNamesWithLineEnds() {
    const test::TemporaryFolder folder;
    folder.add("a\nb.txt", "one");
    folder.add("c.txt", "two");
    const auto loaded = loadDataset(folder.path(), {}, {});
    const std::string refused = copied(loaded->report, {}, {{0}, false});
    QVERIFY2(refused.find("rename the file") != std::string::npos, refused.c_str());
    QCOMPARE(copied(loaded->report, {}, {{1}, false}), "c.txt\n"s);
  }

  void leavesAnyRowsOutOfAnyTable() {
    SplitMix64 random(31);
    static constexpr std::string_view kCells[] = {"a",   "",       "\"b\nc\"", "\"d\"\"e\"",
                                                  "x\"", "\"p\"q", "\xC3\xA8"};
    for (int round = 0; round < 100; ++round) {
      std::string bytes = "id,text\n";
      std::string kept = bytes;
      LeftOut leftOut;
      const std::uint64_t rows = random.next() % 30;
      for (std::uint32_t row = 0; row < rows; ++row) {
        std::string line = std::to_string(row) + ",";
        line += kCells[random.next() % std::size(kCells)];
        line += random.next() % 9 == 0 ? "\r\n" : "\n";
        const std::string blank = random.next() % 9 == 0 ? "\n" : "";
        bytes += line + blank;
        const bool isOut = random.next() % 3 == 0;
        if (isOut) leftOut.rows.push_back(row);
        kept += (isOut ? "" : line) + blank;
      }
      const TemporaryTable file(bytes);
      const LoadOptions options = plainOptions();
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY(loaded.hasValue());
      QCOMPARE(loaded->report.rows, rows);
      QCOMPARE(copied(loaded->report, options, leftOut), kept);
    }
  }
};

SHINGLESCOPE_TEST(TestExactCopy, NoApplication)
#include "tst_exact_copy.moc"
