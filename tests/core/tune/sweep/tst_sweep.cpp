// SPDX-License-Identifier: MIT
// A sweep, compared with a simple computation over all pairs of 300 rows that shares neither its
// loops nor its counting; also tables, files and intervals of sweeps.

#include <QtTest>
#include <cmath>
#include <set>
#include <thread>

#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/sweep.h"
#include "core/tune/sweep/sweep_table.h"
#include "tests/support/plain_sweep.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

void compareErrors(const ErrorSummary &actual, const std::vector<double> &errors) {
  QCOMPARE(actual.pairs, std::uint64_t(errors.size()));
  if (errors.empty()) return;
  const double count = double(errors.size());
  double mean = 0, bias = 0, squares = 0;
  for (const double error : errors) {
    mean += std::abs(error) / count;
    bias += error / count;
  }
  for (const double error : errors) squares += (std::abs(error) - mean) * (std::abs(error) - mean);
  QVERIFY(std::abs(actual.mean - mean) < 1e-12);
  QVERIFY(std::abs(actual.bias - bias) < 1e-12);
  QVERIFY(std::abs(actual.deviation - std::sqrt(squares / count)) < 1e-9);
}

}  // namespace

class TestSweep : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void agreesWithAPlainComputation_data();
  void agreesWithAPlainComputation();
  void bandsThatDoNotDivideAreReported();
  void sameForAnyThreadCount();
  void timesAreComplete();
  void samplesDifferAndGiveIntervals();
  void cancelKeepsWhatIsDone();
  void pairsOfASetting_data();
  void pairsOfASetting();
  void frontHoldsTheUnbeatenSettings();
  void tableAndJson();
  void gridFiles_data();
  void gridFiles();
  void publishedGridHas432Settings();
  void fewPairsAreReported();
  void studentsQuantiles();

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

void TestSweep::initTestCase() {
  m_dataset = someRentals(300, 5);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.shingle.unit = ShingleUnit::Word;
}

void TestSweep::agreesWithAPlainComputation_data() {
  QTest::addColumn<SweepPairs>("pairs");
  QTest::newRow("pairs that differ") << SweepPairs::ThatDiffer;
  QTest::newRow("with identical rows") << SweepPairs::WithIdentical;
}

void TestSweep::agreesWithAPlainComputation() {
  QFETCH(SweepPairs, pairs);
  SweepResult result;
  const auto done = runSweep(*m_dataset, m_recipe, smallGrid(), result, threads(2));
  QVERIFY2(done, done ? "" : done.error().detail().c_str());
  QCOMPARE(result.rows.size(), std::size_t{2 * 2 * 2 * 3 * 2 * 2});
  QCOMPARE(result.sampleRows, std::uint64_t{300});
  std::uint64_t matches = 0;
  std::uint64_t identical = 0;
  for (std::size_t i = 0; i < result.rows.size(); i += 5) {  // every value of each list occurs
    const SweepRow &row = result.rows[i];
    QCOMPARE(row.outcomes.size(), std::size_t{1});
    const SweepFigures &outcome = row.outcomes.front().of(pairs);
    const Plain plain =
        computePlainly(plainRows(*m_dataset, m_recipe, row.setting), row.setting, pairs);
    QVERIFY(outcome.estimated == plain.estimated);
    QVERIFY(outcome.verified == plain.verified);
    QCOMPARE(row.outcomes.front().candidates, plain.textCandidates);
    QCOMPARE(row.outcomes.front().identicalPairs, plain.identical);
    identical += plain.identical;
    QCOMPARE(outcome.candidateError.pairs, plain.candidates);
    compareErrors(outcome.candidateError, plain.candidateErrors);
    compareErrors(outcome.allError, plain.allErrors);
    const double tp = double(plain.estimated.truePositives);
    const double found = tp + double(plain.estimated.falsePositives);
    const double all = tp + double(plain.estimated.falseNegatives);
    if (found > 0) QVERIFY(std::abs(*outcome.estimated.precision() - tp / found) < 1e-12);
    if (all > 0) QVERIFY(std::abs(*outcome.estimated.recall() - tp / all) < 1e-12);
    if (tp > 0) {
      const double p = tp / found, r = tp / all;
      QVERIFY(std::abs(*outcome.estimated.f1() - 2 * p * r / (p + r)) < 1e-12);
    }
    // As defined in docs/tuning.md.
    QCOMPARE(double(outcome.matches()), found);
    QCOMPARE(double(outcome.truePairs), all);
    matches += outcome.truePairs;
  }
  QVERIFY(matches > 100);
  QVERIFY(identical > 0);
}

