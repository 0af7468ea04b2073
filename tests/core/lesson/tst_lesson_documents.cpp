// SPDX-License-Identifier: MIT
// Checks every number of the three-document lesson at the step where it appears.

#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/signature/signature_matrix.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

Lesson threeDocumentsLesson(LessonWalk walk = LessonWalk::Ones) {
  LessonSpec spec = *readyLesson("three-documents");
  spec.walk = walk;
  return *Lesson::create(spec);
}

bool stepSays(const LessonStep &step, const Sentence &sentence) {
  return std::ranges::find(step.sentences, sentence) != step.sentences.end();
}

std::optional<std::size_t> stepThatSays(const Lesson &lesson, const Sentence &sentence) {
  for (std::size_t i = 0; i < lesson.stepCount(); ++i)
    if (stepSays(lesson.steps()[i], sentence)) return i;
  return std::nullopt;
}

std::vector<std::uint32_t> hashRow(const Lesson &lesson, const LessonState &state, std::size_t h) {
  const std::size_t documents = lesson.tables().documents.size();
  const auto begin = state.signature.begin() + static_cast<std::ptrdiff_t>(h * documents);
  return {begin, begin + static_cast<std::ptrdiff_t>(documents)};
}

/// Returns the step that visits a row under a hash (both counted from 1) in the walk over all rows.
std::size_t visitOf(const Lesson &lesson, std::size_t hash, std::size_t row) {
  const Touch cell{Touched::ColumnCell, static_cast<std::uint32_t>(hash - 1),
                   static_cast<std::uint32_t>(row - 1)};
  for (std::size_t i = lesson.firstStep(LessonStage::Signature); i < lesson.stepCount(); ++i)
    if (std::ranges::find(lesson.steps()[i].touches, cell) != lesson.steps()[i].touches.end())
      return i;
  return 0;
}

const std::vector<std::string> kLessonDocumentsShingles = {
    "and the moon", "can see moon",  "dark and the", "i can see",
    "in the night", "is dark and",   "is red the",   "moon in the",
    "moon is red",  "night is dark", "night is red", "red the night",
    "see moon is",  "the moon in",   "the moon is",  "the night is"};
const std::vector<std::vector<int>> kOnes = {
    {1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1},
    {1, 1, 0}, {1, 1, 0}, {0, 0, 1}, {0, 1, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {1, 1, 1}};
const std::vector<std::vector<std::uint32_t>> kHashes = {
    {13, 1, 5, 13},   {0, 15, 13, 16}, {4, 12, 4, 2},  {8, 9, 12, 5},
    {12, 6, 3, 8},    {16, 3, 11, 11}, {3, 0, 2, 14},  {7, 14, 10, 0},
    {11, 11, 1, 3},   {15, 8, 9, 6},   {2, 5, 0, 9},   {6, 2, 8, 12},
    {10, 16, 16, 15}, {14, 13, 7, 1},  {1, 10, 15, 4}, {5, 7, 6, 7}};
const std::vector<std::vector<std::uint32_t>> kSignature = {
    {1, 0, 2}, {1, 0, 5}, {1, 1, 0}, {2, 3, 0}};

}  // namespace

class TestLessonDocuments : public QObject {
  Q_OBJECT

 private slots:
  void preparedTextsAreShownOneByOne() {
    const Lesson lesson = threeDocumentsLesson();
    QCOMPARE(lesson.tables().documents[0].prepared,
             std::string("the night is dark and the moon is red"));
    QCOMPARE(lesson.tables().documents[1].prepared,
             std::string("i can see moon is red the night is dark"));
    QCOMPARE(lesson.tables().documents[2].prepared, std::string("the moon in the night is red"));
    QCOMPARE(lesson.stateAt(1).revealed.texts, 2U);
    QCOMPARE(lesson.stateAt(3).revealed.prepared, 1U);
    QVERIFY(stepSays(lesson.steps()[0], {SentenceId::TextShown, {"doc 1", "38"}}));
  }

  void shinglesAreCutInTheirOrder() {
    const Lesson lesson = threeDocumentsLesson();
    const auto &rows = lesson.tables().rows;
    std::vector<std::string> first;
    for (const LessonCut &cut : lesson.tables().documents[0].cuts)
      first.push_back(rows[cut.row].label);
    QCOMPARE(first, (std::vector<std::string>{"the night is", "night is dark", "is dark and",
                                              "dark and the", "and the moon", "the moon is",
                                              "moon is red"}));
    const std::size_t start = lesson.firstStep(LessonStage::Shingles);
    QVERIFY(stepSays(lesson.steps()[start], {SentenceId::Cut, {"doc 1", "the night is"}}));
    QCOMPARE(lesson.stateAt(start).revealed.cuts, 1U);
    QVERIFY(stepSays(lesson.steps()[start + 6], {SentenceId::CutTotal, {"doc 1", "7"}}));
    QVERIFY(stepSays(lesson.steps()[start + 14], {SentenceId::CutTotal, {"doc 2", "8"}}));
    QVERIFY(stepSays(lesson.steps()[start + 19], {SentenceId::CutTotal, {"doc 3", "5"}}));
  }

