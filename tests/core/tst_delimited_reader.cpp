#include <QTest>

#include <chrono>

#include "core/base/hash.h"
#include "core/dataset/dataset_loader.h"
#include "core/dataset/delimited_reader.h"
#include "core/dataset/record_parser.h"
#include "tests/support/temporary_table.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using test::TemporaryTable;

namespace {

using Rows = std::vector<std::vector<std::string>>;
using Kinds = std::vector<ProblemKind>;

constexpr std::size_t kBlockSizes[] = {1, 2, 3, 7, 64, 4095, 4096, 4097, 1U << 20U};

/// A case of docs/reading.md: bytes in, rows and problems out.
struct ReadingCase {
  const char *name;
  std::string_view bytes;
  Rows rows;
  Kinds problems = {};
  char delimiter = ',';
  std::optional<char> quote = '"';
  std::uint64_t maxRowBytes = 64U << 20U;
};

using enum ProblemKind;

const std::vector<ReadingCase> kReadingCases = {
    {"1 empty", "", {}},
    {"2 no final line end", "a,b\nc,d", {{"a", "b"}, {"c", "d"}}},
    {"2 two final line ends", "a,b\nc,d\n\n", {{"a", "b"}, {"c", "d"}}},
    {"3 CRLF", "a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}}},
    {"3 CR", "a,b\rc,d\r", {{"a", "b"}, {"c", "d"}}},
    {"3 mixed",
     "a,b\nc,d\r\ne,f\rg,h",
     {{"a", "b"}, {"c", "d"}, {"e", "f"}, {"g", "h"}},
     {MixedLineEnds}},
    {"4 line ends in quotes", "\"a\r\nb\",\"c\nd\re\"\nf,g\n", {{"a\r\nb", "c\nd\re"}, {"f", "g"}}},
    {"5 doubled quote", "\"a \"\"b\"\" c\",\"\"\"\"\n", {{"a \"b\" c", "\""}}},
    {"5 only doubled quotes", "\"\"\"\"\"\",x\n", {{"\"\"", "x"}}},
    {"7 quote in mid-field", "x\"y\",z\n", {{"x\"y\"", "z"}}},
    {"8 text after a quote",
     "\"p\"q,r\n\"s\" ,t\n",
     {{"\"p\"q", "r"}, {"\"s\" ", "t"}},
     {TextAfterQuote, TextAfterQuote}},
    {"8 after a multi-line field",
     "\"p\nq\"r,s\nt,u\n",
     {{"\"p\nq\"r", "s"}, {"t", "u"}},
     {TextAfterQuote}},
    {"9 unterminated",
     "a,\"b\nc,d\ne,f\n",
     {{"a", "\"b"}, {"c", "d"}, {"e", "f"}},
     {UnterminatedQuote}},
    {"9 unterminated at the end", "a,b\nc,\"", {{"a", "b"}, {"c", "\""}}, {UnterminatedQuote}},
    {"9 beyond the row limit",
     "a,\"b\nc,d\ne,f\ng,h\ni,\"j\"\n",
     {{"a", "\"b"}, {"c", "d"}, {"e", "f"}, {"g", "h"}, {"i", "j"}},
     {UnterminatedQuote},
     ',',
     '"',
     12},
    {"11 short row", "a,b\nc\nd,e\n", {{"a", "b"}, {"c", ""}, {"d", "e"}}, {ShortRow}},
    {"12 long row",
     "a,b\nc,d,e,f\ng,h\n",
     {{"a", "b"}, {"c", "d", "e", "f"}, {"g", "h"}},
     {LongRow}},
    {"14 semicolon", "a;b\nc;d\n", {{"a", "b"}, {"c", "d"}}, {}, ';'},
    {"14 tab", "a\tb\nc\t\n", {{"a", "b"}, {"c", ""}}, {}, '\t'},
    {"14 bar", "a|b\n|d\n", {{"a", "b"}, {"", "d"}}, {}, '|'},
    {"14 unit separator",
     "a\x1F"
     "b\nc\x1F"
     "d\n",
     {{"a", "b"}, {"c", "d"}},
     {},
     '\x1F'},
    {"15 one column", "a\nb\n", {{"a"}, {"b"}}},
    {"17 quotes literal",
     "\"a\tb\"\n\"c\td\n",
     {{"\"a", "b\""}, {"\"c", "d"}},
     {},
     '\t',
     std::nullopt},
    {"18 mark",
     "\xEF\xBB\xBF"
     "a,b\n",
     {{"a", "b"}}},
    {"18 mark before a quote", "\xEF\xBB\xBF\"a\",b\n", {{"a", "b"}}},
    {"19 UTF-16",
     "\xFF\xFE"
     "a\0,\0\xE8\0\r\0\n\0b\0,\0\0\xD8\r\0\n\0"sv,
     {{"a", "è"}, {"b", "\uFFFD"}},
     {InvalidBytes}},
    {"22 stray bytes",
     "a,\xC3\xA8\nb,\xE8z\xFF\nc,\"\xE8\"\"\"\n",
     {{"a", "è"}, {"b", "\uFFFDz\uFFFD"}, {"c", "\uFFFD\""}},
     {InvalidBytes, InvalidBytes}},
    {"24 NUL", "a\0b,c\n"sv, {{std::string("a\0b"sv), "c"}}},
    {"27 row over the limit",
     "a,b\n0123456789,0123456789\nc,d\n",
     {{"a", "b"}, {"c", "d"}},
     {RowTooLarge},
     ',',
     '"',
     12},
    {"27 the last row", "a,b\n0123456789,0123456789", {{"a", "b"}}, {RowTooLarge}, ',', '"', 12},
    {"27 CRLF", "0123456789,0123456789\r\nc,d\r\n", {{"c", "d"}}, {RowTooLarge}, ',', '"', 12},
    {"27 exactly the limit",
     "012345,012345\nc,d\n",
     {{"012345", "012345"}, {"c", "d"}},
     {},
     ',',
     '"',
     13},
    {"29 blank lines",
     "\n\na,b\n\r\n\n\"\",\"\"\nc,d\n",
     {{"a", "b"}, {"", ""}, {"c", "d"}},
     {MixedLineEnds}},
    {"29 quoted empty", "\"\"\na\n", {{""}, {"a"}}},
    {"30 white space", " a , b\n", {{" a ", " b"}}},
    {"37 other separators",
     "a\xC2\x85z,b\xE2\x80\xA8z\x0B\x0C\nc,d\n",
     {{"a\u0085z", "b\u2028z\x0B\x0C"}, {"c", "d"}}},
};

std::vector<std::string> rowOf(const Dataset &table, std::uint32_t row) {
  std::vector<std::string> cells;
  for (std::uint32_t i = 0; i < table.columnCount(); ++i) {
    cells.emplace_back(table.cell(RecordId{row}, ColumnId{i}));
  }
  const auto &extra = table.extraCells(RecordId{row});
  cells.insert(cells.end(), extra.begin(), extra.end());
  return cells;
}

/// Everything that reading gave, as text, so that two readings can be compared.
std::string transcript(const LoadedDataset &loaded) {
  const LoadReport &report = loaded.report;
  std::string text;
  for (const std::string &name : loaded.dataset->columnNames()) text += name + "\x01";
  for (std::uint32_t row = 0; row < report.rows; ++row) {
    text += "\n" + std::to_string(loaded.dataset->sourceOffset(RecordId{row})) + ":";
    for (const std::string &cell : rowOf(*loaded.dataset, row)) text += cell + "\x02";
  }
  for (const RowProblem &problem : report.problems) {
    text += "\n" + std::string(problemKindName(problem.kind)) + " " +
            (problem.row ? std::to_string(*problem.row) : "-") + " " +
            std::to_string(problem.line) + " " + std::to_string(problem.byteOffset) + " " +
            problem.detail;
  }
  for (const std::uint64_t figure :
       {report.rows, report.columns, report.physicalLines, report.blankLines,
        report.multiLineFields, report.fileBytes, report.bomBytes, report.headerBytes,
        report.recordBytes, report.blankBytes, report.rejectedBytes}) {
    text += "\n" + std::to_string(figure);
  }
  for (const std::string &note : report.notes) text += "\n" + note;
  return text;
}

bool accountsForEveryByte(const LoadReport &report) {
  return report.bomBytes + report.headerBytes + report.recordBytes + report.blankBytes +
             report.rejectedBytes ==
         report.fileBytes;
}

/// Random bytes of the kind that trips readers over.
std::string hostileBytes(SplitMix64 &random) {
  static const std::vector<std::string> kPieces = {"a",        "bc",   ",",    ",",
                                                   "\"",       "\"",   "\"\"", "\n",
                                                   "\n",       "\r",   "\r\n", std::string(1, '\0'),
                                                   "\xC3\xA8", "\xC3", "\xFF", " ",
                                                   "\t",       ";",    "1"};
  std::string bytes;
  for (std::uint64_t length = random.next() % 60; length > 0; --length) {
    bytes += kPieces[random.next() % kPieces.size()];
  }
  return bytes;
}

double secondsToLoad(const std::string &path, const LoadOptions &options) {
  const auto start = std::chrono::steady_clock::now();
  const auto loaded = loadDataset(path, options, {});
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  return loaded ? seconds.count() : 1e9;
}

}  // namespace

class TestDelimitedReader : public QObject {
  Q_OBJECT