void TestSweep::bandsThatDoNotDivideAreReported() {
  SweepGrid grid = smallGrid();
  grid.hash = {HashFunction::Xxh3};
  grid.permutations = {PermutationScheme::Affine};
  grid.numHashes = {50};
  grid.bands = {20, 60};
  grid.k = {3};
  grid.thresholds = {{5, 10}};
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, {}));
  QCOMPARE(result.rows.size(), std::size_t{2});
  const SweepRow &uneven = result.rows[0];
  QCOMPARE(uneven.setting.unusedHashes(), 10U);
  QCOMPARE(uneven.setting.plan().rows, 2U);
  QVERIFY(!uneven.setting.canBeAdopted());
  QCOMPARE(uneven.outcomes.size(), std::size_t{1});
  const Plain plain = computePlainly(plainRows(*m_dataset, m_recipe, uneven.setting),
                                     uneven.setting, SweepPairs::WithIdentical);
  QVERIFY(uneven.outcomes[0].withIdentical.estimated == plain.estimated);
  QVERIFY(plain.estimated.truePositives > 0);
  QVERIFY(!result.rows[1].setting.canRun());
  QVERIFY(result.rows[1].outcomes.empty());
  const std::string csv = sweepToCsv(result, SweepPairs::ThatDiffer);
  QVERIFY(csv.find(",bands do not divide the hashes\n") != std::string::npos);
  QVERIFY(csv.find(",more bands than hashes\n") != std::string::npos);
}

void TestSweep::sameForAnyThreadCount() {
  SweepGrid grid = smallGrid();
  grid.rows = 100;
  grid.samples = 2;
  SweepResult one, three;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, one, threads(1)));
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, three, threads(3)));
  for (std::size_t i = 0; i < one.rows.size(); ++i) {
    for (std::size_t s = 0; s < 2; ++s) {
      const SweepOutcome &a = one.rows[i].outcomes[s];
      const SweepOutcome &b = three.rows[i].outcomes[s];
      for (const SweepPairs pairs : {SweepPairs::ThatDiffer, SweepPairs::WithIdentical}) {
        QVERIFY(a.of(pairs).estimated == b.of(pairs).estimated);
        QVERIFY(a.of(pairs).verified == b.of(pairs).verified);
        QCOMPARE(a.of(pairs).allError.mean, b.of(pairs).allError.mean);
        QCOMPARE(a.of(pairs).candidateError.deviation, b.of(pairs).candidateError.deviation);
      }
      QCOMPARE(a.candidates, b.candidates);
      QCOMPARE(a.bytes(), b.bytes());
    }
  }
}

void TestSweep::timesAreComplete() {
  SweepGrid grid = smallGrid();
  grid.k = {3};
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, {}));
  for (const SweepRow &row : result.rows) {
    const SweepOutcome &outcome = row.outcomes.front();
    QVERIFY(outcome.signSeconds > 0 && outcome.indexSeconds > 0);
    QCOMPARE(outcome.seconds(), outcome.signSeconds + outcome.indexSeconds + outcome.querySeconds);
    QCOMPARE(outcome.signatureBytes % (4 * row.setting.numHashes), std::uint64_t{0});
    const std::uint64_t texts = outcome.signatureBytes / (4 * row.setting.numHashes);
    QVERIFY(texts > 250 && texts <= 300);
    QCOMPARE(outcome.indexBytes, texts * row.setting.bands * 8);
  }
}

