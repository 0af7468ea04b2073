// SPDX-License-Identifier: MIT
// The first pages of a report: rows in, removed and left, the state of the review, its quality, and
// the groups that need a look.
#include <QtTest>

#include "core/export/exporter.h"
#include "core/export/report/report_summary.h"
#include "core/export/report/report_text.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::string reportOf(const ExportRequest &request) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const auto done = writeExport(request, sink, {});
  return done ? text : "error: " + done.error().detail();
}

bool hasLine(const std::string &report, const std::string &line) {
  return ("\n" + textOfReport(report)).find("\n" + line + "\n") != std::string::npos;
}

/// Rows 0, 3 and 5 have one text, rows 2 and 6 another, row 1 a third; row 4 is empty. The groups
/// are those at 0.7.
ExportRequest summaryRequest(const ReviewMarks &marks = {}) {
  ExportRequest request;
  request.dataset = test::sampleDataset();
  request.result = std::make_shared<const DuplicateResult>(test::sampleResult());
  auto groups = ReviewGroups::make(request.result, {7, 10}, marks, {});
  request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  request.groupSlots = request.groups->inOrder();
  request.items = makeQueue(*request.result);
  request.content = ExportContent::Report;
  request.format = ExportFormat::Html;
  request.profile = ExportProfile::Exact;
  return request;
}

}  // namespace

class TestReportSummary : public QObject {
  Q_OBJECT

 private slots:
  void rowsAddUp() {
    ReviewMarks marks;
    marks.rows.push_back({{0}, RowMark::Keeper});
    const std::string report = reportOf(summaryRequest(marks));
    QVERIFY(hasLine(report, "rows in\t7"));
    QVERIFY2(hasLine(report, "rows removed\t5 (71 %)"), textOfReport(report).c_str());
    QVERIFY(hasLine(report, "rows left\t2 (29 %)"));
    QVERIFY(hasLine(report, "rows in groups\t6 (86 %)"));
  }

  void theReviewIsCounted() {
    ExportRequest request = summaryRequest();
    const auto before = reviewProgress(request, {});
    QVERIFY(before);
    QCOMPARE(before->items, 5U);  // three pairs, two classes of identical rows
    QCOMPARE(before->decided(), 0U);
    QCOMPARE(before->groups, 1U);
    QCOMPARE(before->groupsWithoutKeeper, 1U);
    ItemTable said;
    said.at(keyOf(request.items.at(0), *request.result)).verdict = Verdict::Duplicate;
    said.at(keyOf(request.items.at(1), *request.result)).verdict = Verdict::Unsure;
    request.judgements = said.snapshot();
    const std::string report = reportOf(request);
    QVERIFY(hasLine(report, "items at or above the threshold\t5"));
    QVERIFY2(hasLine(report, "with a verdict\t2 (40 %)"), textOfReport(report).c_str());
    QVERIFY(hasLine(report, "unsure\t1"));
  }

  void qualityIsThatOfTheAudit() {
    ExportRequest request = summaryRequest();
    QVERIFY(reportOf(request).find("No pair of the random audit has been decided") !=
            std::string::npos);
    request.audited = AuditedPrecision{{7, 10}, 100, 45, 5, 2};
    const std::string report = reportOf(request);
    QVERIFY2(report.find("50 were drawn at random and decided; 45 are duplicates: 90 %") !=
                 std::string::npos,
             textOfReport(report).c_str());
    QVERIFY(report.find("it may have missed pairs") != std::string::npos);
  }

  void theSummaryComesBeforeTheDetails() {
    const std::string report = reportOf(summaryRequest());
    std::size_t at = 0;
    for (const char *part :
         {"<h2>Summary</h2>", "<h3>Quality</h3>", "<h2>The largest groups</h2>",
          "<h2>Doubtful groups</h2>", "Details</h2>", "<h2>Counts</h2>", "<h2>Recipe</h2>"}) {
      const std::size_t found = report.find(part, at);
      QVERIFY2(found != std::string::npos, part);
      at = found;
    }
  }

  void doubtsHaveReasons() {
    ReviewGroup group;
    group.rows = {{0}, {1}};
    group.weakest = RowLink{0.9, {0}, {1}};
    QVERIFY(doubtAbout(group, {8, 10}).empty());
    group.weakest->similarity = 0.5;
    QVERIFY(doubtAbout(group, {8, 10}).starts_with("A chain"));
    group.isReviewed = true;  // a reviewer joined them nevertheless
    QVERIFY(doubtAbout(group, {8, 10}).empty());
    group.judgedNot = 3;
    QVERIFY(doubtAbout(group, {8, 10}).ends_with(": 3."));
    group.isContradictory = true;
    QVERIFY(doubtAbout(group, {8, 10}).starts_with("Verdicts"));
  }

  void theMostDoubtfulGroupIsFirst() {
    const ExportRequest request = summaryRequest();
    QVERIFY(doubtfulGroups(request).empty());  // 0.7 is the weakest link
    ReviewMarks marks;
    marks.pairs.push_back({{0}, {1}, Verdict::NotDuplicate});
    const ExportRequest judged = summaryRequest(marks);
    QCOMPARE(doubtfulGroups(judged).size(), std::size_t{1});
    QVERIFY(reportOf(judged).find("still joined by others: 1.") != std::string::npos);
  }

  void recordsCannotBeMarkupHereEither() {
    ExportRequest request = summaryRequest();
    DatasetBuilder builder({"id", "text"});
    for (int row = 0; row < 7; ++row) builder.addRow({"r", "<script>x</script>"}, 0);
    request.dataset = builder.finish();
    QVERIFY(reportOf(request).find("<script") == std::string::npos);
  }

  /// Ten groups of each kind, with five rows and short cells, fit some ten pages.
  void theSummaryIsBounded() {
    std::string out;
    ReportMarkup markup(out);
    const ExportRequest request = summaryRequest();
    ReportCards cards(request, markup);
    QVERIFY(writeSummary(request, markup, cards, {}));
    QVERIFY(out.find("1 more rows.") != std::string::npos);  // 6 rows, 5 shown
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = writeSummary(request, markup, cards, {.stop = stop.get_token()});
    QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestReportSummary, NoApplication)
#include "tst_report_summary.moc"
