// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QtTest>

#include "bench/generated_titles.h"
#include "bench/stage_scenes.h"
#include "bench/tune_scenes.h"
#include "tests/support/effort.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Ten times the limit of bench/latency.cpp: other programs may use the machine.
constexpr double kLimitSeconds = 2.0;
constexpr std::uint64_t kRows = test::effort(20'000, 8'000);
constexpr std::size_t kTuneRows = test::effort(4'000, 1'500);
constexpr unsigned kThreads = 2;

}  // namespace

/// Each stage that is cancelled at a random moment soon returns "cancelled" and nothing else, and
/// does not leave a file behind. This is a small test; bench/latency.cpp measures the promised
/// limits.
class TestCancel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void stageStopsSoon_data();
  void stageStopsSoon();
  void stoppedBeforeItBegan_data();
  void stoppedBeforeItBegan();
  void sameTitlesForTheSameSeed();

 private:
  void addScenes() const;

  QTemporaryDir m_data;
  QTemporaryDir m_scratch;
  std::optional<bench::Workbench> m_bench;
  std::unique_ptr<bench::TuneBench> m_tuned;
  std::vector<bench::Scene> m_scenes;
};

void TestCancel::initTestCase() {
  const std::string path = m_data.path().toStdString() + "/titles.tsv";
  QVERIFY(bench::writeGeneratedTitles(path, kRows, 7));
  auto laid = bench::layWorkbench(path, m_scratch.path().toStdString(), bench::wordRecipe("title"),
                                  kThreads);
  QVERIFY2(laid, laid ? "" : laid.error().detail().c_str());
  m_bench.emplace(std::move(*laid));
  QVERIFY(m_bench->result.report.pairs > 100);
  m_scenes = bench::scenesOf(*m_bench, true);
  auto tuned =
      bench::layTuneBench(m_bench->dataset, kTuneRows, bench::wordRecipe("title"), kThreads);
  QVERIFY2(tuned, tuned ? "" : tuned.error().detail().c_str());
  m_tuned = *std::move(tuned);
  std::ranges::copy(bench::tuneScenes(*m_tuned), std::back_inserter(m_scenes));
}

void TestCancel::addScenes() const {
  QTest::addColumn<std::size_t>("scene");
  for (std::size_t i = 0; i < m_scenes.size(); ++i) QTest::newRow(m_scenes[i].name.c_str()) << i;
}

void TestCancel::stageStopsSoon_data() { addScenes(); }

void TestCancel::stageStopsSoon() {
  QFETCH(const std::size_t, scene);
  SplitMix64 random(scene);
  const std::chrono::hours never(1);
  const double seconds = bench::cancelOnce(m_scenes[scene], never, kThreads).seconds;
  const auto tally = bench::cancelRandomly(m_scenes[scene], seconds, 5, kThreads, random);
  QVERIFY2(!tally.error, tally.error ? tally.error->detail().c_str() : "");
  // A stage of a few milliseconds may be over before it is cancelled.
  if (tally.waits.empty()) QVERIFY(tally.stageSeconds < 0.1);
  if (!kIsSanitized) QVERIFY(tally.percentile(1.0) < kLimitSeconds);
}

void TestCancel::stoppedBeforeItBegan_data() { addScenes(); }

void TestCancel::stoppedBeforeItBegan() {
  QFETCH(const std::size_t, scene);
  std::stop_source source;
  source.request_stop();
  const bench::Call call = m_scenes[scene].make();
  const Result<void> result = call({source.get_token(), nullptr, kThreads, 0});
  // The writing scene fails only if files were left behind.
  const bool isWriting = m_scenes[scene].stage == Stage::Writing;
  QCOMPARE(result.hasValue(), isWriting);
  if (!isWriting) QCOMPARE(result.error().code, ErrorCode::Cancelled);
}

void TestCancel::sameTitlesForTheSameSeed() {
  const auto titles = [this](std::uint64_t seed) {
    const QString path = m_data.filePath("seed.tsv");
    if (!bench::writeGeneratedTitles(path.toStdString(), 500, seed)) return QByteArray();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const QByteArray first = titles(1);
  QCOMPARE(first.count('\n'), 501);
  QCOMPARE(titles(1), first);
  QVERIFY(titles(2) != first);
}

SHINGLESCOPE_TEST(TestCancel, NoApplication)
#include "tst_cancel.moc"