void TestSweep::samplesDifferAndGiveIntervals() {
  SweepGrid grid = smallGrid();
  grid.rows = 150;
  grid.samples = 4;
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, threads(2)));
  QCOMPARE(result.samplesDone, 4U);
  const QList<QByteArray> lines =
      QByteArray::fromStdString(sweepToCsv(result, SweepPairs::ThatDiffer)).split('\n');
  const auto column = lines[0].split(',').indexOf("verified_recall");
  bool isWide = false;
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    const SweepRow &row = result.rows[i];
    QCOMPARE(row.outcomes.size(), std::size_t{4});
    const ConfidenceInterval recall = row.verifiedRecall(SweepPairs::ThatDiffer);
    QVERIFY(recall.low <= recall.mean && recall.mean <= recall.high);
    isWide = isWide || recall.high > recall.low;
    const QByteArray cell = lines[int(i) + 1].split(',')[column];
    QCOMPARE(cell.isEmpty(), recall.samples == 0);
    if (recall.samples > 0) QVERIFY(std::abs(cell.toDouble() - recall.mean) < 1e-6);
  }
  QVERIFY(isWide);
}

void TestSweep::cancelKeepsWhatIsDone() {
  std::stop_source source;
  Progress progress;
  RunContext context{source.get_token(), &progress, 1, 0};
  SweepGrid grid = smallGrid();
  grid.samples = 1000;
  SweepResult result;
  std::jthread stopper([&] {
    while (progress.done.load() < 60) std::this_thread::yield();
    source.request_stop();
  });
  const auto done = runSweep(*m_dataset, m_recipe, grid, result, context);
  QVERIFY(!done);
  QCOMPARE(done.error().code, ErrorCode::Cancelled);
  QVERIFY(result.isPartial);
  QVERIFY(result.samplesDone < 1000);
  QVERIFY(!result.rows.front().outcomes.empty());
  SweepResult whole;
  QVERIFY(runSweep(*m_dataset, m_recipe, smallGrid(), whole, {}));
  QVERIFY(whole.rows.front().outcomes[0].thatDiffer.estimated ==
          result.rows.front().outcomes[0].thatDiffer.estimated);
}

void TestSweep::pairsOfASetting_data() { agreesWithAPlainComputation_data(); }

void TestSweep::pairsOfASetting() {
  QFETCH(SweepPairs, pairs);
  SweepGrid grid = smallGrid();
  grid.rows = 200;
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, {}));
  const SweepRow &row = result.rows[0];
  const auto list =
      listSweepPairs(*m_dataset, m_recipe, grid, {row.setting, 0, pairs, 100000}, threads(2));
  QVERIFY(list);
  MatchCounts counts;
  std::uint64_t candidates = 0;
  for (const SweepPair &pair : *list) {
    QVERIFY(pair.rowA < pair.rowB && pair.rowB.value < m_dataset->rowCount());
    candidates += pair.isCandidate ? 1U : 0U;
    counts.truePositives += pair.fate == SweepFate::TruePositive ? 1U : 0U;
    counts.falsePositives += pair.fate == SweepFate::FalsePositive ? 1U : 0U;
    counts.falseNegatives += pair.fate == SweepFate::FalseNegative ? 1U : 0U;
    QCOMPARE(pair.fate == SweepFate::TruePositive || pair.fate == SweepFate::FalseNegative,
             pair.jaccard >= 0.3);
  }
  QVERIFY(counts == row.outcomes[0].of(pairs).estimated);
  QCOMPARE(candidates, row.outcomes[0].of(pairs).candidateError.pairs);
  const auto few = listSweepPairs(*m_dataset, m_recipe, grid, {row.setting, 0, pairs, 3}, {});
  QCOMPARE(few->size(), std::size_t{3});
  QVERIFY((*few)[2].rowA == (*list)[2].rowA && (*few)[2].rowB == (*list)[2].rowB);
}

