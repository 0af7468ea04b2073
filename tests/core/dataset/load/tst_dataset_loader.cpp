// SPDX-License-Identifier: MIT
#include <sys/stat.h>
#include <unistd.h>

#include <QTest>
#include <filesystem>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using test::TemporaryTable;

namespace {

bool hasNote(const LoadReport &report, std::string_view part) {
  for (const Message &note : report.notes) {
    if (inEnglish(note).find(part) != std::string::npos) return true;
  }
  return false;
}

/// A kind of file that must be rejected, and a word of the advice in the message.
struct Refusal {
  const char *name;
  std::string_view head;
  const char *advice;
};

const std::vector<Refusal> kRefusals = {
    {"ZIP", "PK\x03\x04 data"sv, "undamaged"},
    {"XLSX", "PK\x03\x04\x14\0\x06\0[Content_Types].xml"sv, "undamaged"},
    {"XLS", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 data"sv, "save the sheet as CSV"},
    {"PDF", "%PDF-1.7\n1 0 obj\n"sv, "export"},
    {"SQLite", "SQLite format 3\0\x10\0"sv, "integrity_check"},
    {"xz",
     "\xFD"
     "7zXZ\0\0\x04"sv,
     "unpack"},
    {"zstd", "\x28\xB5\x2F\xFD\x04"sv, "unpack"},
};

void expectError(const Result<LoadedDataset> &loaded, ErrorCode code, std::string_view part) {
  QVERIFY(!loaded);
  QVERIFY2(loaded.error().code == code, loaded.error().detail().c_str());
  QVERIFY2(loaded.error().detail().find(part) != std::string::npos,
           loaded.error().detail().c_str());
  QVERIFY(loaded.error().detail().ends_with('.'));
}

}  // namespace

class TestDatasetLoader : public QObject {
  Q_OBJECT

 private slots:
  void readsATableWithItsReport() {
    const TemporaryTable file(
        "\xEF\xBB\xBFid, name ,city\r\n1,Anna,Rome\r\n\r\n2,\"Bob, jr\",\r\n");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    const Dataset &table = *loaded->dataset;
    QCOMPARE(table.columnName(ColumnId{1}), std::string("name"));
    QVERIFY(table.cell(RecordId{1}, ColumnId{1}) == "Bob, jr");
    const LoadReport &report = loaded->report;
    QCOMPARE(report.path, file.path());
    QCOMPARE(report.rows, std::uint64_t{2});
    QCOMPARE(report.columns, std::uint64_t{3});
    QCOMPARE(report.bomBytes, std::uint64_t{3});
    QCOMPARE(report.headerBytes, std::uint64_t{16});
    QCOMPARE(report.blankBytes, std::uint64_t{2});
    QCOMPARE(report.recordBytes, std::uint64_t{27});
    QCOMPARE(report.fileBytes, std::uint64_t{48});
    QCOMPARE(report.dialect.encoding, std::string("UTF-8"));
    QCOMPARE(report.problemTotal(), std::uint64_t{0});
    QVERIFY(report.notes.empty());
  }

  void acceptsFilesWithoutRows() {
    const auto empty = loadDataset(TemporaryTable("").path(), {}, {});
    QVERIFY(empty.hasValue());
    QCOMPARE(empty->report.rows, std::uint64_t{0});
    QVERIFY(hasNote(empty->report, "empty"));
    const auto headerOnly = loadDataset(TemporaryTable("id,name\n").path(), {}, {});
    QVERIFY(headerOnly.hasValue());
    QCOMPARE(headerOnly->report.rows, std::uint64_t{0});
    QCOMPARE(headerOnly->report.columns, std::uint64_t{2});
    QVERIFY(hasNote(headerOnly->report, "no rows"));
    const auto blank = loadDataset(TemporaryTable("\n\n\n").path(), {}, {});
    QVERIFY(blank.hasValue());
    QCOMPARE(blank->report.blankLines, std::uint64_t{3});
    QVERIFY(hasNote(blank->report, "blank"));
  }

