// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/export/content/result_rows.h"
#include "core/export/format/json_rows.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;

namespace {

constexpr std::uint64_t kNoLimit = 50'000'000;
constexpr const char *kHeader =
    "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n";

struct WrittenPairs {
  std::string text;
  PairsSummary summary;
};

WrittenPairs writtenPairs(const DuplicateResult &result, std::uint64_t maxPairs) {
  WrittenPairs written;
  const auto dataset = test::sampleDataset();
  written.text = test::writtenCsv([&](RowWriter &rows) {
    auto summary = writePairs(result, *dataset, maxPairs, rows, {});
    if (summary) written.summary = *summary;
    return summary;
  });
  return written;
}

/// Returns a result of three texts whose rows alternate. Each text is a pair with each other text,
/// so every two rows are a pair.
DuplicateResult manyRows(std::uint32_t rows) {
  DuplicateResult result;
  for (std::uint32_t row = 0; row < rows; ++row) result.classes.textOfRow.push_back(row % 3);
  for (std::uint32_t text = 0; text < 3; ++text) {
    for (std::uint32_t row = text; row < rows; row += 3) result.classes.rows.push_back(row);
    result.classes.rowOffsets.push_back(static_cast<std::uint32_t>(result.classes.rows.size()));
  }
  result.sets.offsets = {0, 1, 2, 3};
  result.sets.values = {1, 1, 1};
  result.pairs = {{{0}, {1}, 9, 10, 100, 9}, {{0}, {2}, 9, 10, 100, 9}, {{1}, {2}, 9, 10, 100, 9}};
  result.report.engine = "find";
  return result;
}

}  // namespace

class TestResultRows : public QObject {
  Q_OBJECT
 private slots:
  void allPairsInNumericOrder();
  void idsComeFromTheIdColumn();
  void linksAreStarsAndSinglePairs();
  void theLimitItselfGivesAllPairs();
  void exactHasNoSignatureColumns();
  void estimateHasNoExactColumns();
  void emptyTextsAreNeverListed();
  void anEmptyResultHasAHeader();
  void orderHoldsOverManyRows();
  void aFailingSinkStopsTheWriting();
  void aCancelledRunStopsTheWriting();
  void anUnknownIdColumnIsRejected();
  void groupsByRow();
  void objectsHoldTheSame();
};

void TestResultRows::allPairsInNumericOrder() {
  const WrittenPairs written = writtenPairs(test::sampleResult(), kNoLimit);
  QCOMPARE(written.text, std::string(kHeader) +
                             "0,2,,,0.800000,0.812500,21,8,10\n"
                             "0,3,,,1.000000,1.000000,32,5,5\n"
                             "0,5,,,1.000000,1.000000,32,5,5\n"
                             "0,6,,,0.800000,0.812500,21,8,10\n"
                             "1,2,,,0.900000,0.937500,25,9,10\n"
                             "1,6,,,0.900000,0.937500,25,9,10\n"
                             "2,3,,,0.800000,0.812500,21,8,10\n"
                             "2,5,,,0.800000,0.812500,21,8,10\n"
                             "2,6,,,1.000000,1.000000,32,5,5\n"
                             "3,5,,,1.000000,1.000000,32,5,5\n"
                             "3,6,,,0.800000,0.812500,21,8,10\n"
                             "5,6,,,0.800000,0.812500,21,8,10\n");
  QCOMPARE(written.summary.written, std::uint64_t{12});
  QVERIFY(written.summary.form == PairsForm::All);
}

void TestResultRows::idsComeFromTheIdColumn() {
  DuplicateResult result = test::sampleResult();
  result.report.recipe.id = "id";
  result.pairs.clear();
  const WrittenPairs written = writtenPairs(result, kNoLimit);
  QCOMPARE(written.text, std::string(kHeader) +
                             "0,3,\"a,1\",d,1.000000,1.000000,32,5,5\n"
                             "0,5,\"a,1\",,1.000000,1.000000,32,5,5\n"
                             "2,6,\"c\"\"3\",g,1.000000,1.000000,32,5,5\n"
                             "3,5,d,,1.000000,1.000000,32,5,5\n");
}

void TestResultRows::linksAreStarsAndSinglePairs() {
  const WrittenPairs written = writtenPairs(test::sampleResult(), 11);
  QCOMPARE(written.text, std::string(kHeader) +
                             "0,2,,,0.800000,0.812500,21,8,10\n"
                             "0,3,,,1.000000,1.000000,32,5,5\n"
                             "0,5,,,1.000000,1.000000,32,5,5\n"
                             "1,2,,,0.900000,0.937500,25,9,10\n"
                             "2,6,,,1.000000,1.000000,32,5,5\n");
  QCOMPARE(written.summary.written, std::uint64_t{5});
  QVERIFY(written.summary.form == PairsForm::Links);
}

void TestResultRows::theLimitItselfGivesAllPairs() {
  const WrittenPairs written = writtenPairs(test::sampleResult(), 12);
  QCOMPARE(written.summary.written, std::uint64_t{12});
  QVERIFY(written.summary.form == PairsForm::All);
}

void TestResultRows::exactHasNoSignatureColumns() {
  DuplicateResult result = test::sampleResult();
  result.report.engine = "exact";
  const std::string text = writtenPairs(result, 1).text;
  QCOMPARE(text.substr(0, text.find("0,5")), std::string(kHeader) +
                                                 "0,2,,,0.800000,,,8,10\n"
                                                 "0,3,,,1.000000,,,5,5\n");
}

