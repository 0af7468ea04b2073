// SPDX-License-Identifier: MIT
// Every kind of work names its stages and counts up to the total that it announced.
#include <QTemporaryDir>
#include <QtTest>
#include <set>

#include "bench/generated_titles.h"
#include "bench/stage_scenes.h"
#include "bench/tune_scenes.h"
#include "core/pipeline/run/find_similar.h"
#include "core/review/groups/keep_plan.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

constexpr std::uint64_t kStageCountRows = 3'000;
constexpr unsigned kStageCountThreads = 2;

QString stageCountText(const StageCount &count) {
  const QString stage = QString::fromStdString(std::string(stageName(count.stage)));
  const QString unit = QString::fromStdString(std::string(unitName(count.unit)));
  return unit.isEmpty() ? stage : stage + u' ' + unit;
}

}  // namespace

class TestStageCounts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const std::string path = m_data.path().toStdString() + "/titles.tsv";
    QVERIFY(bench::writeGeneratedTitles(path, kStageCountRows, 7));
    auto laid = bench::layWorkbench(path, m_scratch.path().toStdString(),
                                    bench::wordRecipe("title"), kStageCountThreads);
    QVERIFY2(laid, laid ? "" : laid.error().detail().c_str());
    m_bench.emplace(std::move(*laid));
    m_scenes = bench::scenesOf(*m_bench, true);
    auto tuned = bench::layTuneBench(m_bench->dataset, kStageCountRows, bench::wordRecipe("title"),
                                     kStageCountThreads);
    QVERIFY2(tuned, tuned ? "" : tuned.error().detail().c_str());
    m_tuned = *std::move(tuned);
    std::ranges::copy(bench::tuneScenes(*m_tuned), std::back_inserter(m_scenes));
    addReviewScenes();
  }

  void eachKindOfWorkNamesItsStages_data() {
    QTest::addColumn<QString>("stages");
    const auto add = [](const char *scene, const char *stages) {
      QTest::newRow(scene) << QString::fromLatin1(stages);
    };
    add("reading", "reading bytes");
    add("preparing", "preparing rows");
    add("signing", "signing rows");
    add("banding", "banding bands");
    add("verifying", "verifying candidates");
    add("grouping", "grouping, grouping groups");
    add("writing", "writing rows");
    add("joining", "joining, joining texts");
    add("whole find run",
        "signing rows, banding bands, verifying candidates, grouping, grouping groups");
    add("whole exact run", "preparing rows, joining, joining texts, grouping, grouping groups");
    add("exact sets", "preparing rows");
    add("histogram", "joining, joining texts, comparing pairs");
    add("bands sweep", "signing texts, banding band plans");
    add("bands estimate", "searching texts, signing texts");
    add("sweep", "sweeping settings");
    add("recall", "searching texts");
    add("buckets", "signing texts, banding bands");
    add("stop-shingles", "preparing rows, signing texts, banding bands");
    add("estimates", "signing texts");
    add("matrices", "signing rows");
    add("advice", "preparing rows, joining, joining texts, comparing texts, sweeping settings");
    add("showdown",
        "signing rows, banding bands, verifying candidates, grouping, grouping groups, "
        "preparing rows, comparing texts, joining, joining texts, signing texts");
    add("rows like a text", "comparing rows");
    add("records", "digesting rows");
    add("keep rules", "choosing groups");
    add("verdict log", "replaying steps, replaying");
    add("many verdicts", "judging");
  }

  void eachKindOfWorkNamesItsStages() {
    QFETCH(const QString, stages);
    const std::vector<StageCount> counts = countsOf(QString::fromLatin1(QTest::currentDataTag()));
    QStringList seen;
    for (const StageCount &count : counts)
      if (!seen.contains(stageCountText(count))) seen << stageCountText(count);
    QCOMPARE(seen.join(QStringLiteral(", ")), stages);
    for (const StageCount &count : counts) {
      if (count.total == 0) continue;
      QVERIFY2(count.done == count.total, qPrintable(QStringLiteral("%1: %2 of %3")
                                                         .arg(stageCountText(count))
                                                         .arg(count.done)
                                                         .arg(count.total)));
    }
  }

  void everyStageAndUnitHasItsName() {
    std::set<std::string_view> names;
    for (int stage = 0; stage < static_cast<int>(Stage::Count); ++stage)
      names.insert(stageName(static_cast<Stage>(stage)));
    QCOMPARE(names.size(), static_cast<std::size_t>(Stage::Count));
    QVERIFY(!names.contains(std::string_view()));
    std::set<std::string_view> units;
    for (int unit = 0; unit < static_cast<int>(WorkUnit::Count); ++unit)
      units.insert(unitName(static_cast<WorkUnit>(unit)));
    QCOMPARE(units.size(), static_cast<std::size_t>(WorkUnit::Count));
  }

 private:
  /// Returns all stages of a scene with their final counts.
  std::vector<StageCount> countsOf(const QString &name) {
    const auto scene = std::ranges::find(m_scenes, name.toStdString(), &bench::Scene::name);
    if (scene == m_scenes.end()) qFatal("no scene %s", qPrintable(name));
    std::vector<StageCount> counts;
    Progress progress;
    progress.history = &counts;
    const auto done = scene->make()({{}, &progress, kStageCountThreads, 0});
    if (!done) qFatal("%s", done.error().detail().c_str());
    progress.start(Stage::Idle, WorkUnit::Nothing, 0);
    std::erase_if(counts, [](const StageCount &count) { return count.stage == Stage::Idle; });
    return counts;
  }

  void add(const char *name, std::function<Result<void>(const RunContext &)> work) {
    m_scenes.push_back({name, Stage::Idle, [work]() -> bench::Call { return work; }});
  }

  void addReviewScenes() {
    const auto done = [](const auto &result) {
      return result ? Result<void>() : Result<void>(result.error());
    };
    add("rows like a text", [this, done](const RunContext &context) {
      return done(findSimilar(*m_bench->dataset, m_bench->recipe, RecordId{0}, 10, context));
    });
    add("records", [this, done](const RunContext &context) {
      return done(RecordDigests::make(*m_bench->dataset, context));
    });
    add("keep rules", [this, done](const RunContext &context) {
      auto groups = ReviewGroups::make(std::make_shared<const DuplicateResult>(m_bench->result),
                                       m_bench->recipe.threshold, {}, {});
      if (!groups) return Result<void>(groups.error());
      const auto scope = groups->inOrder();
      const KeepRules rules{{.criterion = KeepCriterion::MostFilled}};
      return done(planKeepers({m_bench->dataset.get(), &*groups, {}, scope, rules}, context));
    });
    auto digests = RecordDigests::make(*m_bench->dataset, {});
    m_source = {m_bench->dataset, std::make_shared<const RecordDigests>(*std::move(digests)), {}};
    Verdicts verdicts(m_store, m_source);
    for (std::uint32_t row = 0; row < 40; row += 2)
      if (!verdicts.apply({{{{{row}, {row + 1}}, {Verdict::Duplicate}}}})) qFatal("refused");
    add("verdict log", [this, done](const RunContext &context) {
      return done(Verdicts::open(m_store, m_source, nullptr, context));
    });
    add("many verdicts", [this, done](const RunContext &context) {
      MemoryVerdictStore store;
      Verdicts fresh(store, m_source);
      ReviewCommand command;
      for (std::uint32_t row = 0; row + 1 < 2000; row += 2)
        command.items.push_back({{{row}, {row + 1}}, {Verdict::NotDuplicate}});
      return done(fresh.apply(command, context));
    });
  }

  QTemporaryDir m_data;
  QTemporaryDir m_scratch;
  std::optional<bench::Workbench> m_bench;
  std::unique_ptr<bench::TuneBench> m_tuned;
  std::vector<bench::Scene> m_scenes;
  MemoryVerdictStore m_store;
  RecordSource m_source;
};

SHINGLESCOPE_TEST(TestStageCounts, NoApplication)
#include "tst_stage_counts.moc"
