// SPDX-License-Identifier: MIT
// On random small data sets, moving forward, back and to random steps leads to the same states, and
// the final state is the engine's result.

#include <QtTest>

#include "core/base/hash.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/signature/explicit_family.h"
#include "core/signature/min_hasher.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

constexpr int kCases = 150;

std::string randomText(SplitMix64 &random) {
  static const std::vector<std::string> words = {"moon", "night", "red", "dark", "è", "is", "a"};
  std::string text;
  for (std::uint64_t left = random.next() % 30; left > 0; --left)
    text += words[random.next() % words.size()] + (random.next() % 5 == 0 ? ", " : " ");
  return text;
}

LessonSpec randomSpec(std::uint64_t seed) {
  SplitMix64 random(seed);
  LessonSpec spec;
  const auto below = [&](std::uint64_t n) { return static_cast<std::uint32_t>(random.next() % n); };
  const std::uint32_t documents = 1 + below(kMaxLessonTexts);
  if (below(4) == 0) {
    GivenMatrix matrix;
    const std::uint32_t rows = below(9);
    for (std::uint32_t d = 0; d < documents; ++d) matrix.columns.push_back("S" + std::to_string(d));
    for (std::uint32_t r = 0; r < rows; ++r) {
      matrix.rows.push_back("r" + std::to_string(r));
      auto &ones = matrix.ones.emplace_back();
      for (std::uint32_t d = 0; d < documents; ++d) ones.push_back(below(2));
    }
    spec.matrix = matrix;
  } else {
    for (std::uint32_t d = 0; d < documents; ++d)
      spec.texts.push_back({"doc " + std::to_string(d + 1), randomText(random)});
  }
  spec.shingle.unit = below(2) == 0 ? ShingleUnit::Word : ShingleUnit::Character;
  spec.shingle.k = 1 + below(4);
  spec.shingle.shortTexts = below(2) == 0 ? ShortTexts::Whole : ShortTexts::Skip;
  spec.permutations.kind =
      below(2) == 0 ? LessonPermutations::Modular : LessonPermutations::Shuffled;
  spec.permutations.numHashes = 2 * (1 + below(4));
  spec.permutations.seed = random.next();
  if (below(3) == 0) spec.permutations.functions = {{below(6), below(6), 1 + below(20)}};
  spec.walk = below(2) == 0 ? LessonWalk::Ones : LessonWalk::Order;
  spec.convention = static_cast<LessonConvention>(below(3));
  spec.bands = 2;
  return spec;
}

}  // namespace

class TestLessonSteps : public QObject {
  Q_OBJECT

 private slots:
  void forwardBackAndScrubGiveTheSameStates() {
    for (std::uint64_t seed = 0; seed < kCases; ++seed) {
      const auto lesson = Lesson::create(randomSpec(seed));
      QVERIFY2(lesson, lesson ? "" : lesson.error().detail().c_str());
      LessonState state = lesson->stateAt(0);
      std::vector<LessonState> forward;
      for (std::size_t i = 0; i < lesson->stepCount(); ++i) {
        lesson->moveTo(state, i);
        forward.push_back(state);
        QCOMPARE(state.step, i);
      }
      for (std::size_t i = lesson->stepCount(); i-- > 0;) {
        lesson->moveTo(state, i);
        QVERIFY(state == forward[i]);
      }
      SplitMix64 random(seed);
      for (int jump = 0; jump < 30; ++jump) {
        const std::size_t target = random.next() % lesson->stepCount();
        lesson->moveTo(state, target);
        QVERIFY(state == forward[target]);
        QVERIFY(lesson->stateAt(target) == state);
      }
      QCOMPARE(lesson->stateAt(lesson->stepCount() + 5).step, lesson->stepCount() - 1);
    }
  }

