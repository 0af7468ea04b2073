// SPDX-License-Identifier: MIT
// The estimate approaches the similarity as hashes are added.

#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/model/convergence.h"
#include "core/signature/min_hasher.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

const LessonTables &lessonTables(const char *id) {
  static std::map<std::string, Lesson> lessons;
  return lessons.try_emplace(id, *Lesson::create(*readyLesson(id))).first->second.tables();
}

Result<Convergence> convergenceOfReady(const char *id, std::uint64_t seed,
                                       const RunContext &context = {}) {
  PermutationSpec permutations = readyLesson(id)->permutations;
  permutations.seed = seed;
  return convergenceOf(lessonTables(id), permutations, context);
}

/// Returns the pair of the lesson that a convergence describes.
const LessonPair &pairIn(const LessonTables &tables, const PairConvergence &of) {
  return tables.pairs[tables.pairOf(of.a, of.b)];
}

}  // namespace

class TestLessonConvergence : public QObject {
  Q_OBJECT

 private slots:
  void mostEstimatesStayInTheirInterval() {
    const Convergence found = *convergenceOfReady("three-documents", 42);
    QCOMPARE(found.pairs.size(), std::size_t{3});
    const PairConvergence &pair = found.pairs.front();
    QCOMPARE(pair.jaccard, 0.25);
    QCOMPARE(pair.estimates.size(), std::size_t{1000});
    QCOMPARE(pair.band95.size(), std::size_t{1000});
    QVERIFY(pair.estimates[0] == 0.0 || pair.estimates[0] == 1.0);
    QVERIFY(std::abs(pair.estimates.back() - 0.25) < 0.06);
    QVERIFY(pair.band95.back().low < 0.25 && pair.band95.back().high > 0.25);
    QVERIFY(pair.band95[9].high - pair.band95[9].low >
            pair.band95.back().high - pair.band95.back().low);
  }

  /// The convergence begins with the hashes that the lesson has just shown.
  void startsWithTheLessonsOwnHashes() {
    for (const LessonSpec &spec : readyLessons()) {
      const Lesson lesson = *Lesson::create(spec);
      const LessonTables &tables = lesson.tables();
      const Convergence found = *convergenceOf(tables, spec.permutations, {});
      QCOMPARE(found.pairs.size(), tables.pairs.size());
      for (const PairConvergence &pair : found.pairs) {
        for (std::uint32_t numHashes = 1; numHashes <= tables.numHashes(); ++numHashes) {
          const auto equal = equalPositions(std::span(tables.signatures[pair.a]).first(numHashes),
                                            std::span(tables.signatures[pair.b]).first(numHashes));
          QCOMPARE(pair.estimates[numHashes - 1], static_cast<double>(equal) / numHashes);
        }
        QCOMPARE(pair.estimates[tables.numHashes() - 1],
                 pairIn(tables, pair).estimateOf(tables.numHashes()));
      }
    }
  }

  /// The values are those after "take 100 hashes"; given columns cannot be continued.
  void continuesAsTheLessonWouldWithMoreHashes() {
    for (const LessonSpec &spec : readyLessons()) {
      const Convergence found =
          *convergenceOf(Lesson::create(spec)->tables(), spec.permutations, {});
      LessonSpec larger = spec;
      larger.permutations.numHashes = kMaxLessonHashes;
      larger.bands = kMaxLessonHashes;
      const Lesson lesson = *Lesson::create(larger);
      for (const PairConvergence &pair : found.pairs)
        QCOMPARE(pair.estimates[kMaxLessonHashes - 1],
                 pairIn(lesson.tables(), pair).estimateOf(kMaxLessonHashes));
    }
  }

  void givenColumnsAreContinuedByTheEngine() {
    LessonSpec spec = *readyLesson("six-rows");
    spec.claimed.clear();
    spec.permutations = {};
    spec.permutations.kind = LessonPermutations::Columns;
    spec.permutations.columns = {{1, 2, 3, 4, 5, 6}, {6, 5, 4, 3, 2, 1}};
    spec.permutations.numHashes = 2;
    const Lesson lesson = *Lesson::create(spec);
    const Convergence found = *convergenceOf(lesson.tables(), spec.permutations, {});
    QCOMPARE(found.pairs[0].estimates[1], lesson.tables().pairs[0].estimateOf(2));
    QVERIFY(std::abs(found.pairs[0].estimates.back() - found.pairs[0].jaccard) < 0.07);
  }

  /// Source 1: from 100 to 1,000 hashes, the scatter between seeds shrinks. In theory it is sqrt(J
  /// (1 - J) / k).
  void spreadShrinksAsInTheory() {
    constexpr double kEnough = 50;  // equal positions over all seeds; with fewer, chance dominates
    int measured = 0;
    const Convergence found = *convergenceOfReady("twins", 42);
    for (const PairConvergence &pair : found.pairs) {
      QCOMPARE(pair.spreads.size(), std::size_t{3});
      for (const EstimateInterval &spread : pair.spreads) {
        QCOMPARE(spread.estimates.size(), std::size_t{100});
        if (pair.jaccard * spread.numHashes * kSpreadSeeds < kEnough) continue;
        ++measured;
        QVERIFY(std::ranges::is_sorted(spread.estimates));
        const double expected = std::sqrt(pair.jaccard * (1 - pair.jaccard) / spread.numHashes);
        QVERIFY(spread.deviation() < 1.35 * expected + 1e-9);
        QVERIFY(spread.deviation() > 0.7 * expected);
        QVERIFY(std::abs(spread.mean() - pair.jaccard) < 4 * expected / 10 + 1e-9);
      }
    }
    QCOMPARE(measured, 5);
  }

  void dependsOnTheSeedButNotOnThreads() {
    const Convergence one = *convergenceOfReady("three-documents", 1);
    RunContext four;
    four.threads = 4;
    const Convergence many = *convergenceOfReady("three-documents", 1, four);
    const Convergence other = *convergenceOfReady("three-documents", 2);
    QCOMPARE(one.pairs[0].estimates, many.pairs[0].estimates);
    QCOMPARE(one.pairs[2].spreads[1].estimates, many.pairs[2].spreads[1].estimates);
    QVERIFY(one.pairs[0].estimates != other.pairs[0].estimates);
  }

  void stopsWhenCancelled() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const auto found = convergenceOfReady("three-documents", 1, context);
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
  }

  void documentsWithoutShinglesAreLeftOut() {
    LessonSpec spec = *readyLesson("three-documents");
    spec.claimed.clear();
    spec.texts[2].text = "";
    spec.shingle.shortTexts = ShortTexts::Skip;
    const Lesson lesson = *Lesson::create(spec);
    QCOMPARE(convergenceOf(lesson.tables(), spec.permutations, {})->pairs.size(), std::size_t{1});
    QCOMPARE(lesson.tables().pairs[1].equalPositions, 0U);
  }
};

SHINGLESCOPE_TEST(TestLessonConvergence, NoApplication)
#include "tst_lesson_convergence.moc"