 private slots:
  void readsEachCase_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kReadingCases.size(); ++i) {
      QTest::newRow(kReadingCases[i].name) << static_cast<int>(i);
    }
  }

  void readsEachCase() {
    QFETCH(int, index);
    const ReadingCase &reading = kReadingCases[static_cast<std::size_t>(index)];
    const TemporaryTable file(reading.bytes);
    LoadOptions options;
    options.delimiter = reading.delimiter;
    options.quote = reading.quote;
    options.hasHeader = false;
    options.maxRowBytes = reading.maxRowBytes;
    std::string first;
    for (const std::size_t blockBytes : kBlockSizes) {
      options.blockBytes = blockBytes;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail.c_str());
      Rows rows;
      for (std::uint32_t i = 0; i < loaded->report.rows; ++i) {
        rows.push_back(rowOf(*loaded->dataset, i));
      }
      Kinds kinds;
      for (const RowProblem &problem : loaded->report.problems) kinds.push_back(problem.kind);
      if (first.empty()) first = transcript(*loaded);
      QVERIFY2(rows == reading.rows, transcript(*loaded).c_str());
      QVERIFY2(kinds == reading.problems, transcript(*loaded).c_str());
      QVERIFY(accountsForEveryByte(loaded->report));
      QCOMPARE(transcript(*loaded), first);
    }
  }

  void saysWhereAProblemIs() {
    const TemporaryTable file("id,text\n1,\"two\nlines\"\n\n2\n3,\"open\n4,\xFF\n");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    const auto &problems = loaded->report.problems;
    QCOMPARE(problems.size(), std::size_t{3});
    QVERIFY(problems[0].kind == ShortRow);
    QCOMPARE(*problems[0].row, 1U);
    QCOMPARE(problems[0].line, std::uint64_t{5});
    QCOMPARE(problems[0].byteOffset, std::uint64_t{23});
    QCOMPARE(problems[0].detail, std::string("1 cell instead of 2"));
    QVERIFY(problems[1].kind == UnterminatedQuote);
    QCOMPARE(problems[1].line, std::uint64_t{6});
    QCOMPARE(problems[1].byteOffset, std::uint64_t{27});
    QVERIFY(problems[2].kind == InvalidBytes);
    QCOMPARE(problems[2].byteOffset, std::uint64_t{35});
    QCOMPARE(loaded->report.physicalLines, std::uint64_t{7});
    QCOMPARE(loaded->report.blankLines, std::uint64_t{1});
    QCOMPARE(loaded->report.multiLineFields, std::uint64_t{1});
    QCOMPARE(loaded->dataset->sourceOffset(RecordId{0}), std::uint64_t{8});
  }

  /// Whatever is said before all bytes are there is what is said in the end.
  void neverDecidesTooEarly() {
    for (const ReadingCase &reading : kReadingCases) {
      RecordParser parser(reading.delimiter, reading.quote, reading.maxRowBytes);
      ParsedRecord whole;
      ParsedRecord part;
      std::string_view rest = reading.bytes;
      while (!rest.empty()) {
        const ParseStatus expected = parser.parse(rest, true, whole);
        const auto cells = std::vector<std::string>(whole.cells.begin(), whole.cells.end());
        for (std::size_t length = 1; length < rest.size(); ++length) {
          const ParseStatus status = parser.parse(rest.substr(0, length), false, part);
          if (status == ParseStatus::NeedMore) continue;
          QVERIFY2(status == expected, reading.name);
          if (status == ParseStatus::TooLarge) continue;
          QCOMPARE(part.length, whole.length);
          QVERIFY(std::equal(part.cells.begin(), part.cells.end(), cells.begin(), cells.end()));
        }
        if (expected == ParseStatus::TooLarge) break;
        rest.remove_prefix(whole.length);
      }
    }
  }

  void doesNotDependOnTheBlockSize() {
    SplitMix64 random(7);
    const TemporaryTable file("");
    for (int round = 0; round < 400; ++round) {
      const std::string bytes = hostileBytes(random);
      file.write(bytes);
      LoadOptions options;
      if (round % 2 == 0) options.delimiter = ',';
      if (round % 2 == 0) options.quote = std::optional('"');
      if (round % 4 == 0) options.maxRowBytes = 1 + random.next() % 30;
      std::string expected;
      for (const std::size_t blockBytes : {1U << 20U, 1U, 2U, 3U, 7U, 64U}) {
        options.blockBytes = blockBytes;
        const auto loaded = loadDataset(file.path(), options, {});
        if (!loaded) QVERIFY2(loaded.error().code == ErrorCode::Format, "only as binary");
        const std::string result = loaded ? transcript(*loaded) : loaded.error().detail;
        if (expected.empty()) expected = result;
        QVERIFY2(result == expected, (bytes + "\n---\n" + result + "\n---\n" + expected).c_str());
        if (loaded) QVERIFY2(accountsForEveryByte(loaded->report), bytes.c_str());
      }
    }
  }

  void crossesBlocksOfTheUsualSizes() {
    std::string bytes = "id,text,note\n";
    for (int i = 0; i < 3000; ++i) {
      bytes += std::to_string(i) + ",\"line one of " + std::to_string(i) + "\r\nsaid \"\"è\"\"\"," +
               std::string(static_cast<std::size_t>(i % 17), 'x') + "\r\n";
    }
    const TemporaryTable file(bytes);
    LoadOptions options;
    std::string expected;
    for (const std::size_t blockBytes : kBlockSizes) {
      options.blockBytes = blockBytes;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY(loaded.hasValue());
      QCOMPARE(loaded->report.rows, std::uint64_t{3000});
      QCOMPARE(loaded->report.multiLineFields, std::uint64_t{3000});
      QCOMPARE(loaded->report.physicalLines, std::uint64_t{6001});
      const std::string result = transcript(*loaded);
      if (expected.empty()) expected = result;
      QVERIFY(result == expected);
    }
  }

  void keepsAVeryLongFieldWhoseLinesAreNoRows() {
    std::string bytes = "id,text\n1,\"";
    for (int i = 0; i < 1500; ++i) bytes += "a line of prose without the mark\n";
    bytes += "\"\n2,b\n";
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{2});
    QCOMPARE(loaded->report.problems.size(), std::size_t{1});
    QVERIFY(loaded->report.problems[0].kind == LongQuotedField);
  }

  void takesAQuoteLiterallyWhereTheLinesAreRows() {
    std::string bytes = "id,text\n1,\"open\n";
    for (int i = 2; i < 1502; ++i) bytes += std::to_string(i) + ",row\n";
    bytes += "1502,it \" closes\n1503,last\n";
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{1503});
    QCOMPARE(loaded->report.problems.size(), std::size_t{1});
    QVERIFY(loaded->report.problems[0].kind == LongQuotedField);
    QVERIFY(loaded->dataset->cell(RecordId{0}, ColumnId{1}) == "\"open");
  }

  void acceptsManyColumnsAndLongFields() {
    std::string bytes = "0";
    for (int i = 1; i < 100'000; ++i) bytes += "," + std::to_string(i);
    bytes += "\n" + std::string(99'999, ',') + std::string(200'000, 'x') + "\n";
    LoadOptions options;
    options.hasHeader = true;
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.columns, std::uint64_t{100'000});
    QCOMPARE(loaded->dataset->cell(RecordId{0}, ColumnId{99'999}).size(), std::size_t{200'000});
  }

  /// Each of these once made a reader look at the rest of the file for every
  /// row. 4 MB take well under a second here; quadratic work takes hours.
  void staysLinearOnHostileQuotes() {
    constexpr std::size_t kRows = 500'000;
    for (const auto line :
         {"a,\"b\n"sv, "\"a\"\"\n"sv, ",\"\"b\"\"\n"sv, "\"\"\"b\n"sv, "\n"sv, "\"\n"sv}) {
      std::string bytes = "\"";
      for (std::size_t i = 0; i < kRows; ++i) bytes += line;
      const TemporaryTable file(bytes);
      LoadOptions options;
      options.delimiter = ',';
      options.quote = std::optional('"');
      QVERIFY2(secondsToLoad(file.path(), options) < 20, line.data());
      options.maxRowBytes = 1000;
      QVERIFY2(secondsToLoad(file.path(), options) < 20, line.data());
    }
  }
};

QTEST_APPLESS_MAIN(TestDelimitedReader)
#include "tst_delimited_reader.moc"
