// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>

#include "core/base/cpu_target.h"
#include "core/base/hash.h"
#include "core/dataset/csv/plain_row_scanner.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/csv/structural_masks.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/text_buffer.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::uint64_t kMaxRowBytes = 1000;

std::string_view lineEndBytes(LineEnd lineEnd) { return lineEnd == LineEnd::Lf ? "\n" : "\r\n"; }

/// Returns a table in which most rows are plain and the others are irregular in many ways.
std::string mostlyPlainText(SplitMix64 &random, std::size_t columns, LineEnd lineEnd) {
  static constexpr std::array kPlain = {
      "a"sv,    "bc d"sv,    ""sv,         "\"q\""sv,
      "\"\""sv, "\"x,y\""sv, "\xC3\xA8"sv, "a long cell that fills half a block"sv};
  static constexpr std::array kOdd = {
      "x\"y"sv, "\"p\"q"sv, "\"a\nb\""sv, "\"a\r\nb\""sv, "\"a\"\"b\""sv, "\xFF"sv, "\""sv,
      "\r"sv,   "a,b"sv,    "\n"sv,       "\0"sv,         "\xE2\x82"sv,   "\\\""sv, "\\,"sv,
      "\\"sv,   "\\\n"sv,   "#"sv,        " \"s\""sv,     "\"s\" "sv};
  std::string text;
  for (std::uint64_t rows = random.next() % 40; rows > 0; --rows) {
    for (std::size_t column = 0; column < columns; ++column) {
      const bool isOdd = random.next() % 60 == 0;
      if (column > 0) text += ',';
      text += isOdd ? kOdd[random.next() % kOdd.size()] : kPlain[random.next() % kPlain.size()];
    }
    text += random.next() % 50 == 0 ? "\n"sv : lineEndBytes(lineEnd);
  }
  return text;
}

Rows scannedRows(const char *text, const PlainRows &plain, std::size_t columns) {
  Rows rows;
  for (std::size_t row = 0; row < plain.rowBegins.size(); ++row) {
    std::uint32_t begin = 0;
    std::vector<std::string> &cells = rows.emplace_back();
    for (std::size_t i = 0; i < columns; ++i) {
      const std::uint32_t end = plain.cellEnds[row * columns + i];
      cells.emplace_back(text + plain.rowBegins[row] + begin, end - begin);
      begin = end + 1;
    }
  }
  return rows;
}

/// Returns the rows that RecordParser reads from the start of `text` until the first irregular one;
/// `bytes` is their length.
Rows unremarkableRows(std::string_view text, const RecordMarks &marks, std::size_t columns,
                      LineEnd lineEnd, std::size_t &bytes) {
  RecordParser parser(marks, kMaxRowBytes);
  ParsedRecord record;
  Rows rows;
  bytes = 0;
  while (bytes < text.size() &&
         parser.parse(text.substr(bytes), false, record) == ParseStatus::Record) {
    const bool isOdd = !record.problems.empty() || record.multiLineFields > 0 ||
                       record.cells.size() != columns || record.lineEnd != lineEnd ||
                       !record.unescaped.empty() || !isValidUtf8(text.substr(bytes, record.length));
    if (isOdd) break;
    rows.emplace_back(record.cells.begin(), record.cells.end());
    bytes += record.length;
  }
  return rows;
}

std::string describedRows(const Rows &rows) {
  std::string text;
  for (const auto &row : rows) {
    for (const std::string &cell : row) text += cell + "\x01";
    text += "\x02";
  }
  return text;
}

}  // namespace

