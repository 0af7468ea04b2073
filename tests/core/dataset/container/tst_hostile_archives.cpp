// SPDX-License-Identifier: MIT
// Archives and workbooks that lie or attack end in one sentence, quickly and with bounded memory.
#include <sys/resource.h>

#include <QElapsedTimer>
#include <QTest>

#include "core/dataset/container/container.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;
using test::XlsxText;
using test::ZipPart;

namespace {

std::string errorOfBytes(const std::string &bytes, std::uint64_t memory = 256U << 20U) {
  const TemporaryTable file(bytes, "book.xlsx");
  const auto loaded = loadDataset(file.path(), {}, RunContext{{}, nullptr, 1, memory});
  return loaded ? "loaded " + std::to_string(loaded->report.rows) : loaded.error().detail();
}

std::vector<ZipPart> bookParts(const std::string &rows) {
  return test::xlsxParts({{{"S", rows}}, "<si><t>shared</t></si>"});
}

ZipPart &sheetOf(std::vector<ZipPart> &parts) {
  for (ZipPart &part : parts)
    if (part.name == "xl/worksheets/sheet1.xml") return part;
  throw std::logic_error("there is no sheet");
}

std::string bookWith(const std::string &sheetXml) {
  auto parts = bookParts("");
  sheetOf(parts).bytes = sheetXml;
  return test::zipFile(parts);
}

const std::string kOneRow = "<row><c><v>1</v></c></row>";

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestHostileArchives : public QObject {
  Q_OBJECT

 private slots:
  void lyingSizes() {
    auto parts = bookParts(kOneRow);
    sheetOf(parts).statedBytes = 10;
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "damaged");
    sheetOf(parts).statedBytes = 0xFFFF'FFF0;
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "damaged");
    sheetOf(parts).statedBytes.reset();
    sheetOf(parts).statedChecksum = 1;
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "damaged");
  }

  void cutOffAnywhere() {
    const std::string whole = test::zipFile(bookParts(kOneRow));
    QVERIFY(errorOfBytes(whole).starts_with("loaded"));
    constexpr std::size_t kCommentLength = 2;  // at the end; a file without it is complete
    for (std::size_t bytes = 4; bytes < whole.size() - kCommentLength; bytes += 7)
      QVERIFY(!errorOfBytes(whole.substr(0, bytes)).starts_with("loaded"));
  }

  void changedAnywhere() {
    const std::string whole = test::zipFile(bookParts(kOneRow));
    for (std::size_t at = 4; at < whole.size(); at += 3) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ 0x55);
      errorOfBytes(changed);  // must end
    }
  }

  void membersWithOneName() {
    auto parts = bookParts(kOneRow);
    parts.push_back(sheetOf(parts));
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "twice");
  }

  void passwordsAndMethods() {
    auto parts = bookParts(kOneRow);
    sheetOf(parts).flags = 1;
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "password");
    sheetOf(parts).flags = 0;
    sheetOf(parts).method = 12;
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "method number 12");
  }

  void bomb() {
    // 300 MiB of blanks are stored in about 300 KB.
    QElapsedTimer timer;
    timer.start();
    const std::string bytes =
        bookWith("<worksheet><sheetData>" + std::string(300U << 20U, ' ') + kOneRow);
    VERIFY_CONTAINS(errorOfBytes(bytes), "500 times");
  }

  void entities() {
    std::string xml = "<!DOCTYPE a [<!ENTITY b0 \"ha\">";
    for (int i = 1; i < 40; ++i) {
      const std::string before = "&b" + std::to_string(i - 1) + ";";
      xml += "<!ENTITY b" + std::to_string(i) + " \"" + before + before + "\">";
    }
    VERIFY_CONTAINS(errorOfBytes(bookWith(xml + "]><worksheet>&b39;</worksheet>")),
                    "document type");
  }

  void deepElements() {
    std::string xml = "<worksheet>";
    for (int i = 0; i < 100'000; ++i) xml += "<a>";
    VERIFY_CONTAINS(errorOfBytes(bookWith(xml)), "more levels");
  }

  void longTag() {
    const std::string xml =
        "<worksheet><a b=\"" + std::string(40U << 20U, 'x') + "\"/></worksheet>";
    VERIFY_CONTAINS(errorOfBytes(bookWith(xml)), "longer tag");
  }

  void invalidXml() {
    VERIFY_CONTAINS(errorOfBytes(bookWith("<worksheet><sheetData>" + kOneRow)), "not valid XML");
    VERIFY_CONTAINS(errorOfBytes(bookWith("<worksheet></a>")), "not valid XML");
    VERIFY_CONTAINS(errorOfBytes(bookWith("")), "not valid XML");
  }

  void hugeNumbers() {
    QVERIFY(
        errorOfBytes(bookWith("<worksheet><sheetData><row r=\"999999999999\">"
                              "<c r=\"ZZZ9\" s=\"99999999999\" t=\"s\"><v>99999999999999999999</v>"
                              "</c><c r=\"AAAA1\"><v>1e999</v></c></row>"
                              "<row r=\"18446744073709551615\"><c><v>2</v></c></row>"
                              "</sheetData></worksheet>"))
            .starts_with("loaded"));
  }

  void aSharedTextInEveryCell() {
    // A million cells of a text of a megabyte each: a terabyte from a few kilobytes.
    std::string rows;
    for (int i = 0; i < 1'000'000; ++i) rows += "<row><c t=\"s\"><v>0</v></c></row>";
    const std::string bytes =
        test::xlsxFile({{{"S", rows}}, "<si><t>" + std::string(1U << 20U, 'x') + "</t></si>"});
    QElapsedTimer timer;
    timer.start();
    const std::string error = errorOfBytes(bytes, 64U << 20U);
    VERIFY_CONTAINS(error, "64 MiB");
    QVERIFY(timer.elapsed() < 20'000);
  }

  void aCellWithoutEnd() {
    const std::string bytes =
        bookWith("<worksheet><sheetData><row><c t=\"str\"><v>" + std::string(70U << 20U, 'x') +
                 "</v></c></row></sheetData></worksheet>");
    VERIFY_CONTAINS(errorOfBytes(bytes), "64 MiB of text");
  }

  void missingMembers() {
    auto parts = bookParts(kOneRow);
    std::erase_if(parts, [](const ZipPart &part) { return part.name.ends_with("sheet1.xml"); });
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "missing");
    VERIFY_CONTAINS(errorOfBytes(test::zipFile({{"[Content_Types].xml", "<Types/>"}})),
                    "without sheets");
    VERIFY_CONTAINS(errorOfBytes(test::xlsxFile({})), "no table");
  }

  void namesAreNoPaths() {
    // A sheet outside the archive is not looked for on the disk.
    auto parts = bookParts(kOneRow);
    for (ZipPart &part : parts) {
      if (part.name != "xl/_rels/workbook.xml.rels") continue;
      const std::size_t at = part.bytes.find("worksheets/sheet1.xml");
      part.bytes.replace(at, 21, "../../../../etc/passwd");
    }
    VERIFY_CONTAINS(errorOfBytes(test::zipFile(parts)), "missing");
  }
};

SHINGLESCOPE_TEST(TestHostileArchives, NoApplication)
#include "tst_hostile_archives.moc"
