// SPDX-License-Identifier: MIT
// Candidates are the compared pairs of distinct texts; their number is the same in every output
// (docs/definitions.md).

#include <QtTest>
#include <numeric>

#include "core/export/exporter.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/comparison/bands_estimate.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns advertisements, many of them repeated, as in a marketplace.
std::shared_ptr<const Dataset> repeatedRentals() {
  const auto all = rentals();
  if (all == nullptr) return nullptr;
  std::vector<std::uint32_t> rows(400);
  std::iota(rows.begin(), rows.end(), 0U);
  for (std::uint32_t row = 0; row < 400; ++row) rows.insert(rows.end(), row % 5, row);
  return copyRows(*all, rows);
}

/// Returns different single words: texts with the same key for a band only seem to share the band.
std::shared_ptr<const Dataset> loneWords() {
  std::vector<std::string> texts;
  for (int i = 0; i < 30'000; ++i) texts.push_back("w" + std::to_string(i));
  return textDataset(texts);
}

QString htmlReport(const std::shared_ptr<const Dataset> &dataset, const DuplicateResult &result) {
  ExportRequest request;
  request.dataset = dataset;
  request.result = std::make_shared<const DuplicateResult>(result);
  request.content = ExportContent::Report;
  request.format = ExportFormat::Html;
  request.profile = ExportProfile::Exact;
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const auto done = writeExport(request, sink, {});
  return QString::fromStdString(done ? text : done.error().detail());
}

}  // namespace

class TestCandidateCounts : public QObject {
  Q_OBJECT

 private slots:
  void areTheSameEverywhere();
  void pairsOfCollidingKeysAreCompared();
  void bucketPairsBoundThem();
  void tooManyBucketPairsAreRejected();
};

void TestCandidateCounts::areTheSameEverywhere() {
  const auto dataset = repeatedRentals();
  QVERIFY(dataset != nullptr);
  Recipe recipe = rentalsRecipe();
  recipe.threshold = {5, 10};
  const auto run = findDuplicates(*dataset, recipe, threads(2));
  QVERIFY2(run, run ? "" : run.error().detail().c_str());
  const std::uint64_t candidates = run->report.candidates;
  const auto texts = makeExactSets(*dataset, recipe, {});
  QVERIFY(texts);
  const auto swept = sweepBands(*texts, nullptr, {});
  const auto estimated =
      estimateBands(*texts, {recipe.signature, recipe.threshold}, {100'000, 1}, {});
  QVERIFY(swept && estimated);
  for (const auto *bands : {&*swept, &*estimated}) {
    const auto point = std::ranges::find(bands->points, recipe.bandPlan(), &BandsPoint::plan);
    QVERIFY(point != bands->points.end());
    QCOMPARE(point->candidates.texts, candidates);
    // They represent more row pairs, without those of identical rows.
    QVERIFY(point->candidates.rows > candidates);
    QVERIFY(point->verified.texts > 0 && point->falsePositives.texts > 0);
    QCOMPARE(point->verified.texts + point->falsePositives.texts, candidates);
    QCOMPARE(point->verified.rows + bands->identicalPairs, run->report.pairs);
  }
  const auto buckets = viewBuckets(*texts, {}, {});
  QVERIFY(buckets);
  QCOMPARE(buckets->candidates, candidates);
  const auto showdown = runShowdown(*dataset, recipe, {}, {});
  QVERIFY(showdown);
  QCOMPARE(showdown->candidates, candidates);
  const QString line = QStringLiteral("<th scope=\"row\">candidates</th><td>%1</td>")
                           .arg(QLocale(QLocale::English).toString(qulonglong{candidates}));
  QVERIFY2(htmlReport(dataset, *run).contains(line), qPrintable(line));
}

void TestCandidateCounts::pairsOfCollidingKeysAreCompared() {
  const auto dataset = loneWords();
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature.numHashes = 128;
  recipe.bands = 64;
  const auto texts = makeExactSets(*dataset, recipe, threads(2));
  QVERIFY(texts);
  const auto signatures = signExactSets(*texts, recipe.signature, threads(2));
  const auto keys = makeBandKeys(signatures->signatures, recipe.bandPlan(), {});
  const auto candidates = generateCandidates(*keys, texts->withShingles, {});
  const auto confirmed =
      probeCandidates(*texts, *signatures, recipe.bandPlan(), {}, ProbeScores::None);
  const auto run = findDuplicates(*dataset, recipe, threads(2));
  const auto buckets = viewBuckets(*texts, {}, threads(2));
  QVERIFY(run && buckets && confirmed);
  QVERIFY2(candidates->pairs.size() > confirmed->pairs.size(), "no key collides in this data");
  QCOMPARE(run->report.candidates, candidates->pairs.size());
  QCOMPARE(buckets->candidates, run->report.candidates);
}

void TestCandidateCounts::bucketPairsBoundThem() {
  const auto dataset = repeatedRentals();
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), {});
  QVERIFY(texts);
  for (const BandPlan &plan : {BandPlan{1, 128}, BandPlan{16, 8}, BandPlan{128, 1}}) {
    const auto signatures = signExactSets(*texts, texts->recipe.signature, {});
    const auto keys = makeBandKeys(signatures->signatures, plan, {});
    // By definition, every two texts count once for each band in which their keys agree.
    std::uint64_t expected = 0;
    for (const std::uint32_t a : texts->withShingles)
      for (const std::uint32_t b : texts->withShingles)
        for (std::uint32_t band = 0; a < b && band < plan.bands; ++band)
          expected += keys->band(band)[a] == keys->band(band)[b] ? 1U : 0U;
    const auto counted = countBucketPairs(*keys, texts->withShingles, threads(3));
    QVERIFY(counted);
    QCOMPARE(*counted, expected);
    QVERIFY(generateCandidates(*keys, texts->withShingles, {})->pairs.size() <= expected);
  }
}

void TestCandidateCounts::tooManyBucketPairsAreRejected() {
  const auto dataset = repeatedRentals();
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), {});
  QVERIFY(texts);
  BandsQuestion question{texts->recipe.signature, texts->recipe.threshold, 1000};
  QCOMPARE(sweepBands(*texts, question, nullptr, {}).error().code, ErrorCode::Limit);
  question.mostBucketPairs = 20'000'000;
  const auto swept = sweepBands(*texts, question, nullptr, {});
  const auto free = sweepBands(*texts, nullptr, {});
  QVERIFY(swept && free);
  for (std::size_t i = 0; i < free->points.size(); ++i)
    QCOMPARE(swept->points[i].candidates, free->points[i].candidates);
}

SHINGLESCOPE_TEST(TestCandidateCounts, NoApplication)
#include "tst_candidate_counts.moc"