void TestResultRows::estimateHasNoExactColumns() {
  DuplicateResult result = test::sampleResult();
  result.report.recipe.verification = Verification::Estimate;
  for (ScoredPair &pair : result.pairs) pair.intersection = pair.whole = 0;
  const std::string text = writtenPairs(result, 1).text;
  QCOMPARE(text.substr(0, text.find("0,5")), std::string(kHeader) +
                                                 "0,2,,,,0.812500,21,,\n"
                                                 "0,3,,,,1.000000,32,,\n");
}

void TestResultRows::emptyTextsAreNeverListed() {
  DuplicateResult result = test::sampleResult();
  result.classes.emptyTexts = {0, 1, 2, 3};
  result.pairs.clear();
  QCOMPARE(writtenPairs(result, kNoLimit).text, std::string(kHeader));
  QCOMPARE(writtenPairs(result, 0).text, std::string(kHeader));
}

void TestResultRows::anEmptyResultHasAHeader() {
  const DuplicateResult nothing;
  const WrittenPairs written = writtenPairs(nothing, kNoLimit);
  QCOMPARE(written.text, std::string(kHeader));
  QCOMPARE(written.summary.written, std::uint64_t{0});
}

void TestResultRows::orderHoldsOverManyRows() {
  constexpr std::uint64_t kRows = 600;
  const WrittenPairs written = writtenPairs(manyRows(kRows), kNoLimit);
  QCOMPARE(written.summary.written, kRows * (kRows - 1) / 2);
  const QList<QByteArray> lines = QByteArray::fromStdString(written.text).split('\n');
  std::uint64_t expectedA = 0;
  std::uint64_t expectedB = 1;
  for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
    const QList<QByteArray> fields = lines[i].split(',');
    QCOMPARE(fields.size(), 9);
    QCOMPARE(fields[0].toULongLong(), expectedA);
    QCOMPARE(fields[1].toULongLong(), expectedB);
    QCOMPARE(fields[4], QByteArray((expectedB - expectedA) % 3 == 0 ? "1.000000" : "0.900000"));
    if (++expectedB == kRows) expectedB = ++expectedA + 1;
  }
}

void TestResultRows::aFailingSinkStopsTheWriting() {
  int calls = 0;
  const ByteSink sink = [&calls](std::string_view) -> Result<void> {
    ++calls;
    return plainError(ErrorCode::Io, "Disk full.");
  };
  const auto dataset = test::sampleDataset();
  const RunContext context;
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  const auto summary = writePairs(manyRows(600), *dataset, kNoLimit, rows, context);
  QVERIFY(!summary && summary.error().code == ErrorCode::Io);
  QCOMPARE(calls, 1);
}

void TestResultRows::aCancelledRunStopsTheWriting() {
  std::stop_source stop;
  RunContext context;
  context.stop = stop.get_token();
  std::size_t bytes = 0;
  const ByteSink sink = [&](std::string_view chunk) -> Result<void> {
    bytes += chunk.size();
    stop.request_stop();
    return {};
  };
  const auto dataset = test::sampleDataset();
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  const auto summary = writePairs(manyRows(600), *dataset, kNoLimit, rows, context);
  QVERIFY(!summary && summary.error().code == ErrorCode::Cancelled);
  QVERIFY(bytes < 100'000);
  DelimitedRows others(',', ExportProfile::Exact, sink, context);
  const auto groups = writeGroups(test::sampleResult(), *dataset, others);
  QVERIFY(!groups && groups.error().code == ErrorCode::Cancelled);
}

void TestResultRows::anUnknownIdColumnIsRejected() {
  DuplicateResult result = test::sampleResult();
  result.report.recipe.id = "nowhere";
  QVERIFY(writtenPairs(result, kNoLimit).text.find("error: ") == 0);
}

void TestResultRows::groupsByRow() {
  DuplicateResult result = test::sampleResult();
  result.groups = {{{{0}, {5}}, 1, {0}, {5}, WeakestLinkBasis::AllMembers},
                   {{{2}, {3}, {6}}, 1, {2}, {3}, WeakestLinkBasis::AllMembers}};
  const auto dataset = test::sampleDataset();
  const std::string text =
      test::writtenCsv([&](RowWriter &rows) { return writeGroups(result, *dataset, rows); });
  QCOMPARE(text, std::string("row,group\n0,0\n2,1\n3,1\n5,0\n6,1\n"));
}

void TestResultRows::objectsHoldTheSame() {
  DuplicateResult result = test::sampleResult();
  result.report.engine = "exact";
  std::string text;
  const ByteSink sink = appendingTo(text);
  const RunContext context;
  JsonRows rows(JsonRows::Shape::Lines, false, sink, context);
  const auto dataset = test::sampleDataset();
  const auto summary = writePairs(result, *dataset, 1, rows, context);
  QVERIFY(summary);
  QCOMPARE(summary->written, std::uint64_t{5});
  QCOMPARE(text.substr(0, text.find('\n') + 1),
           std::string("{\"row_a\":0,\"row_b\":2,\"id_a\":null,\"id_b\":null,\"jaccard\":0.800000,"
                       "\"estimate\":null,\"shared_bands\":null,\"intersection\":8,"
                       "\"union\":10}\n"));
}

SHINGLESCOPE_TEST(TestResultRows, NoApplication)
#include "tst_result_rows.moc"
