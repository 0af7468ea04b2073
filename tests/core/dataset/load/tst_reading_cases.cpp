// SPDX-License-Identifier: MIT
#include <QTest>

#include <thread>

#include "core/dataset/csv/record_parser.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/delimiter_cases.h"
#include "tests/support/tables/extent_cases.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/reading_case.h"
#include "tests/support/tables/row_separator_cases.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using namespace shinglescope::test;

namespace {

constexpr std::size_t kReadingCasesBlockSizes[] = {1, 2, 3, 7, 64, 4095, 4096, 4097, 1U << 20U};

const std::vector<ReadingCase> kRecordCases = {
    {"1 empty", "", {}, {}, {"file is empty"}},
    {"1 header only", "id,name\n", {}, {}, {"no rows below"}, withHeader(), {"id", "name"}},
    {"1 only blank lines", "\n\n", {}, {}, {"only blank lines"}},
    {"2 no final line end", "a,b\nc,d", {{"a", "b"}, {"c", "d"}}},
    {"2 two final line ends", "a,b\nc,d\n\n", {{"a", "b"}, {"c", "d"}}},
    {"3 CRLF", "a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}}},
    {"3 CR", "a,b\rc,d\r", {{"a", "b"}, {"c", "d"}}},
    {"3 mixed",
     "a,b\nc,d\r\ne,f\rg,h",
     {{"a", "b"}, {"c", "d"}, {"e", "f"}, {"g", "h"}},
     {"mixed line ends -@2:4"}},
    {"4 line ends in quotes", "\"a\r\nb\",\"c\nd\re\"\nf,g\n", {{"a\r\nb", "c\nd\re"}, {"f", "g"}}},
    {"5 doubled quote",
     "\"a \"\"b\"\" c\",\"\"\"\"\n\"\"\"\"\"\",x\n",
     {{"a \"b\" c", "\""}, {"\"\"", "x"}}},
    {"6 backslash in quotes",
     "\"say \\\"hi\\\"\",\"a\\\\\"\n\"C:\\new\",\"x\"\"y\"\n",
     {{"say \"hi\"", "a\\"}, {"C:\\new", "x\"y"}},
     {},
     {},
     changed(with(','), [](LoadOptions &o) { o.escape = std::optional('\\'); })},
    {"6 backslash outside quotes",
     "id,name\na\\,b,\\\"c\nC:\\new,two\\\nlines\nx,y\\\r\nz\n",
     {{"a,b", "\"c"}, {"C:\\new", "two\nlines"}, {"x", "y\r\nz"}},
     {},
     {},
     changed(withHeader(), [](LoadOptions &o) { o.escape = std::optional('\\'); })},
    {"6 backslash before the end",
     "a,\"b\\\"\nc,d\ne,f\\",
     {{"a", "\"b\""}, {"c", "d"}, {"e", "f\\"}},
     {"quote that never closes 0@1:2"},
     {},
     changed(with(','), [](LoadOptions &o) { o.escape = std::optional('\\'); })},
    {"6 no escape unless chosen", "a\\,b\n", {{"a\\", "b"}}},
    {"7 quote in mid-field", "x\"y\",z\n", {{"x\"y\"", "z"}}, {}, {"kept as written: 1"}},
    {"8 text after a quote",
     "\"p\"q,r\n\"s\" ,t\n",
     {{"\"p\"q", "r"}, {"\"s\" ", "t"}},
     {"text after a closing quote 0@1:3", "text after a closing quote 1@2:10"}},
    {"8 after a multi-line field",
     "\"p\nq\"r,s\nt,u\n",
     {{"\"p\nq\"r", "s"}, {"t", "u"}},
     {"text after a closing quote 0@1:5"}},
    {"9 unterminated, and a quoted field below",
     "a,b,c\n1,\"x,5\n2,\"y, z\",6\n3,w,7\n",
     {{"1", "\"x", "5"}, {"2", "y, z", "6"}, {"3", "w", "7"}},
     {"quote that never closes 0@2:8"},
     {"kept as written: 1"},
     withHeader()},
    {"9 unterminated",
     "a,\"b\nc,d\ne,f\n",
     {{"a", "\"b"}, {"c", "d"}, {"e", "f"}},
     {"quote that never closes 0@1:2"},
     {"kept as written: 1"}},
    {"9 unterminated at the end",
     "a,b\nc,\"",
     {{"a", "b"}, {"c", "\""}},
     {"quote that never closes 1@2:6"},
     {"kept as written: 1"}},
    {"9 beyond the row limit",
     "a,\"b\nc,d\ne,f\ng,h\ni,\"j\"\n",
     {{"a", "\"b"}, {"c", "d"}, {"e", "f"}, {"g", "h"}, {"i", "j"}},
     {"quote that never closes 0@1:2"},
     {"kept as written: 1"},
     withLimit(12)},
    {"9 very long, its lines are rows",
     "p,q\n\"p,q\n" + repeated("p,q\n", 1200) + "\"p,q\n",
     [] {
       Rows rows = numberedRows(1203);
       rows[1][0] = "\"p";
       rows[1202][0] = "\"p";
       return rows;
     }(),
     {"very long quoted field 1@2:4", "quote that never closes 1202@1203:4809"},
     {"kept as written: 2"}},
    {"9 very long, its lines are no rows",
     "p,q\n\"" + repeated("prose\n", 1200) + "\",q\n",
     {{"p", "q"}, {repeated("prose\n", 1200), "q"}},
     {"very long quoted field 1@2:4"}},
    {"10 single quotes",
     "'a,b','it''s'\nc,\"d\"\n'e\nf',g\n",
     {{"a,b", "it's"}, {"c", "\"d\""}, {"e\nf", "g"}},
     {},
     {},
     with(',', '\'')},
    {"11 short row", "a,b\nc\nd,e\n", {{"a", "b"}, {"c", ""}, {"d", "e"}}, {"short row 1@2:4"}},
    {"12 long row",
     "a,b\nc,d,e,f\ng,h\n",
     {{"a", "b"}, {"c", "d", "e", "f"}, {"g", "h"}},
     {"long row 1@2:4"}},
    {"13 another delimiter",
     "a,b,c\nd;e;f\ng,h,i\n\"j\tk\tl\"\nm,n,o\n",
     {{"a", "b", "c"}, {"d;e;f", "", ""}, {"g", "h", "i"}, {"j\tk\tl", "", ""}, {"m", "n", "o"}},
     {"row with another delimiter 1@2:6", "short row 3@4:18"}},
    {"14 comma", "a,b\nc,d\n", {{"a", "b"}, {"c", "d"}}},
    {"14 semicolon", "a;b\nc;d\n", {{"a", "b"}, {"c", "d"}}, {}, {}, with(';')},
    {"14 tab", "a\tb\nc\t\n", {{"a", "b"}, {"c", ""}}, {}, {}, with('\t')},
    {"14 bar", "a|b\n|d\n", {{"a", "b"}, {"", "d"}}, {}, {}, with('|')},
    {"14 space", "a b\nc \"d e\"\n", {{"a", "b"}, {"c", "d e"}}, {}, {}, with(' ')},
    {"14 unit separator",
     "a\x1F"
     "b\nc\x1F"
     "d\n",
     {{"a", "b"}, {"c", "d"}},
     {},
     {},
     with('\x1F')},
    {"15 one column", "a\nb\n", {{"a"}, {"b"}}},
    {"16 another dialect later",
     "a,b,c\nd,e,f\n1;2;3\n4;5;6\n7;8;9\n",
     {{"d", "e", "f"}, {"1;2;3", "", ""}, {"4;5;6", "", ""}, {"7;8;9", "", ""}},
     {"change of dialect 1@3:12", "row with another delimiter 1@3:12",
      "row with another delimiter 2@4:18", "row with another delimiter 3@5:24"},
     {},
     withHeader()},
    {"16 one that parts into other widths",
     "a,b,c\n1,2,3\n" + repeated("1;2;3;4,5\n", 10),
     [] {
       Rows rows(11, std::vector<std::string>{"1;2;3;4", "5", ""});
       rows[0] = {"1", "2", "3"};
       return rows;
     }(),
     [] {
       Lines lines = {"change of dialect 1@3:12"};
       for (int i = 0; i < 10; ++i) {
         lines.push_back("short row " + std::to_string(1 + i) + "@" + std::to_string(3 + i) + ":" +
                         std::to_string(12 + 10 * i));
       }
       return lines;
     }(),
     {},
     withHeader()},
    {"17 quotes literal",
     "\"a\tb\"\n\"c\td\n",
     {{"\"a", "b\""}, {"\"c", "d"}},
     {},
     {},
     with('\t', std::nullopt)},
};

const std::vector<ReadingCase> kByteCases = {
    {"18 mark",
     "\xEF\xBB\xBF"
     "a,b\n",
     {{"a", "b"}}},
    {"18 mark before a quote", "\xEF\xBB\xBF\"a\",b\n", {{"a", "b"}}},
    {"19 UTF-16LE with a mark",
     std::string("\xFF\xFE"
                 "a\0,\0\xE8\0\r\0\n\0"sv),
     {{"a", "è"}},
     {},
     {"Offsets count"}},
    {"19 UTF-16BE with a mark",
     std::string("\xFE\xFF\0a\0,\0\xE8\0\n"sv),
     {{"a", "è"}},
     {},
     {"Offsets count"}},
    {"19 UTF-16LE without a mark",
     std::string("a\0,\0b\0\n\0c\0,\0\xE8\0\n\0"sv),
     {{"a", "b"}, {"c", "è"}},
     {},
     {"Offsets count"}},
    {"20 windows-1252",
     "a,caf\xE8\nb,\x80\n",
     {{"a", "cafè"}, {"b", "€"}},
     {},
     {"Offsets count"},
     inEncoding("windows-1252")},
    {"20 Latin-1", "a,caf\xE8\n", {{"a", "cafè"}}, {}, {"Offsets count"}, inEncoding("ISO-8859-1")},
    {"22 stray bytes",
     "a,\xC3\xA8\nb,\xE8z\xFF\nc,\"\xE8\"\"\"\n",
     {{"a", "è"}, {"b", "\uFFFDz\uFFFD"}, {"c", "\uFFFD\""}},
     {"invalid bytes 1@2:7", "invalid bytes 2@3:14"}},
    {"23 lone surrogate",
     std::string("\xFF\xFE"
                 "a\0,\0b\0\n\0c\0,\0\0\xD8\n\0"sv),
     {{"a", "b"}, {"c", "\uFFFD"}},
     {"half a character 1@2:9"},
     {"Offsets count"}},
    {"23 odd last byte",
     std::string("\xFF\xFE"
                 "a\0,\0b\0\n\0c\0,\0d\0e"sv),
     {{"a", "b"}, {"c", "d\uFFFD"}},
     {"half a character 1@2:10"},
     {"Offsets count"}},
    {"24 NUL",
     std::string("a\0b,c\nof some length,words\nd,e\0\n"sv),
     {{std::string("a\0b"sv), "c"}, {"of some length", "words"}, {"d", std::string("e\0"sv)}}},
    {"25 a tail of NULs",
     repeated("p,q\n", 6) + std::string(90, '\0'),
     numberedRows(6),
     {"NUL bytes at the end -@7:24"}},
    {"25 without a last line end",
     repeated("p,q\n", 60) + "p,q" + std::string(5, '\0'),
     numberedRows(61),
     {"NUL bytes at the end -@62:243"}},
    {"25 NULs that are no tail", repeated("p,q\n", 60) + std::string("\0\0\0,q\n"sv),
     [] {
       Rows rows = numberedRows(61);
       rows[60][0] = std::string(3, '\0');
       return rows;
     }()},
    {"26 a very long field",
     "\"" + repeated("long ", 40'000) + "\",b\n",
     {{repeated("long ", 40'000), "b"}}},
    {"27 row over the limit",
     "a,b\n0123456789,0123456789\nc,d\n",
     {{"a", "b"}, {"c", "d"}},
     {"row too large -@2:4"},
     {},
     withLimit(12)},
    {"27 the last row",
     "a,b\n0123456789,0123456789",
     {{"a", "b"}},
     {"row too large -@2:4"},
     {},
     withLimit(12)},
    {"27 CRLF",
     "0123456789,0123456789\r\nc,d\r\n",
     {{"c", "d"}},
     {"row too large -@1:0"},
     {},
     withLimit(12)},
    {"27 exactly the limit",
     "012345,012345\nc,d\n",
     {{"012345", "012345"}, {"c", "d"}},
     {},
     {},
     withLimit(13)},
    {"28 100,000 columns",
     repeated("x,", 99'999) + "x\n",
     {std::vector<std::string>(100'000, "x")}},
    {"29 blank lines",
     "\n\na,b\n\r\n\n\"\",\"\"\nc,d\n",
     {{"a", "b"}, {"", ""}, {"c", "d"}},
     {"mixed line ends -@4:6"}},
    {"29 quoted empty", "\"\"\na\n", {{""}, {"a"}}},
    {"30 white space", " a , b\n", {{" a ", " b"}}},
    {"30 spaces beside quotes are left out",
     "\"a, b\",  \"c\" ,d \"e\", f\n \"g\nh\",\"\", \"\"\"i\"\"\" , \"\"\n",
     {{"a, b", "c", "d \"e\"", " f"}, {"g\nh", "", "\"i\"", ""}},
     {},
     {"kept as written: 1"},
     spaced()},
    {"30 spaces beside quotes that are none",
     " \"a\" b,c\n \"d,e\n",
     {{" \"a\" b", "c"}, {" \"d", "e"}},
     {"text after a closing quote 0@1:4", "quote that never closes 1@2:10"},
     {"kept as written: 1"},
     spaced()},
};

const std::vector<ReadingCase> kFileCases = {
    {"31 preamble",
     "Report, \"2019\n\nid,name\n1,a\n2,b\n",
     {{"1", "a"}, {"2", "b"}},
     {},
     {"kept out of it: 2, beginning \"Report, \"2019"},
     changed(withHeader(), [](LoadOptions &o) { o.preambleLines = 2; }),
     {"id", "name"}},
    {"31 preamble of another line end",
     "Report\r\rid,name\n1,a\n",
     {{"1", "a"}},
     {},
     {"kept out of it: 2"},
     changed(withHeader(), [](LoadOptions &o) { o.preambleLines = 2; })},
    {"31 footnotes stay",
     "id,name\n1,a\n\nSource: us\n",
     {{"1", "a"}, {"Source: us", ""}},
     {"short row 1@4:13"},
     {"Line 4 at the end may be footnotes"},
     withHeader()},
    {"32 comments if chosen",
     "# made by \"us\nid,name\n#1,a\n2,#b\n \t#3,c\n",
     {{"2", "#b"}, {" \t#3", "c"}},
     {},
     {},
     changed(withHeader(), [](LoadOptions &o) { o.comment = std::optional('#'); })},
    {"32 comments are data if no mark is set", "#a,b\n\"#c\",d\n", {{"#a", "b"}, {"#c", "d"}}},
    {"33 no header",
     "1,2\n3,4\n",
     {{"1", "2"}, {"3", "4"}},
     {},
     {},
     with(','),
     {"column 1", "column 2"}},
    {"33 empty and repeated names",
     "price,,price\n1,2,3\n",
     {{"1", "2", "3"}},
     {},
     {"Column 2", "Column 3"},
     withHeader(),
     {"price", "column 2", "price (2)"}},
    {"34 several tables",
     "id,name,price\n1,a,2\n2,b,3\n\ncode,qty\nx,1\ny,2\n\nz\n",
     {{"1", "a", "2"},
      {"2", "b", "3"},
      {"code", "qty", ""},
      {"x", "1", ""},
      {"y", "2", ""},
      {"z", "", ""}},
     {"another table 2@5:27", "short row 2@5:27", "short row 3@6:36", "short row 4@7:40",
      "short row 5@9:45"},
     {},
     withHeader()},
    {"34 without a blank line",
     "id,name,price\n1,a,2\ncode,qty\n" + repeated("x,1\n", 7),
     [] {
       Rows rows(9, std::vector<std::string>{"x", "1", ""});
       rows[0] = {"1", "a", "2"};
       rows[1] = {"code", "qty", ""};
       return rows;
     }(),
     {"another table 1@3:20", "short row 1@3:20", "short row 2@4:29", "short row 3@5:33",
      "short row 4@6:37", "short row 5@7:41", "short row 6@8:45", "short row 7@9:49",
      "short row 8@10:53"},
     {},
     withHeader()},
    {"35 sep= line",
     "sep=;\r\nid;name\r\n1;a\r\n",
     {{"1", "a"}},
     {},
     {"kept out of it: 1"},
     changed(with(';'),
             [](LoadOptions &o) {
               o.hasHeader = true;
               o.preambleLines = 1;
             }),
     {"id", "name"}},
    {"36 Ctrl-Z at the end", "a,b\nc,d\n\x1A", {{"a", "b"}, {"c", "d"}}, {}, {"Ctrl-Z"}},
    {"36 Ctrl-Z after the last cell", "a,b\nc,d\x1A", {{"a", "b"}, {"c", "d"}}, {}, {"Ctrl-Z"}},
    {"36 Ctrl-Z elsewhere",
     "a,b\x1A\nc,d\x1A\x1A",
     {{"a", "b\x1A"}, {"c", "d\x1A"}},
     {},
     {"Ctrl-Z"}},
    {"37 other separators",
     "a\xC2\x85z,b\xE2\x80\xA8z\x0B\x0C\nc,d\n",
     {{"a\u0085z", "b\u2028z\x0B\x0C"}, {"c", "d"}}},
    {"38 file name", "a,b\n", {{"a", "b"}}, {}, {}, with(','), {}, "new\nline\xFF.csv"},
};

const std::vector<ReadingCase> &allCases() {
  static const std::vector<ReadingCase> kCases = [] {
    std::vector<ReadingCase> cases = kRecordCases;
    for (const auto &more :
         {kByteCases, kFileCases, kDelimiterCases, kRowSeparatorCases, kExtentCases})
      cases.insert(cases.end(), more.begin(), more.end());
    return cases;
  }();
  return kCases;
}

Lines problemLines(const LoadReport &report) {
  Lines lines;
  for (const RowProblem &problem : report.problems) {
    lines.push_back(std::string(problemKindName(problem.kind)) + " " +
                    (problem.row ? std::to_string(*problem.row) : "-") + "@" +
                    std::to_string(problem.line) + ":" + std::to_string(problem.byteOffset));
  }
  return lines;
}

bool areNotes(const std::vector<Message> &notes, const Lines &parts) {
  return std::equal(notes.begin(), notes.end(), parts.begin(), parts.end(),
                    [](const Message &note, const std::string &part) {
                      return inEnglish(note).find(part) != std::string::npos;
                    });
}

}  // namespace

/// The cases of docs/reading.md, one by one.
class TestReadingCases : public QObject {
  Q_OBJECT

 private slots:
  void readsEachCase_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < allCases().size(); ++i) {
      QTest::newRow(allCases()[i].name) << static_cast<int>(i);
    }
  }

  void readsEachCase() {
    QFETCH(int, index);
    const ReadingCase &reading = allCases()[static_cast<std::size_t>(index)];
    const TemporaryTable file(reading.bytes, reading.fileName);
    LoadOptions options = reading.options;
    std::string first;
    for (const std::size_t blockBytes : kReadingCasesBlockSizes) {
      options.blockBytes = blockBytes;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
      const LoadReport &report = loaded->report;
      const std::string said = transcript(*loaded);
      if (first.empty()) first = said;
      QCOMPARE(said, first);
      QCOMPARE(report.accountedBytes(), report.fileBytes);
      if (blockBytes != kReadingCasesBlockSizes[0]) continue;
      Rows rows;
      for (std::uint32_t i = 0; i < report.rows; ++i) rows.push_back(rowOf(*loaded->dataset, i));
      QVERIFY2(rows == reading.rows, said.substr(0, 5000).c_str());
      QVERIFY2(problemLines(report) == reading.problems, said.substr(0, 5000).c_str());
      QVERIFY2(areNotes(report.notes, reading.notes), said.substr(0, 5000).c_str());
      if (!reading.columns.empty()) QVERIFY(loaded->dataset->columnNames() == reading.columns);
    }
  }

  void readsEachCaseInPieces_data() { readsEachCase_data(); }
  void readsEachCaseInPieces() {
    QFETCH(int, index);
    const ReadingCase &reading = allCases()[static_cast<std::size_t>(index)];
    const TemporaryTable file(reading.bytes, reading.fileName);
    const auto whole = loadDataset(file.path(), reading.options, {});
    QVERIFY(whole.hasValue());
    const std::string expected = transcript(*whole);
    LoadOptions options = reading.options;
    for (const std::size_t pieceBytes : {1, 2, 3, 5, 8, 13, 64, 1000}) {
      if (reading.bytes.size() / pieceBytes > 20'000) continue;
      options.pieceBytes = pieceBytes;
      for (const unsigned threads : {1U, 2U, 4U, 8U}) {
        RunContext context;
        context.threads = threads;
        const auto loaded = loadDataset(file.path(), options, context);
        QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
        QCOMPARE(transcript(*loaded), expected);
      }
    }
  }

  /// Case 39.
  void reportsAFileThatGrewDuringReading() {
    const TemporaryTable file(repeated("p,q\n", 100'000));
    LoadOptions options = with(',');
    options.blockBytes = 4;
    Progress progress;
    RunContext context;
    context.progress = &progress;
    std::jthread writer([&] {
      while (progress.done.load() < 4) std::this_thread::yield();
      std::ofstream(file.path(), std::ios::app) << "r,s\n";
    });
    const auto loaded = loadDataset(file.path(), options, context);
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{100'000});
    QCOMPARE(loaded->report.fileBytes, std::uint64_t{400'000});
    QVERIFY(areNotes(loaded->report.notes, {"changed while it was read"}));
  }

  /// A result that is returned before all bytes are available must be the final one.
  void neverDecidesTooEarly() {
    for (const ReadingCase &reading : allCases()) {
      const LoadOptions &o = reading.options;
      if (reading.bytes.size() > 1000) continue;
      RecordParser parser(marksOf(o), o.maxRowBytes);
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
};

SHINGLESCOPE_TEST(TestReadingCases, NoApplication)
#include "tst_reading_cases.moc"
