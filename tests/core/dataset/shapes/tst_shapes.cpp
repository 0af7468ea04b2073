// SPDX-License-Identifier: MIT
#include <QTest>

#include <chrono>
#include <filesystem>
#include <thread>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/table_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::hasNote;
using test::tableText;
using test::TemporaryFolder;
using test::TemporaryTable;
using namespace std::string_literals;

namespace {

Result<LoadedDataset> loadAs(SourceShape shape, std::string_view bytes, LoadOptions options = {}) {
  options.shape = shape;
  return loadDataset(TemporaryTable(bytes, "lines.txt").path(), options, {});
}

}  // namespace

class TestShapes : public QObject {
  Q_OBJECT

 private slots:
  void readsLines_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("problems");
    const auto add = [](const char *name, SourceShape shape, QByteArray bytes, QByteArray table,
                        const char *problems = "") {
      QTest::newRow(name) << static_cast<int>(shape) << bytes << table << problems;
    };
    const auto plain = SourceShape::PlainLines;
    const auto idText = SourceShape::IdText;
    add("lines", plain, "one, \"two\"\nthree\n", "text\none, \"two\"\nthree\n");
    add("tabs in lines", plain, "a\tb\n", "text\na\tb\n");
    add("no final line end", plain, "a\nb", "text\na\nb\n");
    add("blank lines", plain, "\n\na\n\nb\n\n\n", "text\na\nb\n");
    add("spaces are no blank line", plain, "a\n  \n", "text\na\n  \n");
    add("a mix of line ends", plain, "a\r\nb\nc\rd", "text\na\nb\nc\nd\n",
        "mixed line ends at line 2 byte 3");
    add("CR alone at the end", plain, "a\rb\r", "text\na\nb\n");
    add("a mark", plain, "\xEF\xBB\xBFone\n", "text\none\n");
    add("invalid bytes", plain, "ok\nx\xFFy\n", "text\nok\nx\xEF\xBF\xBDy\n",
        "invalid bytes at line 2 byte 4 row 1");
    add("a NUL", plain, QByteArray("some text\na\0b\n", 14),
        QByteArray("text\nsome text\na\0b\n", 19));
    add("NULs at the end", plain, QByteArray("some text\na\n\0\0\0", 15), "text\nsome text\na\n",
        "NUL bytes at the end at line 3 byte 12");
    add("Ctrl-Z at the end", plain, "a\n\x1A", "text\na\n");
    add("UTF-16", plain,
        QByteArray("\xFF\xFE"
                   "a\0\n\0\xE8\0\n\0",
                   10),
        "text\na\nè\n");
    add("empty", plain, "", "text\n");
    add("ids", idText, "1\tone\n2\ttwo\twith a tab\n", "id|text\n1|one\n2|two\twith a tab\n");
    add("quotes are letters", idText, "1\t\"one\n2\ttwo\"\n", "id|text\n1|\"one\n2|two\"\n");
    add("no tab", idText, "1\tone\ntwo\n\tthree\n", "id|text\n1|one\ntwo|\n|three\n",
        "short row at line 2 byte 6 row 1");
    add("invalid ids", idText, "\xFF\tone\n", "id|text\n\xEF\xBF\xBD|one\n",
        "invalid bytes at line 1 byte 0 row 0");
  }
  void readsLines() {
    QFETCH(int, shape);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, table);
    QFETCH(QString, problems);
    const std::string text = bytes.toStdString();
    for (const std::size_t blockBytes : {1U, 2U, 3U, 7U, 4096U, 1U << 20U}) {
      LoadOptions options;
      options.blockBytes = blockBytes;
      for (const std::string &stored : {text, test::packGzip(text), test::packXz(text)}) {
        const auto loaded = loadAs(static_cast<SourceShape>(shape), stored, options);
        QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
        QCOMPARE(QByteArray::fromStdString(tableText(*loaded->dataset)), table);
        QCOMPARE(QString::fromStdString(test::problemText(loaded->report)), problems);
        QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
        QCOMPARE(static_cast<int>(loaded->report.dialect.shape), shape);
        QVERIFY(!loaded->report.dialect.hasHeader);
        QCOMPARE(loaded->report.sniffed.items.size(), std::size_t{3});
        QVERIFY(loaded->report.sniffed.items.front().isChosen);
      }
    }
  }

  void listsLinesOverTheLimit() {
    const std::string large(300, 'x');
    const std::string text = "a\n" + large + "\r\nb\n" + large;
    for (const std::size_t blockBytes : {1U, 7U, 99U, 100U, 101U, 4096U}) {
      LoadOptions options;
      options.maxRowBytes = 100;
      options.blockBytes = blockBytes;
      const auto loaded = loadAs(SourceShape::PlainLines, text, options);
      QVERIFY(loaded.hasValue());
      QCOMPARE(tableText(*loaded->dataset), "text\na\nb\n"s);
      QCOMPARE(QString::fromStdString(test::problemText(loaded->report)),
               QString("mixed line ends at line 2 byte 2; row too large at line 2 byte 2; "
                       "row too large at line 4 byte 306"));
      QCOMPARE(loaded->report.rejectedBytes, std::uint64_t{602});
      QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
    }
  }

  void stopsAfterTheRowsOfAPreview() {
    LoadOptions options;
    options.maxRows = 1;
    const auto loaded = loadAs(SourceShape::PlainLines, "a\nb\n", options);
    QVERIFY(loaded.hasValue());
    QCOMPARE(tableText(*loaded->dataset), "text\na\n"s);
    QVERIFY(hasNote(loaded->report, "Only the first row was read."));
  }

  void readsTextBeforeManyNuls() {
    const auto loaded = loadAs(SourceShape::PlainLines, "some text\n" + std::string(100'000, '\0'));
    QVERIFY(loaded.hasValue());
    QCOMPARE(tableText(*loaded->dataset), "text\nsome text\n"s);
    QCOMPARE(loaded->report.tailBytes, std::uint64_t{100'000});
    QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
  }

  void rejectsWhatIsNotText() {
    const auto loaded = loadAs(SourceShape::PlainLines, std::string(1000, '\x01'));
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Format);
    const auto folder = loadAs(SourceShape::Folder, "a\n");
    QVERIFY(!folder && folder.error().code == ErrorCode::BadParameter);
  }

  void staysWithinTheMemory() {
    LoadOptions options;
    options.shape = SourceShape::PlainLines;
    RunContext context;
    context.memoryBudget = 1U << 20U;
    std::string text;
    while (text.size() < 1'500'000) text += "some text of a line\n";
    const auto loaded = loadDataset(TemporaryTable(text, "a.txt").path(), options, context);
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Limit);
    QVERIFY(loaded.error().detail().find("1 MiB") != std::string::npos);
  }

  void readsAFolder() {
    const TemporaryFolder folder;
    folder.add("b.txt", "second\n");
    folder.add("B.TXT", "upper");
    folder.add("a b.txt",
               "\xEF\xBB\xBF"
               "marked");
    folder.add("z/inner.txt.gz", test::packGzip("packed"));
    folder.add("z/wide.txt", std::string("\xFF\xFE"
                                         "w\0\xE8\0",
                                         6));
    folder.add("z/notes.md", "no");
    folder.add("table.csv", "id\n1\n");
    folder.add("bad.txt", "x\xFFy");
    folder.add("empty.txt", "");
    const auto loaded = loadDataset(folder.path(), {}, {});
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    QCOMPARE(tableText(*loaded->dataset),
             "file|text\nB.TXT|upper\na b.txt|marked\nb.txt|second\n\nbad.txt|x\xEF\xBF\xBDy\n"
             "empty.txt|\nz/inner.txt.gz|packed\nz/wide.txt|wè\n"s);
    QVERIFY(hasNote(loaded->report, "not read: 2."));
    QVERIFY(hasNote(loaded->report, "decoded: 1."));
    QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
    QCOMPARE(loaded->report.bomBytes, std::uint64_t{6});
    QVERIFY(loaded->report.dialect.shape == SourceShape::Folder);
    QCOMPARE(loaded->dataset->sourceOffset(RecordId{1}), std::uint64_t{8});
    QCOMPARE(loaded->report.problemTotal(), std::uint64_t{1});
    QCOMPARE(loaded->report.problemRows.size(), std::size_t{1});
    QCOMPARE(loaded->report.problemRows[0], 3U);
  }

  void listsFilesOfAFolderThatCannotBeRead() {
    const TemporaryFolder folder;
    folder.add("a.txt", "fine");
    folder.add("cut.txt.gz", test::packGzip(std::string(100, 'x')).substr(0, 20));
    folder.add("large.txt", std::string(200, 'x'));
    folder.add("zip.txt", "PK\x03\x04zip");
    std::filesystem::create_symlink("nowhere", folder.path() + "/gone.txt");
    std::filesystem::create_directory_symlink(".", folder.path() + "/loop");
    LoadOptions options;
    options.maxRowBytes = 150;
    const auto loaded = loadDataset(folder.path(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(tableText(*loaded->dataset), "file|text\na.txt|fine\n"s);
    QCOMPARE(loaded->report.problemTotal(), std::uint64_t{4});
    const char *const names[] = {"cut.txt.gz", "gone.txt", "large.txt", "zip.txt"};
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string detail = inEnglish(loaded->report.problems[i].detail);
      QVERIFY2(detail.find(names[i]) != std::string::npos, detail.c_str());
    }
  }

  void doesNotFollowLinksOutOfAFolder() {
    const TemporaryFolder outside;
    outside.add("secret.txt", "what a stranger must not see");
    const TemporaryFolder folder;
    folder.add("a.txt", "fine");
    std::filesystem::create_directory(folder.path() + "/below");
    std::filesystem::create_symlink("../a.txt", folder.path() + "/below/inside.txt");
    std::filesystem::create_symlink(outside.path() + "/secret.txt", folder.path() + "/b.txt");
    std::filesystem::create_symlink("b.txt", folder.path() + "/c.txt");
    // A sibling whose name begins with the folder's name is outside, too.
    const std::string sibling = folder.path() + "-sibling.txt";
    std::ofstream(sibling) << "beside";
    std::filesystem::create_symlink(sibling, folder.path() + "/d.txt");
    const auto loaded = loadDataset(folder.path(), {}, {});
    std::filesystem::remove(sibling);
    QVERIFY(loaded.hasValue());
    QCOMPARE(tableText(*loaded->dataset), "file|text\na.txt|fine\nbelow/inside.txt|fine\n"s);
    QVERIFY(hasNote(loaded->report, "lead out of the folder, not followed: 3."));
  }

  void reportsAReplacedFileOfAFolder() {
    const TemporaryFolder folder;
    folder.add("a.txt", "first");
    folder.add("b.txt", std::string(8'000'000, 'b'));
    const auto quiet = loadDataset(folder.path(), {}, {});
    QVERIFY(quiet.hasValue() && !hasNote(quiet->report, "changed or replaced"));
    LoadOptions options;
    options.blockBytes = 16;  // so small that the file can be replaced meanwhile
    std::jthread spoiler([&folder](const std::stop_token &stop) {
      while (!stop.stop_requested()) {
        folder.add("next", std::string(8'000'000, 'n'));
        std::filesystem::rename(folder.path() + "/next", folder.path() + "/b.txt");
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    });
    const auto loaded = loadDataset(folder.path(), options, {});
    spoiler.request_stop();
    spoiler.join();
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{2});
    QVERIFY(hasNote(loaded->report, "were read: 1, the first is \"b.txt\""));
  }

  void limitsAndStopsAFolder() {
    const TemporaryFolder folder;
    for (const char *name : {"a.txt", "b.txt", "c.txt"}) folder.add(name, "text");
    LoadOptions options;
    options.maxRows = 2;
    const auto some = loadDataset(folder.path(), options, {});
    QVERIFY(some.hasValue());
    QCOMPARE(some->report.rows, std::uint64_t{2});
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto stopped = loadDataset(folder.path(), {}, context);
    QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    options.encoding = "klingon";
    const auto unknown = loadDataset(folder.path(), options, {});
    QVERIFY(!unknown && unknown.error().code == ErrorCode::BadParameter);
  }

  void readsMemoryAsAnyShape() {
    const auto pasted = openMemorySource("pasted table", "id,name\n1,x\n", {});
    QVERIFY(pasted.hasValue());
    for (int i = 0; i < 2; ++i) {  // a source can be read twice
      const auto table = loadDataset(*pasted, {}, {});
      QVERIFY(table.hasValue());
      QCOMPARE(tableText(*table->dataset), "id|name\n1|x\n"s);
      QCOMPARE(table->report.path, "pasted table"s);
    }
    LoadOptions options;
    options.shape = SourceShape::PlainLines;
    const auto lines = loadDataset(*pasted, options, {});
    QVERIFY(lines.hasValue());
    QCOMPARE(tableText(*lines->dataset), "text\nid,name\n1,x\n"s);
  }
};

SHINGLESCOPE_TEST(TestShapes, NoApplication)
#include "tst_shapes.moc"
