// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;

namespace {

/// Returns twelve megabytes of ASCII, except some lines in the second third, from which no sample
/// is taken.
std::string tableWith(std::string_view lines) {
  std::string bytes = "id,text\n";
  while (bytes.size() < 4'200'000) bytes += "1,plain words\n";
  bytes += lines;
  while (bytes.size() < 12'000'000) bytes += "2,more plain words\n";
  return bytes;
}

std::string cellOf(const LoadedDataset &loaded, std::string_view part) {
  for (std::uint32_t row = 0; row < loaded.report.rows; ++row) {
    const std::string_view cell = loaded.dataset->cell(RecordId{row}, ColumnId{1});
    if (cell.find(part) != cell.npos) return std::string(cell);
  }
  return {};
}

}  // namespace

/// Case 21 of docs/reading.md: the first non-ASCII bytes come late.
class TestLateEncoding : public QObject {
  Q_OBJECT

 private slots:
  void examinesTheWholeFile() {
    std::string lines;
    for (int i = 0; i < 50; ++i) lines += "3,un caf\xE8 per\xF2 \x80 5\n";
    const TemporaryTable file(tableWith(lines));
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.dialect.encoding, std::string("windows-1252"));
    QCOMPARE(cellOf(*loaded, "caf"), std::string("un cafè però € 5"));
    QCOMPARE(loaded->report.problemTotal(), std::uint64_t{0});
    QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
    for (const SniffedItem &item : loaded->report.sniffed.items) {
      if (item.kind == SniffedItem::Kind::Encoding) QVERIFY(!item.isChosen);
    }
    QVERIFY(
        std::any_of(loaded->report.notes.begin(), loaded->report.notes.end(),
                    [](const Message &note) { return note.id == MessageId::EncodingFoundLate; }));
  }

  void keepsUtf8WithStrayBytes() {
    std::string lines;
    for (int i = 0; i < 50; ++i) lines += "3,un caffè però\n";
    const TemporaryTable file(tableWith(lines + "4,str\xE8y\n"));
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.dialect.encoding, std::string("UTF-8"));
    QCOMPARE(loaded->report.problemTotal(), std::uint64_t{1});
    QCOMPARE(cellOf(*loaded, "str"), std::string("str\uFFFDy"));
  }

  void keepsAChosenEncoding() {
    const TemporaryTable file(tableWith("3,caf\xE8\n3,per\xF2\n"));
    LoadOptions options;
    options.encoding = "UTF-8";
    const auto loaded = loadDataset(file.path(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.dialect.encoding, std::string("UTF-8"));
    QCOMPARE(loaded->report.problemTotal(), std::uint64_t{2});
  }
};

SHINGLESCOPE_TEST(TestLateEncoding, NoApplication)
#include "tst_late_encoding.moc"