  void matrixIsThatOfTheSource() {
    const Lesson lesson = threeDocumentsLesson();
    const auto &rows = lesson.tables().rows;
    QCOMPARE(rows.size(), std::size_t{16});
    const std::size_t start = lesson.firstStep(LessonStage::Matrix);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      QCOMPARE(rows[row].label, kLessonDocumentsShingles[row]);
      for (std::size_t d = 0; d < 3; ++d) QCOMPARE(rows[row].isIn(d), kOnes[row][d] == 1);
      QCOMPARE(lesson.stateAt(start + row).revealed.rows, static_cast<std::uint32_t>(row + 1));
    }
    QVERIFY(stepSays(
        lesson.steps()[start + 8],
        {SentenceId::RowFilled, {"9", "moon is red", SentenceValue::names({"doc 1", "doc 2"})}}));
  }

  void jaccardIsThatOfTheSource() {
    const Lesson lesson = threeDocumentsLesson();
    const std::size_t start = lesson.firstStep(LessonStage::Matrix) + 16;
    QVERIFY(stepSays(lesson.steps()[start],
                     {SentenceId::Jaccard, {"doc 1", "doc 2", "3", "12", "0.25", "12"}}));
    QVERIFY(stepSays(lesson.steps()[start + 1],
                     {SentenceId::Jaccard, {"doc 1", "doc 3", "1", "11", "0.09", "11"}}));
    QVERIFY(stepSays(lesson.steps()[start + 2],
                     {SentenceId::Jaccard, {"doc 2", "doc 3", "1", "12", "0.08", "12"}}));
    QCOMPARE(lesson.stateAt(start).revealed.similarities, 1U);
  }

  void hashColumnsAreThoseOfTheSource() {
    const Lesson lesson = threeDocumentsLesson();
    const std::size_t start = lesson.firstStep(LessonStage::Permutations);
    for (std::uint32_t h = 0; h < 4; ++h) {
      const LessonColumn &column = lesson.tables().columns[h];
      for (std::size_t row = 0; row < 16; ++row) QCOMPARE(column.values[row], kHashes[row][h]);
      QVERIFY(column.repeats.empty());
      QCOMPARE(lesson.stateAt(start + h).revealed.columns, h + 1);
    }
    QVERIFY(
        stepSays(lesson.steps()[start + 2], {SentenceId::ColumnHashed, {"h3", "8", "14", "17"}}));
    QVERIFY(stepSays(lesson.steps()[start + 3], {SentenceId::ConventionValue, {}}));
    QVERIFY(!lesson.tables().pairs[0].orders);  // 16! orders are too many to count
  }

  /// The picture in the design: under h3, row 9 replaces the values 4 and 2.
  void visitOfRowNineUnderTheThirdHash() {
    const Lesson lesson = threeDocumentsLesson();
    const std::size_t step = visitOf(lesson, 3, 9);
    const LessonStep &visit = lesson.steps()[step];
    QVERIFY(stepSays(visit,
                     {SentenceId::RowVisited,
                      {"9", "moon is red", SentenceValue::names({"doc 1", "doc 2"}), "h3", "1"}}));
    QVERIFY(stepSays(visit, {SentenceId::TakesLess, {"doc 1", "4", "1"}}));
    QVERIFY(stepSays(visit, {SentenceId::TakesLess, {"doc 2", "2", "1"}}));
    QCOMPARE(hashRow(lesson, lesson.stateAt(step - 1), 2), (std::vector<std::uint32_t>{4, 2, 3}));
    QCOMPARE(hashRow(lesson, lesson.stateAt(step), 2), (std::vector<std::uint32_t>{1, 1, 3}));
    QCOMPARE(hashRow(lesson, lesson.stateAt(step), 3),
             std::vector<std::uint32_t>(3, SignatureMatrix::kEmptyValue));
    QCOMPARE(visit.listing, Listing::SignOnes);
    QCOMPARE(visit.line, 3U);
  }

  void signaturesAreThoseOfTheSourceByBothWalks() {
    for (const LessonWalk walk : {LessonWalk::Ones, LessonWalk::Order}) {
      const Lesson lesson = threeDocumentsLesson(walk);
      const LessonState end = lesson.stateAt(lesson.firstStep(LessonStage::Compare));
      for (std::size_t h = 0; h < 4; ++h) QCOMPARE(hashRow(lesson, end, h), kSignature[h]);
      QVERIFY(!lesson.tables().disagreement);
      QVERIFY(stepThatSays(lesson, {SentenceId::ClaimHolds, {"h4"}}));
    }
  }

  /// Source 3 under hash 1: row 2 first, then row 15, then row 11; then all documents have a value.
  void walkInPermutedOrderIsThatOfTheSource() {
    const Lesson lesson = threeDocumentsLesson(LessonWalk::Order);
    const std::size_t start = lesson.firstStep(LessonStage::Signature);
    QVERIFY(stepSays(lesson.steps()[start], {SentenceId::TakesFirst, {"doc 2", "0"}}));
    QVERIFY(stepSays(lesson.steps()[start + 1], {SentenceId::TakesFirst, {"doc 1", "1"}}));
    QVERIFY(stepSays(lesson.steps()[start + 2], {SentenceId::TakesFirst, {"doc 3", "2"}}));
    QVERIFY(stepSays(lesson.steps()[start + 2],
                     {SentenceId::HashDone, {"h1", SentenceValue::list({"1", "0", "2"})}}));
    QVERIFY(stepSays(lesson.steps()[start + 3], {SentenceId::ClaimHolds, {"h1"}}));
  }

  void theSourcesErrorIsNotedAtItsRow() {
    for (const LessonWalk walk : {LessonWalk::Ones, LessonWalk::Order}) {
      const Lesson lesson = threeDocumentsLesson(walk);
      const std::size_t slip = visitOf(lesson, 1, 15);
      QCOMPARE(lesson.notesAt(slip, "en").size(), std::size_t{1});
      QVERIFY(lesson.notesAt(slip, "en").front().find("mod 17 = 1") != std::string::npos);
      QVERIFY(lesson.notesAt(slip, "it").front() != lesson.notesAt(slip, "en").front());
      QVERIFY(lesson.notesAt(slip + 1, "en").empty());
      QVERIFY(lesson.notesAt(visitOf(lesson, 2, 15), "en").empty());
    }
  }

  void comparisonAndCurveHaveTheSourcesNumbers() {
    const Lesson lesson = threeDocumentsLesson();
    QVERIFY(
        stepThatSays(lesson, {SentenceId::Compared, {"doc 1", "doc 2", "1", "4", "0.25", "0.25"}}));
    QVERIFY(
        stepThatSays(lesson, {SentenceId::Compared, {"doc 1", "doc 3", "0", "4", "0.00", "0.09"}}));
    QVERIFY(
        stepThatSays(lesson, {SentenceId::Compared, {"doc 2", "doc 3", "0", "4", "0.00", "0.08"}}));
    // 1 - (1 - 0.25^2)^2; the curve reaches one half at 0.54.
    QVERIFY(stepThatSays(lesson, {SentenceId::CurveThreshold, {"0.54"}}));
    QVERIFY(stepThatSays(lesson, {SentenceId::PointLeftOut, {"doc 1", "doc 2", "0.25", "0.121"}}));
    QVERIFY(stepThatSays(lesson, {SentenceId::PointLeftOut, {"doc 2", "doc 3", "0.083", "0.014"}}));
  }

  /// "Missed" means pairs that the bands should have found: those above the similarity at which
  /// they find half of the pairs.
  void onlyPairsAboveTheThresholdAreMissed() {
    LessonSpec spec;
    spec.permutations.kind = LessonPermutations::Columns;
    spec.permutations.columns = {{1, 2, 3, 4, 5}};
    spec.permutations.numHashes = 1;
    spec.bands = 1;
    // Row 1 is first, and only document a contains it. Document b shares 3 of 5 rows with a, and
    // c shares 2 of 5.
    spec.matrix = GivenMatrix{{"1", "2", "3", "4", "5"},
                              {"a", "b", "c"},
                              {{1, 0, 0}, {1, 1, 0}, {1, 1, 0}, {1, 1, 1}, {1, 0, 1}}};
    const Lesson lesson = *Lesson::create(spec);
    QVERIFY(stepThatSays(lesson, {SentenceId::CurveThreshold, {"0.50"}}));
    QVERIFY(stepThatSays(lesson, {SentenceId::PointMissed, {"a", "b", "0.60", "0.600"}}));
    QVERIFY(stepThatSays(lesson, {SentenceId::PointLeftOut, {"a", "c", "0.40", "0.400"}}));
  }

  void bandsOfOneRowMakeThePairACandidate() {
    LessonSpec spec = *readyLesson("three-documents");
    spec.bands = 4;
    const Lesson lesson = *Lesson::create(spec);
    QVERIFY(stepThatSays(lesson, {SentenceId::JoinsBucket, {"doc 2", "3", "1", "doc 1"}}));
    const auto step = stepThatSays(
        lesson, {SentenceId::Candidates, {"3", SentenceValue::names({"doc 1", "doc 2"})}});
    QVERIFY(step);
    QCOMPARE(lesson.stateAt(*step).revealed.bands, 3U);
    QVERIFY(stepThatSays(lesson, {SentenceId::NoCandidates, {"1"}}));
    QVERIFY(stepThatSays(lesson, {SentenceId::PointFound, {"doc 1", "doc 2", "0.25", "0.684"}}));
    spec.bands = 3;
    QVERIFY(!Lesson::create(spec));
  }

  void tryThisIsShownAtItsStage() {
    const Lesson lesson = threeDocumentsLesson();
    QVERIFY(lesson.promptAt(visitOf(lesson, 3, 9), "en").find("h3") != std::string::npos);
    QVERIFY(lesson.promptAt(0, "it").starts_with("Prova"));
  }
};

SHINGLESCOPE_TEST(TestLessonDocuments, NoApplication)
#include "tst_lesson_documents.moc"