void TestSweep::frontHoldsTheUnbeatenSettings() {
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, smallGrid(), result, {}));
  const auto isAsked = [](const SweepSetting &s) {
    return s.k == 2 && s.threshold == Ratio{3, 10};
  };
  constexpr auto kPairs = SweepPairs::ThatDiffer;
  const auto front = paretoFront(result, SweepQuality::Recall, kPairs, SweepCost::Bytes, isAsked);
  QVERIFY(!front.empty());
  for (const std::size_t mine : front) {
    QVERIFY(isAsked(result.rows[mine].setting));
    for (const SweepRow &other : result.rows) {
      if (!isAsked(other.setting)) continue;
      const double quality = *qualityOf(other, SweepQuality::Recall, kPairs);
      const double cost = *costOf(other, SweepCost::Bytes);
      const double myQuality = *qualityOf(result.rows[mine], SweepQuality::Recall, kPairs);
      const double myCost = *costOf(result.rows[mine], SweepCost::Bytes);
      QVERIFY(!(quality >= myQuality && cost <= myCost && (quality > myQuality || cost < myCost)));
    }
  }
}

void TestSweep::tableAndJson() {
  constexpr auto kPairs = SweepPairs::ThatDiffer;
  SweepGrid grid = smallGrid();
  grid.thresholds = {{1, 1}, {3, 10}};
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, {}));
  const QList<QByteArray> lines = QByteArray::fromStdString(sweepToCsv(result, kPairs)).split('\n');
  QCOMPARE(lines.size(), int(result.rows.size()) + 2);
  const auto columns = lines[0].split(',').size();
  for (int i = 1; i + 1 < lines.size(); ++i) QCOMPARE(lines[i].split(',').size(), columns);
  QVERIFY(lines[1].startsWith("xxh3,affine,50,10,5,0,2,word,1,1,any,similarity,differing,"));
  const auto all = QByteArray::fromStdString(sweepToCsv(result, SweepPairs::WithIdentical));
  QVERIFY(all.split('\n')[1].startsWith("xxh3,affine,50,10,5,0,2,word,1,1,any,similarity,all,"));
  QVERIFY(!lines.join().contains("-1"));
  const QJsonObject json =
      QJsonDocument::fromJson(QByteArray::fromStdString(sweepToJson(result, kPairs))).object();
  QCOMPARE(json["settings"].toArray().size(), int(result.rows.size()));
  const QJsonObject first = json["settings"][0].toObject();
  const SweepOutcome &outcome = result.rows[0].outcomes[0];
  QCOMPARE(first["outcomes"][0]["differing"]["estimated"]["tp"].toInt(),
           int(outcome.thatDiffer.estimated.truePositives));
  QCOMPARE(first["outcomes"][0]["all"]["estimated"]["tp"].toInt(),
           int(outcome.withIdentical.estimated.truePositives));
  QCOMPARE(json["pairs"].toString(), QString("differing"));
  QCOMPARE(json["grid"]["hashes"].toArray().size(), 2);
}

void TestSweep::gridFiles_data() {
  QTest::addColumn<QByteArray>("json");
  QTest::addColumn<QByteArray>("complaint");
  QTest::newRow("empty") << QByteArray("{}") << QByteArray();
  QTest::newRow("lists") << QByteArray(
                                R"({"hash": ["xxh3", "sha1"], "k": [4], "threshold": [0.7]})")
                         << QByteArray();
  QTest::newRow("drawn") << QByteArray(R"({"drawn": "with-partner"})") << QByteArray();
  QTest::newRow("not drawn") << QByteArray(R"({"drawn": "some"})")
                             << QByteArray("drawn in the grid");
  QTest::newRow("no JSON") << QByteArray("{") << QByteArray("grid");
  QTest::newRow("a list") << QByteArray("[]") << QByteArray("JSON object");
  QTest::newRow("unknown key") << QByteArray(R"({"perms": [1]})") << QByteArray("perms");
  QTest::newRow("no list") << QByteArray(R"({"k": 3})")
                           << QByteArray("k in the grid must be a list");
  QTest::newRow("empty list") << QByteArray(R"({"k": []})") << QByteArray("k in the grid");
  QTest::newRow("bad hash") << QByteArray(R"({"hash": ["md5"]})") << QByteArray("hash in the grid");
  QTest::newRow("no bands") << QByteArray(R"({"bands": [0]})") << QByteArray("bands of the grid");
  QTest::newRow("threshold") << QByteArray(R"({"threshold": [1.5]})") << QByteArray("threshold");
  QTest::newRow("samples") << QByteArray(R"({"samples": 0})") << QByteArray("samples");
  QTest::newRow("one row") << QByteArray(R"({"rows": 1})") << QByteArray("rows");
}