  void makesNamesUnique() {
    const TemporaryTable file("price,,price,price (2),\n1,2,3,4,5\n");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    const std::vector<std::string> expected = {"price", "column 2", "price (3)", "price (2)",
                                               "column 5"};
    QVERIFY(loaded->dataset->columnNames() == expected);
    QVERIFY(hasNote(loaded->report, "Column 3"));
    LoadOptions options;
    options.hasHeader = false;
    const auto without = loadDataset(file.path(), options, {});
    QCOMPARE(without->dataset->columnName(ColumnId{4}), std::string("column 5"));
    QCOMPARE(without->report.rows, std::uint64_t{2});
  }

  void stopsAfterTheRequestedRows() {
    const TemporaryTable file("id\n1\n2\n3\n");
    LoadOptions options;
    options.maxRows = 2;
    const auto some = loadDataset(file.path(), options, {});
    QCOMPARE(some->report.rows, std::uint64_t{2});
    QVERIFY(hasNote(some->report, "first 2 rows"));
    options.maxRows = 1;
    QVERIFY(hasNote(loadDataset(file.path(), options, {})->report, "Only the first row was read."));
    options.maxRows = 3;
    const auto all = loadDataset(file.path(), options, {});
    QCOMPARE(all->report.rows, std::uint64_t{3});
    QVERIFY(all->report.notes.empty());
  }

  void readsOtherEncodings() {
    LoadOptions options;
    options.encoding.emplace("Windows-1252");
    const TemporaryTable file("id,text\n1,caff\xE8 \x80\n");
    const auto named = loadDataset(file.path(), options, {});
    QVERIFY(named.hasValue());
    QVERIFY(named->dataset->cell(RecordId{0}, ColumnId{1}) == "caffè €");
    QCOMPARE(named->report.dialect.encoding, std::string("windows-1252"));
    const TemporaryTable wide(
        "\xFE\xFF\0i\0d\0,\0t\0\n\0"
        "1\0,\0\xE8\0\n"sv);
    const auto marked = loadDataset(wide.path(), {}, {});
    QVERIFY(marked.hasValue());
    QCOMPARE(marked->dataset->columnName(ColumnId{0}), std::string("id"));
    QVERIFY(marked->dataset->cell(RecordId{0}, ColumnId{1}) == "è");
    options.encoding.emplace("klingon");
    expectError(loadDataset(file.path(), options, {}), ErrorCode::BadParameter, "klingon");
  }

