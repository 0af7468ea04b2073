// SPDX-License-Identifier: MIT
// ZIP archives of texts, files of other kinds with the command that converts them, and the identity
// of a part in projects and copies.
#include <QTest>

#include "core/dataset/container/cell_rows.h"
#include "core/dataset/container/shared_strings.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/part_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using test::partText;
using test::TemporaryTable;

namespace {

std::string wide(std::string_view text) {
  std::string bytes;
  for (const char c : text) bytes.append({c, '\0'});
  return bytes;
}

/// An old Office file with one stream.
std::string oldOffice(std::string_view stream) {
  std::string file(512, '\0');
  file.replace(0, 8, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
  file[30] = 9;  // sectors of 512 bytes
  file[48] = 1;  // the directory is in sector 1
  file.resize(1024, 'x');
  return file + wide("Root Entry") + std::string(108, '\0') + wide(stream) + std::string(300, '\0');
}

std::string loadError(const std::string &bytes, const std::string &name) {
  const TemporaryTable file(bytes, name);
  const auto loaded = loadDataset(file.path(), {}, {});
  return loaded ? "loaded" : loaded.error().detail();
}

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestContainers : public QObject {
  Q_OBJECT

 private slots:
  void readsAFileOfAnArchive() {
    const std::string text = "id;name\n1;a\n2;b\n";
    const TemporaryTable plain(text);
    const TemporaryTable zip(
        test::zipFile({{"__MACOSX/._t.csv", "x"}, {"folder/", "", true}, {"folder/t.csv", text}}),
        "t.zip");
    auto expected = loadDataset(plain.path(), {}, {});
    auto loaded = loadDataset(zip.path(), {}, {});
    QVERIFY(expected && loaded);
    QCOMPARE(loaded->report.dialect.part, std::string("folder/t.csv"));
    QVERIFY(!loaded->report.dialect.isMadeOfCells);
    QVERIFY(loaded->report.digest && loaded->report.digest != expected->report.digest);
    loaded->report.digest = expected->report.digest;
    QCOMPARE(test::transcript(*loaded), test::transcript(*expected));
  }

  void readsOtherShapesInAnArchive() {
    const std::string file =
        test::zipFile({{"a.jsonl", "{\"x\":1}\n{\"x\":2}\n"}, {"b.csv", "id,name\n1,\xE9t\xE9\n"}});
    VERIFY_CONTAINS(partText(file), "2 tables");
    const TemporaryTable table(file, "t.zip");
    LoadOptions options;
    options.part = "a.jsonl";
    auto loaded = loadDataset(table.path(), options, {});
    QVERIFY(loaded && loaded->report.dialect.shape == SourceShape::JsonLines);
    QCOMPARE(loaded->report.rows, 2U);
    options.part = "b.csv";
    loaded = loadDataset(table.path(), options, {});
    QVERIFY(loaded);
    QCOMPARE(test::rowOf(*loaded->dataset, 0)[1], std::string("été"));
  }

  void aTextHasNoParts() {
    const TemporaryTable table("a,b\n1,2\n");
    LoadOptions options;
    options.part = "b";
    const auto loaded = loadDataset(table.path(), options, {});
    QVERIFY(!loaded && loaded.error().code == ErrorCode::BadParameter);
    VERIFY_CONTAINS(loaded.error().detail(), "without --part");
  }

  void namesTheCommandThatConverts() {
    VERIFY_CONTAINS(loadError(oldOffice("Workbook"), "a.xls"),
                    "libreoffice --headless --convert-to xlsx");
    VERIFY_CONTAINS(loadError(oldOffice("Book"), "a.xls"), "libreoffice");
    VERIFY_CONTAINS(loadError(oldOffice("WordDocument"), "a.doc"), "old Office");
    VERIFY_CONTAINS(loadError(oldOffice("EncryptedPackage"), "a.xlsx"), "password");
    VERIFY_CONTAINS(loadError("PAR1 data", "a.parquet"), "pyarrow.parquet");
    VERIFY_CONTAINS(loadError(std::string("ARROW1\0\0 data"sv), "a.arrow"), "pyarrow.feather");
    const std::string types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const auto package = [&](const std::string &target) {
      return test::zipFile(
          {{"[Content_Types].xml", "<Types/>"},
           {"_rels/.rels", "<Relationships><Relationship Id=\"a\" Type=\"" + types +
                               "/officeDocument\" Target=\"" + target + "\"/></Relationships>"},
           {target, "x"}});
    };
    VERIFY_CONTAINS(loadError(package("xl/workbook.bin"), "a.xlsb"), "XLSB");
    VERIFY_CONTAINS(loadError(package("word/document.xml"), "a.docx"), "without sheets");
  }

  void sharedTextsInAFile() {
    for (const std::size_t memory : {std::size_t{0}, std::size_t{1000}, std::size_t{1} << 24U}) {
      SharedStrings strings(memory);
      const auto textOf = [](std::uint64_t i) {
        return std::to_string(i) + std::string(static_cast<std::size_t>(i * i % 300), 'x');
      };
      constexpr std::uint64_t kCount = 20'000;
      for (std::uint64_t i = 0; i < kCount; ++i) QVERIFY(strings.add(textOf(i)));
      QVERIFY(strings.finish());
      QCOMPARE(strings.count(), kCount);
      bool areEqual = true;
      for (std::uint64_t i = 0; i < kCount; ++i) areEqual &= *strings.text(i) == textOf(i);
      for (std::uint64_t i = 0; i < kCount; ++i) {
        const std::uint64_t other = i * 7919 % kCount;
        areEqual &= *strings.text(other) == textOf(other);
      }
      QVERIFY(areEqual);
    }
  }

  void readsBzip2WithSeveralStreams() {
    const std::string text = "id,name\n1,a\n2,b\n";
    const std::string packed =
        test::packBzip2(text.substr(0, 10)) + test::packBzip2(text.substr(10));
    const TemporaryTable table(packed, "t.csv.bz2");
    const auto loaded = loadDataset(table.path(), {}, {});
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    QCOMPARE(loaded->report.rows, 2U);
    VERIFY_CONTAINS(loadError(packed + "other", "t.bz2"), "other data after its end");
    VERIFY_CONTAINS(loadError(packed.substr(0, packed.size() - 3), "t.bz2"), "cut off");
    std::string damaged = packed;
    damaged[20] = static_cast<char>(damaged[20] ^ 0x10);
    VERIFY_CONTAINS(loadError(damaged, "t.bz2"), "damaged near byte");
    QCOMPARE(loadError(test::packBzip2(""), "t.bz2"), std::string("loaded"));
  }
};

SHINGLESCOPE_TEST(TestContainers, NoApplication)
#include "tst_containers.moc"