void TestSweep::gridFiles() {
  QFETCH(QByteArray, json);
  QFETCH(QByteArray, complaint);
  const auto grid = gridFromJson(json.toStdString());
  QCOMPARE(bool(grid), complaint.isEmpty());
  if (!grid) {
    QCOMPARE(grid.error().code, ErrorCode::BadParameter);
    QVERIFY2(grid.error().detail().find(complaint.toStdString()) != std::string::npos,
             grid.error().detail().c_str());
    return;
  }
  const auto again = gridFromJson(gridToJson(*grid));
  QVERIFY(again);
  QCOMPARE(gridToJson(*again), gridToJson(*grid));
  if (json == "{}") QCOMPARE(grid->settingCount(), SweepGrid().settingCount());
}

void TestSweep::publishedGridHas432Settings() {
  const auto settings = settingsOf({}, ShingleUnit::Character);
  QCOMPARE(settings.size(), std::size_t{432});
  QVERIFY(std::ranges::all_of(settings, &SweepSetting::canBeAdopted));
}

void TestSweep::fewPairsAreReported() {
  SweepRow row;
  constexpr auto kPairs = SweepPairs::ThatDiffer;
  QVERIFY(!restsOnFewPairs(row, kPairs));  // the setting did not run
  row.outcomes.resize(2);
  row.outcomes[0].thatDiffer.truePairs = 1000;
  row.outcomes[1].thatDiffer.truePairs = kFewTruePairs;
  QVERIFY(!restsOnFewPairs(row, kPairs));
  row.outcomes[1].thatDiffer.truePairs -= 1;
  row.outcomes[1].withIdentical.truePairs = row.outcomes[0].withIdentical.truePairs = 1000;
  QVERIFY(restsOnFewPairs(row, kPairs));
  QVERIFY(!restsOnFewPairs(row, SweepPairs::WithIdentical));
}

void TestSweep::studentsQuantiles() {
  QCOMPARE(studentQuantile975(1), 12.706);
  QCOMPARE(studentQuantile975(30), 2.042);
  QVERIFY(std::abs(studentQuantile975(31) - 2.0395) < 0.0005);
  QVERIFY(std::abs(studentQuantile975(120) - 1.9799) < 0.0005);
  const std::vector<double> values{1, 2, 3};
  const ConfidenceInterval spread = spreadOf(values);
  QVERIFY(std::abs(spread.mean - 2) < 1e-12);
  QVERIFY(std::abs(spread.high - (2 + 4.303 / std::sqrt(3.0))) < 1e-12);
  QCOMPARE(spreadOf({}).samples, 0U);
  // Ten times a tenth of 1 is slightly less than 1.
  for (const double value : {1.0, 0.1, 5.0 / 9}) {
    for (std::size_t samples = 1; samples < 40; ++samples) {
      const ConfidenceInterval equal = spreadOf(std::vector<double>(samples, value));
      QVERIFY(equal.mean == value && equal.low == value && equal.high == value);
    }
  }
}

SHINGLESCOPE_TEST(TestSweep, NoApplication)
#include "tst_sweep.moc"