  void rejectsOtherFileKinds_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kRefusals.size(); ++i) {
      QTest::newRow(kRefusals[i].name) << static_cast<int>(i);
    }
  }

  void rejectsOtherFileKinds() {
    QFETCH(int, index);
    const Refusal &refusal = kRefusals[static_cast<std::size_t>(index)];
    const TemporaryTable file(refusal.head, "renamed.csv");
    const auto loaded = loadDataset(file.path(), {}, {});
    expectError(loaded, ErrorCode::Format, refusal.advice);
    QVERIFY(loaded.error().detail().find("renamed.csv") != std::string::npos);
    QCOMPARE(loaded.error().file, file.path());
  }

  void rejectsBinaryBytes() {
    std::string bytes;
    for (int i = 0; i < 4096; ++i) bytes += static_cast<char>((i * 167 + i / 256) % 256);
    expectError(loadDataset(TemporaryTable(bytes).path(), {}, {}), ErrorCode::Format, "binary");
    expectError(loadDataset(TemporaryTable(std::string(4096, '\0')).path(), {}, {}),
                ErrorCode::Format, "binary");
  }

  void readsBinaryBytesInAChosenEncoding() {
    const std::string cell(200, '\1');
    for (const std::string &table : {"id,text\n1," + cell + '\n', cell + '\n' + cell + '\n'}) {
      const TemporaryTable file(table);
      expectError(loadDataset(file.path(), {}, {}), ErrorCode::Format, "name its encoding");
      LoadOptions options;
      options.encoding.emplace("UTF-8");
      for (const auto shape : {SourceShape::Delimited, SourceShape::PlainLines}) {
        options.shape = shape;
        const auto loaded = loadDataset(file.path(), options, {});
        QVERIFY2(loaded, loaded ? "" : loaded.error().detail().c_str());
        const Dataset &dataset = *loaded->dataset;
        const RecordId last{static_cast<std::uint32_t>(dataset.rowCount() - 1)};
        const ColumnId column{static_cast<std::uint32_t>(dataset.columnCount() - 1)};
        QVERIFY(dataset.cell(last, column).ends_with(cell));
      }
    }
  }

  void rejectsWhatIsNotAFile() {
    const TemporaryTable file("id\n1\n");
    expectError(loadDataset(file.folder(), {}, {}), ErrorCode::Io, "folder");
    expectError(loadDataset(file.folder() + "/none.csv", {}, {}), ErrorCode::Io, "none.csv");
    expectError(loadDataset(file.path() + "/none.csv", {}, {}), ErrorCode::Io, "none.csv");
    expectError(loadDataset("/dev/zero", {}, {}), ErrorCode::Io, "device");
    const std::string pipe = file.folder() + "/pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    expectError(loadDataset(pipe, {}, {}), ErrorCode::Io, "pipe");
    expectError(loadDataset("", {}, {}), ErrorCode::Io, "name");
  }

  void rejectsUnreadableFiles() {
    if (::geteuid() == 0) QSKIP("The superuser may read every file.");
    const TemporaryTable file("id\n1\n");
    std::filesystem::permissions(file.path(), std::filesystem::perms::none);
    expectError(loadDataset(file.path(), {}, {}), ErrorCode::Io, "permissions");
  }

  void rejectsBadOptions() {
    const TemporaryTable file("id\n1\n");
    const auto withOption = [&file](auto change) {
      LoadOptions options;
      change(options);
      return loadDataset(file.path(), options, {});
    };
    expectError(withOption([](LoadOptions &o) { o.delimiter = '\n'; }), ErrorCode::BadParameter,
                "delimiter");
    expectError(withOption([](LoadOptions &o) { o.quote = std::optional('\xE8'); }),
                ErrorCode::BadParameter, "quote");
    expectError(withOption([](LoadOptions &o) {
                  o.delimiter = '"';
                  o.quote = std::optional('"');
                }),
                ErrorCode::BadParameter, "different");
    expectError(withOption([](LoadOptions &o) { o.blockBytes = 0; }), ErrorCode::BadParameter,
                "block");
    expectError(withOption([](LoadOptions &o) { o.maxRowBytes = 0; }), ErrorCode::BadParameter,
                "limit");
  }

  void reportsProgressAndStopsWhenCancelled() {
    const TemporaryTable file("id,text\n1,a\n2,b\n");
    Progress progress;
    RunContext context;
    context.progress = &progress;
    QVERIFY(loadDataset(file.path(), {}, context).hasValue());
    QVERIFY(progress.stage.load() == Stage::Reading);
    QCOMPARE(progress.total.load(), std::uint64_t{16});
    QCOMPARE(progress.done.load(), std::uint64_t{16});
    std::stop_source stop;
    stop.request_stop();
    context.stop = stop.get_token();
    const auto cancelled = loadDataset(file.path(), {}, context);
    QVERIFY(!cancelled);
    QVERIFY(cancelled.error().code == ErrorCode::Cancelled);
  }

  void keepsToTheMemoryBudget() {
    LoadOptions options;
    options.delimiter = ',';
    RunContext context;
    context.memoryBudget = 4U << 20U;
    const std::string header = std::string(9'999, ',') + "\n";
    std::string full;
    std::string shortRows;
    for (int i = 0; i < 200; ++i) full += header;
    for (int i = 0; i < 2000; ++i) shortRows += "x\n";
    const TemporaryTable large(header + full);
    expectError(loadDataset(large.path(), options, context), ErrorCode::Limit, "4 MiB");
    // Rows that end early take memory only for their own cells, not for all columns of the header.
    const TemporaryTable small(header + shortRows);
    const auto loaded = loadDataset(small.path(), options, context);
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->dataset->rowCount(), std::size_t{2000});
    QCOMPARE(loaded->dataset->columnCount(), std::size_t{10'000});
  }

  void opensFilesWithUnusualNames() {
    const TemporaryTable file("id\n1\n", "new\nline\xFF.csv");
    QVERIFY(loadDataset(file.path(), {}, {}).hasValue());
    expectError(loadDataset(file.path() + "x", {}, {}), ErrorCode::Io, "new\\x0Aline\\xFF.csvx");
  }
};

SHINGLESCOPE_TEST(TestDatasetLoader, NoApplication)
#include "tst_dataset_loader.moc"