  void stagesFollowEachOtherAndRevealMore() {
    for (std::uint64_t seed = 0; seed < kCases; ++seed) {
      const auto lesson = Lesson::create(randomSpec(seed));
      QVERIFY(lesson);
      for (std::size_t i = 1; i < lesson->stepCount(); ++i) {
        QVERIFY(lesson->steps()[i].stage >= lesson->steps()[i - 1].stage);
        const Revealed &now = lesson->steps()[i].revealed;
        const Revealed &before = lesson->steps()[i - 1].revealed;
        QVERIFY(now.cuts >= before.cuts && now.rows >= before.rows && now.placed >= before.placed);
      }
      for (std::size_t stage = 0; stage < kLessonStages; ++stage)
        QCOMPARE(lesson->steps()[lesson->firstStep(static_cast<LessonStage>(stage))].stage,
                 static_cast<LessonStage>(stage));
      for (const LessonStep &step : lesson->steps()) QVERIFY(!step.sentences.empty());
    }
  }

  void lastSignatureIsTheEngines() {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < kCases; ++seed) {
      const auto lesson = Lesson::create(randomSpec(seed));
      QVERIFY(lesson);
      const LessonTables &tables = lesson->tables();
      const LessonState end = lesson->stateAt(lesson->stepCount() - 1);
      std::vector<std::vector<std::uint32_t>> ranks;
      for (const LessonColumn &column : tables.columns) ranks.push_back(column.values);
      const auto family = makeTableFamily(std::move(ranks));
      for (std::size_t d = 0; d < tables.documents.size(); ++d) {
        std::vector<std::uint32_t> walked;
        for (std::size_t h = 0; h < tables.columns.size(); ++h)
          walked.push_back(end.signature[h * tables.documents.size() + d]);
        QCOMPARE(walked, tables.signatures[d]);
        if (!family) continue;  // a map that repeats a number is not a permutation
        std::vector<std::uint64_t> rows;
        for (std::uint64_t row = 0; row < tables.rows.size(); ++row)
          if (tables.rows[row].isIn(d)) rows.push_back(row);
        std::vector<std::uint32_t> engine(tables.columns.size());
        (*family)->sign(rows, engine);
        QCOMPARE(walked, engine);
        ++compared;
      }
    }
    QVERIFY(compared > kCases);
  }

  void predictionsHaveOneAnswerAndStayTheSame() {
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto lesson = Lesson::create(randomSpec(seed));
      QVERIFY(lesson);
      for (std::size_t i = 0; i < lesson->stepCount(); ++i) {
        const auto question = lesson->predictionFor(i);
        if (!question) continue;
        ++asked;
        QVERIFY(question->choices.size() >= 2 && question->choices.size() <= 4);
        QVERIFY(question->answer < question->choices.size());
        const Sentence &right = question->choices[question->answer];
        QCOMPARE(std::ranges::count(question->choices, right), 1);
        QCOMPARE(lesson->predictionFor(i)->answer, question->answer);
      }
    }
    QVERIFY(asked > 100);
  }

  void limitsAreShownAndTheRestIsCounted() {
    const Lesson lesson = *Lesson::create(*readyLesson("lorem"));
    QCOMPARE(lesson.tables().rows.size(), std::size_t{449});
    QCOMPARE(lesson.tables().pairs.front().shared, 372U);
    QCOMPARE(lesson.tables().hiddenRows(), std::size_t{389});
    QVERIFY(std::ranges::any_of(lesson.steps(), [](const LessonStep &step) {
      return step.sentences.front() == Sentence{SentenceId::RowsHidden, {"389", "60"}};
    }));
    LessonSpec spec = lesson.spec();
    spec.walk = LessonWalk::Ones;
    const Lesson other = *Lesson::create(spec);
    QVERIFY(other.stateAt(other.stepCount()).signature ==
            lesson.stateAt(lesson.stepCount()).signature);

    spec.texts.assign(9, {"a", "b"});
    const auto refused = Lesson::create(spec);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Limit);
    QVERIFY(refused.error().detail().find("at most 8") != std::string::npos);
  }
};

SHINGLESCOPE_TEST(TestLessonSteps, NoApplication)
#include "tst_lesson_steps.moc"
