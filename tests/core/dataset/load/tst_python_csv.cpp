// SPDX-License-Identifier: MIT
/// Compares our reader with Python's csv module on generated files: they differ only as
/// docs/reading.md describes.
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr int kFiles = 800;
/// A file consists of its length (4 bytes), whether it is quoted (1 byte) and its bytes.
constexpr const char *kScript = R"(
import csv, io, json, struct, sys
csv.field_size_limit(1 << 30)
data, at, out = open(sys.argv[1], 'rb').read(), 0, []
while at < len(data):
    size, quoted = struct.unpack_from('<IB', data, at)
    text = data[at + 5:at + 5 + size].decode('utf-8')
    at += 5 + size
    quoting = csv.QUOTE_MINIMAL if quoted else csv.QUOTE_NONE
    rows = csv.reader(io.StringIO(text, newline=''), quoting=quoting)
    out.append([row for row in rows if row])
json.dump(out, sys.stdout)
)";

std::string randomFile(SplitMix64 &random) {
  static constexpr std::string_view kPieces[] = {"a",          "bc",
                                                 "\xC3\xA8",   " ",
                                                 "7",          "\t",
                                                 ",",          ",",
                                                 ",",          "\n",
                                                 "\n",         "\r\n",
                                                 "\r",         "\"",
                                                 "\"d\"",      ",\"e,f\",",
                                                 "\"g\"\"h\"", "\n\"i\nj\"\n",
                                                 "\"\"",       "\xE2\x80\xA8",
                                                 "'",          "\\"};
  std::string bytes;
  for (std::uint64_t left = random.next() % 60; left > 0; --left)
    bytes += kPieces[random.next() % std::size(kPieces)];
  return bytes;
}

Result<LoadedDataset> read(const std::string &bytes, bool isQuoted) {
  LoadOptions options;
  options.shape = SourceShape::Delimited;
  options.delimiter = ',';
  options.quote = isQuoted ? std::optional('"') : std::nullopt;
  options.escape = std::optional<char>();
  options.spacedQuotes = false;
  options.hasHeader = false;
  options.preambleLines = 0;
  options.encoding = "UTF-8";
  return loadDataset(TemporaryTable(bytes).path(), options, {});
}

/// A quote that never closes changes everything after it. So does an extra quote after a closing
/// one: it ends the cell in our reader, but not in Python. Our reader keeps undoubled quotes inside
/// a field as text if the row then has the right number of cells; in Python they end the field.
bool isReadOtherwise(const LoadReport &report, const std::string &bytes) {
  return std::ranges::any_of(report.problems, [&](const RowProblem &problem) {
    return problem.kind == ProblemKind::UnterminatedQuote ||
           problem.detail.id == MessageId::QuotesReadAsText ||
           (problem.kind == ProblemKind::TextAfterQuote && bytes[problem.byteOffset] == '"');
  });
}

std::string withoutQuotes(std::string text) {
  std::erase(text, '"');
  return text;
}

Rows pythonRows(const QJsonArray &array, std::size_t columns) {
  Rows rows;
  for (const QJsonValue &row : array) {
    std::vector<std::string> &cells = rows.emplace_back();
    for (const QJsonValue &cell : row.toArray()) cells.push_back(cell.toString().toStdString());
    cells.resize(std::max(cells.size(), columns));
  }
  return rows;
}

}  // namespace

class TestPythonCsv : public QObject {
  Q_OBJECT

 private slots:
  void differsOnlyAsListed() {
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty()) QSKIP("python3 is not installed.");
    SplitMix64 random(77);
    std::vector<std::string> files;
    std::string packed;
    for (int i = 0; i < kFiles; ++i) {
      const std::string &bytes = files.emplace_back(randomFile(random));
      for (unsigned shift = 0; shift < 32; shift += 8)
        packed += static_cast<char>(bytes.size() >> shift & 0xFFU);
      packed += static_cast<char>(i % 3 > 0);
      packed += bytes;
    }
    const TemporaryTable all(packed, "files.bin");
    QProcess process;
    process.start(python, {QStringLiteral("-c"), QString::fromUtf8(kScript),
                           QString::fromStdString(all.path())});
    QVERIFY2(process.waitForFinished(60'000), qPrintable(process.errorString()));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    const QJsonArray theirs = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    QCOMPARE(theirs.size(), qsizetype{kFiles});
    int compared = 0;
    for (int i = 0; i < kFiles; ++i) {
      const std::string &bytes = files[static_cast<std::size_t>(i)];
      const auto loaded = read(bytes, i % 3 > 0);
      QVERIFY2(loaded.hasValue(), bytes.c_str());
      if (isReadOtherwise(loaded->report, bytes)) continue;
      compare(*loaded, pythonRows(theirs[i].toArray(), loaded->dataset->columnCount()), bytes);
      ++compared;
    }
    QVERIFY(compared > kFiles / 2);
  }

 private:
  /// A cell with text after its closing quote is kept as written here; Python removes its outer
  /// quotes.
  static void compare(const LoadedDataset &ours, const Rows &theirs, const std::string &bytes) {
    QVERIFY2(ours.report.rows == theirs.size(), bytes.c_str());
    std::vector<bool> isKeptAsWritten(theirs.size());
    for (const RowProblem &problem : ours.report.problems) {
      if (problem.kind == ProblemKind::TextAfterQuote) isKeptAsWritten[*problem.row] = true;
    }
    for (std::uint32_t row = 0; row < theirs.size(); ++row) {
      std::vector<std::string> cells = test::rowOf(*ours.dataset, row);
      std::vector<std::string> expected = theirs[row];
      if (isKeptAsWritten[row]) {
        for (std::string &cell : cells) cell = withoutQuotes(cell);
        for (std::string &cell : expected) cell = withoutQuotes(cell);
      }
      QVERIFY2(cells == expected, bytes.c_str());
    }
  }
};

SHINGLESCOPE_TEST(TestPythonCsv, QCoreApplication)
#include "tst_python_csv.moc"
