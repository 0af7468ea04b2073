#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/dataset_loader.h"
#include "core/export/exact_copy.h"
#include "tests/support/temporary_table.h"

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

/// The copy, or the sentence that refuses it.
std::string copied(const LoadReport &report, const LoadOptions &options, const LeftOut &leftOut) {
  std::string bytes;
  const auto sink = [&](std::string_view next) {
    bytes += next;
    return Result<void>();
  };
  const auto done = copyExactly(report, options.maxRowBytes, leftOut, sink, {});
  if (!done) return "refused after " + std::to_string(bytes.size()) + ": " + done.error().detail;
  return done->bytesWritten == bytes.size() ? bytes : "counts differ";
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

  void leavesRejectedRowsOut() {
    const TemporaryTable file("id,text\n1,a\n2,0123456789\n3,01234567890\n4,b\n5,0123456789");
    LoadOptions options = plainOptions();
    options.maxRowBytes = 8;
    const auto loaded = loadDataset(file.path(), options, {});
    QCOMPARE(loaded->report.rows, std::uint64_t{2});
    QCOMPARE(copied(loaded->report, options, {{}, true}), std::string("id,text\n1,a\n4,b\n"));
    QCOMPARE(copied(loaded->report, options, {{0}, true}), std::string("id,text\n4,b\n"));
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

  void refusesWhatHasChanged() {
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

QTEST_APPLESS_MAIN(TestExactCopy)
#include "tst_exact_copy.moc"
