#include <QtTest>

#include "core/lsh/capped_buckets.h"
#include "core/pipeline/find_duplicates.h"
#include "core/pipeline/recipe.h"
#include "tests/support/build_dataset.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestTemplateRows : public QObject {
  Q_OBJECT

 private slots:
  /// B2: rows of one template that differ in a number are one group, for a
  /// number of comparisons that grows with the rows alone; what was left out is
  /// said.
  void differInANumber() {
    constexpr std::size_t kRows = 10000;
    std::vector<std::string> texts;
    for (std::size_t row = 0; row < kRows; ++row)
      texts.push_back("your order with the number " + std::to_string(row) +
                      " was packed this morning and is now on its way to you by the carrier that "
                      "you have chosen when you paid for it");
    const auto dataset = textDataset(texts);
    Recipe recipe;
    recipe.compare = {"text"};
    recipe.shingle.unit = ShingleUnit::Word;
    recipe.shingle.k = 3;
    RunReport first;
    for (const unsigned threads : {1U, 3U}) {
      RunContext context;
      context.threads = threads;
      const auto result = findDuplicates(*dataset, recipe, context);
      QVERIFY(result);
      const RunReport &report = result->report;
      QCOMPARE(result->groups.size(), std::size_t{1});
      QCOMPARE(result->groups.front().rows.size(), kRows);
      QVERIFY(report.candidates <= mostPairsInBand(kRows) * recipe.bands);
      QVERIFY(report.candidates <= 40 * kRows);  // what it comes to
      QVERIFY(report.buckets.cappedBuckets > 0);
      QCOMPARE(report.buckets.rowsAffected, std::uint64_t{kRows});
      QVERIFY(report.buckets.pairsNotExamined > 0);
      QVERIFY(report.buckets.pairsNotExamined + report.candidates <= kRows * (kRows - 1) / 2);
      QCOMPARE(report.skipped.size(), std::size_t{1});
      if (threads == 1) first = report;
      QCOMPARE(report.candidates, first.candidates);
      QCOMPARE(report.buckets.pairsNotExamined, first.buckets.pairsNotExamined);
    }
  }
};

QTEST_APPLESS_MAIN(TestTemplateRows)
#include "tst_template_rows.moc"
