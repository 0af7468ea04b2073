// SPDX-License-Identifier: MIT
// Permutations of a lesson: given, drawn, invalid, and all orders.

#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/signature/explicit_family.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::vector<LessonRow> numberedRows(std::size_t count) {
  std::vector<LessonRow> rows;
  for (std::size_t i = 0; i < count; ++i) rows.push_back({std::to_string(i + 1), i, 1});
  return rows;
}

bool lessonSays(const Lesson &lesson, const Sentence &sentence) {
  return std::ranges::any_of(lesson.steps(), [&](const LessonStep &step) {
    return std::ranges::find(step.sentences, sentence) != step.sentences.end();
  });
}

LessonSpec replay(std::vector<std::vector<std::string>> claimed) {
  LessonSpec spec;
  spec.matrix = GivenMatrix{{"0", "1", "2"}, {"A", "B"}, {{1, 0}, {0, 1}, {1, 1}}};
  spec.permutations.kind = LessonPermutations::Columns;
  spec.permutations.numHashes = 2;
  spec.permutations.columns = {{1, 2, 3}, {4, 1, 3}};
  spec.claimed = std::move(claimed);
  spec.bands = 1;
  return spec;
}

}  // namespace

class TestLessonColumns : public QObject {
  Q_OBJECT

 private slots:
  void primes() {
    QCOMPARE(nextPrime(0), 2U);
    QCOMPARE(nextPrime(17), 17U);
    QCOMPARE(nextPrime(18), 19U);
    QCOMPARE(nextPrime(65536), 65537U);
  }

  void aMapThatIsNotAPermutationShowsItsRowsAndAPrime() {
    LessonSpec spec = *readyLesson("three-documents");
    spec.claimed.clear();
    spec.permutations.functions[0].p = 16;  // 4 x + 9 mod 16 has four values
    const Lesson lesson = *Lesson::create(spec);
    const LessonColumn &column = lesson.tables().columns[0];
    QCOMPARE(column.repeats.size(), std::size_t{4});
    QCOMPARE(column.repeats[0].value, 1U);
    QCOMPARE(column.repeats[0].rows, (std::vector<std::uint32_t>{1, 5, 9, 13}));
    QCOMPARE(column.offeredPrime, 17U);
    QVERIFY(lessonSays(lesson, {SentenceId::RepeatsValue,
                                {"h1", "1", SentenceValue::list({"2", "6", "10", "14"})}}));
    QVERIFY(lessonSays(
        lesson, {SentenceId::RepeatsToo, {"5", SentenceValue::list({"3", "7", "11", "15"})}}));
    QVERIFY(lessonSays(
        lesson, {SentenceId::RepeatsToo, {"9", SentenceValue::list({"4", "8", "12", "16"})}}));
    QVERIFY(lessonSays(
        lesson, {SentenceId::RepeatsToo, {"13", SentenceValue::list({"1", "5", "9", "13"})}}));
    QVERIFY(lessonSays(lesson, {SentenceId::PrimeHelps, {"17"}}));
    QVERIFY(lesson.tables().columns[1].repeats.empty());
    QCOMPARE(lesson.tables().columns[1].offeredPrime, 0U);
    QVERIFY(!makeTableFamily({column.values}));

    spec.permutations.functions[0] = {0, 3, 17};  // no prime helps if a = 0
    QCOMPARE(Lesson::create(spec)->tables().columns[0].offeredPrime, 0U);
  }

  void sixOfManyRepeatsAreListed() {
    LessonSpec spec = *readyLesson("three-documents");
    spec.claimed.clear();
    spec.permutations.functions[0].a = 2;
    spec.permutations.functions[0].p = 16;  // 16 rows get eight numbers, each twice
    const Lesson lesson = *Lesson::create(spec);
    QCOMPARE(lesson.tables().columns[0].repeats.size(), std::size_t{8});
    const auto &sentences = lesson.steps()[lesson.firstStep(LessonStage::Permutations)].sentences;
    const auto count = [&](SentenceId id) {
      return std::ranges::count(sentences, id, &Sentence::id);
    };
    QCOMPARE(count(SentenceId::RepeatsValue), 1);
    QCOMPARE(count(SentenceId::RepeatsToo), 5);
    QVERIFY(lessonSays(lesson, {SentenceId::RepeatsRest, {"2"}}));
    QCOMPARE(count(SentenceId::PrimeHelps), 1);
  }

  void offeredPrimeMakesItAPermutation() {
    for (std::uint32_t a = 1; a < 40; a += 3) {
      PermutationSpec spec;
      spec.numHashes = 1;
      spec.functions = {{a, 5, 6}};
      const auto rows = numberedRows(20);
      const std::uint32_t prime = (*makeLessonColumns(spec, rows))[0].offeredPrime;
      QVERIFY(prime > 20);
      spec.functions[0].p = prime;
      QVERIFY((*makeLessonColumns(spec, rows))[0].repeats.empty());
    }
  }

  void drawnColumnsArePermutationsAndGivenOnesAffectNoOthers() {
    for (const auto kind : {LessonPermutations::Modular, LessonPermutations::Shuffled}) {
      PermutationSpec spec;
      spec.kind = kind;
      spec.numHashes = 20;
      const auto rows = numberedRows(33);
      const auto drawn = *makeLessonColumns(spec, rows);
      QCOMPARE(drawn.size(), std::size_t{20});
      for (const LessonColumn &column : drawn) QVERIFY(column.repeats.empty());
      QVERIFY(drawn[0].values != drawn[1].values);
      spec.functions = {{1, 0, 37}};
      spec.orders.emplace_back();
      for (const LessonRow &row : rows) spec.orders.back().push_back(row.label);
      const auto mixed = *makeLessonColumns(spec, rows);
      QVERIFY(mixed[0].values != drawn[0].values);
      QCOMPARE(mixed[5].values, drawn[5].values);
      spec.seed = 43;
      QVERIFY((*makeLessonColumns(spec, rows))[5].values != drawn[5].values);
    }
  }