class TestPlainRowScanner : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { setActiveCpuTarget(availableCpuTargets().back()); }

  void findsTheSameStructureOnEveryTarget() {
    SplitMix64 random(11);
    static constexpr std::string_view kBytes = ",\"\n\r\t;ab\xC3\xFF\x7F\x80\0"sv;
    for (int round = 0; round < 300; ++round) {
      std::string text(random.next() % 400, ' ');
      const std::size_t kinds = round % 3 == 0 ? 3 : kBytes.size();  // few kinds, so many row ends
      for (char &byte : text) byte = kBytes[random.next() % kinds];
      const std::optional<char> quote = round % 2 == 0 ? std::optional('"') : std::nullopt;
      std::vector<StructuralMasks> expected((text.size() + 63) / 64);
      std::vector<std::uint32_t> places;
      for (std::size_t i = 0; i < text.size(); ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i % 64;
        StructuralMasks &masks = expected[i / 64];
        if (text[i] == ',' || text[i] == '\n') {
          masks.cellEnds |= bit;
          places.push_back(static_cast<std::uint32_t>(1000 + i));
        }
        if (text[i] == '\n') masks.lineFeeds |= bit;
        if (text[i] == '\r' || text[i] == quote) masks.special |= bit;
        if (static_cast<unsigned char>(text[i]) >= 0x80) masks.high |= bit;
      }
      for (const CpuTarget target : availableCpuTargets()) {
        setActiveCpuTarget(target);
        const MarkFinder finder(',', quote);
        std::vector<StructuralMasks> found(expected.size());
        finder.find(text, found);
        QVERIFY2(found == expected, cpuTargetName(target).data());
        std::vector<std::uint32_t> listed(text.size() + MarkFinder::kBlockBytes);
        listed.resize(finder.list(found, 1000, listed.data()));
        QVERIFY2(listed == places, cpuTargetName(target).data());
      }
    }
  }

  void agreesWithTheParser() {
    SplitMix64 random(12);
    std::size_t taken = 0;
    for (int round = 0; round < 4000; ++round) {
      const std::size_t columns = 1 + random.next() % 5;
      const LineEnd lineEnd = random.next() % 2 == 0 ? LineEnd::Lf : LineEnd::CrLf;
      RecordMarks marks;
      if (random.next() % 3 > 0) marks.quote = random.next() % 2 == 0 ? '"' : '\'';
      if (random.next() % 3 == 0) marks.escape = '\\';
      marks.spacedQuotes = random.next() % 3 == 0;
      if (random.next() % 3 == 0) marks.comment = '#';
      std::string text = mostlyPlainText(random, columns, lineEnd);
      if (marks.quote) std::replace(text.begin(), text.end(), '"', *marks.quote);
      std::size_t bytes = 0;
      const Rows all = unremarkableRows(text, marks, columns, lineEnd, bytes);
      PlainRowScanner scanner(marks, kMaxRowBytes);
      scanner.setColumns(columns);
      const std::string before = text;
      const PlainRows &plain = scanner.scan(text, lineEnd, 1000);
      const Rows found = scannedRows(text.data(), plain, columns);
      QVERIFY(found.size() <= all.size());
      QVERIFY(plain.bytes <= bytes);
      const Rows expected(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(found.size()));
      QCOMPARE(describedRows(found), describedRows(expected));
      QCOMPARE(text.substr(plain.bytes), before.substr(plain.bytes));
      taken += found.size();
      const bool isLoose =
          !marks.quote || before.substr(plain.bytes, 200).find(*marks.quote) == before.npos;
      if (isLoose) QCOMPARE(found.size(), all.size());
    }
    QVERIFY(taken > 20'000);
  }

  void stopsAtTheNumberOfRows() {
    std::string text = "a,b\nc,d\ne,f\n";
    PlainRowScanner scanner({',', '"', {}, {}, false, false}, kMaxRowBytes);
    scanner.setColumns(2);
    const PlainRows &rows = scanner.scan(text, LineEnd::Lf, 2);
    QCOMPARE(rows.rowBegins.size(), std::size_t{2});
    QCOMPARE(rows.bytes, std::size_t{8});
  }

  void skipsRowsOverTheLimitAndUnusualLineEnds() {
    PlainRowScanner scanner({',', '"', {}, {}, false, false}, 5);
    scanner.setColumns(2);
    std::string text = "a,b\naa,bb\naaa,bb\n";
    QCOMPARE(scanner.scan(text, LineEnd::Lf, 9).bytes, std::size_t{10});
    QCOMPARE(scanner.scan(text, LineEnd::CrLf, 9).bytes, std::size_t{0});
    QCOMPARE(scanner.scan(text, LineEnd::Cr, 9).bytes, std::size_t{0});
    QCOMPARE(scanner.scan({}, LineEnd::Lf, 9).bytes, std::size_t{0});
  }

  void readsWideTables() {
    constexpr std::size_t kColumns = 50'000;
    std::string text = std::string(kColumns - 1, ',') + "\n" + std::string(kColumns, ',') + "\n";
    PlainRowScanner scanner({',', {}, {}, {}, false, false}, 1U << 20U);
    scanner.setColumns(kColumns);
    const PlainRows &rows = scanner.scan(text, LineEnd::Lf, 9);
    QCOMPARE(rows.bytes, kColumns);
    QCOMPARE(rows.cellEnds.size(), kColumns);
    QCOMPARE(rows.cellEnds.back(), std::uint32_t{kColumns - 1});
  }

  void keepsTextInPlace() {
    TextBuffer buffer(16);
    std::string read;
    std::vector<std::string_view> kept;
    for (int i = 0; i < 200; ++i) {
      const std::string piece = "piece " + std::to_string(i) + ";";
      std::copy(piece.begin(), piece.end(), buffer.room(piece.size()));
      buffer.filled(piece.size());
      const std::size_t end = buffer.unread().find(';') + 1;
      read += buffer.unread().substr(0, end);
      if (i % 3 != 0) kept.push_back(buffer.unread().substr(0, end));
      buffer.drop(end);
      if (i % 3 != 0) buffer.keepDropped();
    }
    const auto blocks = buffer.takeBlocks();
    QVERIFY(blocks.size() > 1);
    int i = 0;
    for (const std::string_view piece : kept) {
      i += i % 3 == 0 ? 1 : 0;
      QCOMPARE(std::string(piece), "piece " + std::to_string(i++) + ";");
    }
    QVERIFY(read.starts_with("piece 0;piece 1;") && read.ends_with("piece 199;"));
  }
};

SHINGLESCOPE_TEST(TestPlainRowScanner, NoApplication)
#include "tst_plain_row_scanner.moc"
