// SPDX-License-Identifier: MIT
// Merged records of a project in files: who chose each cell, and what should be checked.
#include <QtTest>

#include "core/export/exporter.h"
#include "tests/support/merged_desk.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr const char *kMill = "a mill on the river with a wheel and a pond";

/// One group of rows 0 to 2; row 3 is alone.
const MergedDesk::Rows kMills = {{"M", kMill, "2019-01-01"},
                                 {"Mi", kMill, "2019-03-01"},
                                 {"Mill", kMill, "x"},
                                 {"Else", "something else entirely, and long enough", ""}};

ExportRequest requestOf(const MergedDesk &desk, ExportContent content) {
  ExportRequest request;
  request.dataset = desk.dataset;
  request.result = desk.result;
  request.records = desk.digests;
  request.groups = desk.groups;
  request.groupSlots = desk.groups->inOrder();
  request.merges = desk.verdicts->mergeTexts();
  request.content = content;
  request.format = ExportFormat::Tsv;
  request.profile = ExportProfile::Exact;
  return request;
}

std::string bytesOfMerges(const ExportRequest &request) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const auto done = writeExport(request, sink, {});
  return done ? text : "error: " + done.error().detail();
}

}  // namespace

class TestMergedRows : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_store = MemoryVerdictStore(); }

  void originsNameWhoChose() {
    MergedDesk desk(kMills, m_store);
    desk.keep(0);
    desk.merge(0, {{"name", {}, "Mi"}, {"day", MergeRule{MergeCriterion::Longest}, {}}});
    const std::string tsv = bytesOfMerges(requestOf(desk, ExportContent::MergeOrigins));
    QCOMPARE(tsv, std::string("group\trow\tcolumn\tvalue\tset_by\trule\trows\tnote\n"
                              "0\t0\tname\tMi\tmanual\t\t1\t\n"
                              "0\t0\ttext\t") +
                      kMill + "\ttable\tfilled\t0\t\n0\t0\tday\t2019-01-01\tgroup\tlongest\t0\t\n");
    QVERIFY(desk.verdicts->apply({.rows = {{{2}, RowMark::TakenOut}}}));
    desk.regroup();
    const std::string changed = bytesOfMerges(requestOf(desk, ExportContent::MergeOrigins));
    QVERIFY2(changed.find("\tmanual\t\t1\tgroup changed\n") != std::string::npos, changed.c_str());
    QVERIFY2(changed.find("filled\t0\t\n") != std::string::npos, changed.c_str());
  }

  /// A group outside the scope is as in the cleaned table of that scope.
  void onlyGroupsInScopeAreMerged() {
    MergedDesk desk(kMills, m_store);
    desk.keep(0);
    desk.merge(0, {{"name", {}, "N"}});
    ExportRequest request = requestOf(desk, ExportContent::MergedTable);
    std::string tsv = bytesOfMerges(request);
    QCOMPARE(std::ranges::count(tsv, '\n'), 3);
    QVERIFY2(tsv.find("\nN\t") != std::string::npos, tsv.c_str());
    request.groupSlots.clear();
    tsv = bytesOfMerges(request);
    QCOMPARE(std::ranges::count(tsv, '\n'), 5);
    QVERIFY2(tsv.find("\nM\t") != std::string::npos, tsv.c_str());
    request.content = ExportContent::Merged;
    QCOMPARE(std::ranges::count(bytesOfMerges(request), '\n'), 1);
  }

  void groupsWithoutAMergeAreNotWritten() {
    MergedDesk desk(kMills, m_store);
    desk.keep(0);
    ExportRequest request = requestOf(desk, ExportContent::Merged);
    QCOMPARE(std::ranges::count(bytesOfMerges(request), '\n'), 1);
    request.mergeRules = MergeRules{{MergeCriterion::Newest, "day"}};
    const std::string tsv = bytesOfMerges(request);
    QVERIFY2(tsv.find("0\t0\t0;1;2\t2\tMi\t") != std::string::npos, tsv.c_str());
    request.records.reset();
    QVERIFY(bytesOfMerges(request).starts_with("error: "));
  }

 private:
  MemoryVerdictStore m_store;
};

SHINGLESCOPE_TEST(TestMergedRows, NoApplication)
#include "tst_merged_rows.moc"