  void allOrdersOfSixRowsAreCounted() {
    const Lesson lesson = *Lesson::create(*readyLesson("six-rows"));
    const LessonPair &pair = lesson.tables().pairs.front();
    QCOMPARE(pair.shared, 2U);
    QCOMPARE(pair.all, 5U);
    QCOMPARE(pair.orders->orders, std::uint64_t{720});
    QCOMPARE(pair.orders->colliding, std::uint64_t{288});
    QVERIFY(lessonSays(lesson,
                       {SentenceId::OrdersCounted, {"720", "Doc 1", "Doc 2", "288", "2", "5"}}));
    // In the order 1 to 6 the minhashes are 2 and 1; in the order 6 2 3 1 4 5 both are 2.
    QVERIFY(lessonSays(lesson, {SentenceId::HashDone, {"h1", SentenceValue::list({"2", "1"})}}));
    QVERIFY(lessonSays(lesson, {SentenceId::HashDone, {"h2", SentenceValue::list({"2", "2"})}}));
    QVERIFY(lessonSays(lesson, {SentenceId::RowSkipped, {"6", "6"}}));
    QVERIFY(lessonSays(lesson, {SentenceId::ConventionPosition, {}}));
    QVERIFY(!lesson.tables().disagreement);
    QVERIFY(!countCollidingOrders(numberedRows(9), 0, 1));
  }

  void smallestExampleShowsElements() {
    const Lesson lesson = *Lesson::create(*readyLesson("four-elements"));
    QVERIFY(
        lessonSays(lesson, {SentenceId::HashDone, {"h1", SentenceValue::list({"b", "a", "b"})}}));
    QVERIFY(lessonSays(lesson, {SentenceId::ConventionElement, {}}));
    QVERIFY(!lesson.tables().disagreement);
  }

  void textbookReplayFlagsTheFirstCellThatDisagrees() {
    const Lesson right = *Lesson::create(replay({{"1", "2"}, {"3", "1"}}));
    QVERIFY(!right.tables().disagreement);
    const Lesson wrong = *Lesson::create(replay({{"1", "3"}, {"9", "1"}}));
    QVERIFY(wrong.tables().disagreement);
    QCOMPARE(wrong.tables().disagreement->hash, 0U);
    QCOMPARE(wrong.tables().disagreement->document, 1U);
    QVERIFY(lessonSays(wrong, {SentenceId::ClaimWrong, {"h1", "B", "3", "2"}}));
    QVERIFY(!lessonSays(wrong, {SentenceId::ClaimHolds, {"h2"}}));
    const Lesson later = *Lesson::create(replay({{"1", "2"}, {"4", "1"}}));
    QVERIFY(lessonSays(later, {SentenceId::ClaimHolds, {"h1"}}));
    QVERIFY(lessonSays(later, {SentenceId::ClaimWrong, {"h2", "A", "4", "3"}}));
  }

  void inconsistentSettingsAreNamed_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("field");
    QTest::newRow("no hashes") << 0 << "permutations.hashes";
    QTest::newRow("too many hashes") << 1 << "permutations.hashes";
    QTest::newRow("unknown row") << 2 << "permutations.orders[0]";
    QTest::newRow("row twice") << 3 << "permutations.orders[0]";
    QTest::newRow("short order") << 4 << "permutations.orders[0]";
    QTest::newRow("missing column") << 5 << "permutations.columns";
    QTest::newRow("short column") << 6 << "permutations.columns[1]";
    QTest::newRow("claims of too many hashes") << 7 << "claimed";
    QTest::newRow("claims of too few documents") << 8 << "claimed[0]";
    QTest::newRow("cells of another kind") << 9 << "matrix.ones[2]";
    QTest::newRow("rows without cells") << 10 << "matrix.ones";
    QTest::newRow("texts and a matrix") << 11 << "texts and a matrix";
  }
  void inconsistentSettingsAreNamed() {
    QFETCH(int, which);
    QFETCH(QString, field);
    LessonSpec spec = replay({});
    PermutationSpec &made = spec.permutations;
    if (which >= 2 && which <= 4) made.kind = LessonPermutations::Shuffled;
    switch (which) {
      case 0: made.numHashes = 0; break;
      case 1: made.numHashes = 101; break;
      case 2: made.orders = {{"0", "1", "q"}}; break;
      case 3: made.orders = {{"0", "1", "1"}}; break;
      case 4: made.orders = {{"0", "1"}}; break;
      case 5: made.numHashes = 3; break;
      case 6: made.columns[1].pop_back(); break;
      case 7: spec.claimed.assign(3, {"1", "2"}); break;
      case 8: spec.claimed = {{"1"}}; break;
      case 9: spec.matrix->ones[2] = {1, 2}; break;
      case 10: spec.matrix->ones.pop_back(); break;
      default: spec.texts = {{"a", "b"}}; break;
    }
    const auto lesson = Lesson::create(spec);
    QVERIFY(!lesson);
    QCOMPARE(lesson.error().code, ErrorCode::BadParameter);
    QVERIFY2(lesson.error().detail().find(field.toStdString()) != std::string::npos,
             lesson.error().detail().c_str());
  }
};

SHINGLESCOPE_TEST(TestLessonColumns, NoApplication)
#include "tst_lesson_columns.moc"
