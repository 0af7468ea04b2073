// SPDX-License-Identifier: MIT
// Lessons at their limits: the largest numbers in a file, repeated names, pairs that share nothing,
// and a cancelled preparation.

#include <QtTest>
#include <cstdlib>
#include <limits>
#include <new>
#include <optional>
#include <stop_token>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/model/lesson_matrix.h"
#include "core/pipeline/recipe/recipe.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Counts the program's allocations during its lifetime, and requests a stop at one of them.
class Allocations {
 public:
  explicit Allocations(std::int64_t stopAt = 0, std::stop_source *stop = nullptr)
      : m_stopAt(stopAt), m_stop(stop) {
    s_counting = this;
  }
  ~Allocations() { s_counting = nullptr; }
  Allocations(const Allocations &) = delete;
  Allocations &operator=(const Allocations &) = delete;

  std::int64_t made() const { return m_made; }
  static void *allocate(std::size_t bytes) {
    if (s_counting != nullptr && ++s_counting->m_made == s_counting->m_stopAt)
      s_counting->m_stop->request_stop();
    void *memory = std::malloc(bytes > 0 ? bytes : 1);
    return memory != nullptr ? memory : throw std::bad_alloc();
  }

 private:
  static inline thread_local Allocations *s_counting = nullptr;

  std::int64_t m_made = 0;
  std::int64_t m_stopAt;
  std::stop_source *m_stop;
};

constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();

LessonSpec threeDocumentsSpec() {
  LessonSpec spec = *readyLesson("three-documents");
  spec.claimed.clear();
  return spec;
}

bool areDistinct(const QuizQuestion &question) {
  for (std::size_t i = 0; i < question.choices.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (question.choices[i] == question.choices[j]) return false;
  return true;
}

}  // namespace

// All forms of new that correspond to the deletes below are replaced; otherwise memory of the
// sanitizer's own new would be freed here.
void *operator new(std::size_t bytes) { return Allocations::allocate(bytes); }
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept {
  try {
    return Allocations::allocate(bytes);
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

class TestLessonLimits : public QObject {
  Q_OBJECT

 private slots:
  void largestModulusIsPredicted();
  void questionsOnDisjointPairsHaveDistinctChoices();
  void aPrimeIsOfferedForALargeFactor();
  void repeatedRowsOfAGivenMatrixAreRejected();
  void lengthsOfShinglesHaveALimit();
  void preparationStopsAnywhere();
  void matrixAndColumnsCheckForCancellation();
};

void TestLessonLimits::largestModulusIsPredicted() {
  LessonSpec spec = threeDocumentsSpec();
  spec.permutations.functions = {{kMost - 1, kMost - 2, kMost}, {kMost, kMost, kMost}};
  spec.permutations.numHashes = 2;
  const auto lesson = Lesson::create(spec);
  QVERIFY2(lesson, lesson ? "" : lesson.error().detail().c_str());
  const LessonColumn &column = lesson->tables().columns[0];
  for (std::uint64_t row = 0; row < 16; ++row)
    QCOMPARE(std::uint64_t{column.values[row]},
             (std::uint64_t{kMost - 1} * (row + 1) % kMost + (kMost - 2)) % kMost);
  std::size_t asked = 0;
  for (std::size_t step = 0; step < lesson->stepCount(); ++step)
    if (const auto question = lesson->predictionFor(step); question && !question->authored) {
      ++asked;
      QVERIFY(question->answer < question->choices.size());
      QVERIFY(areDistinct(*question));
    }
  QVERIFY(asked > 10);
}

void TestLessonLimits::questionsOnDisjointPairsHaveDistinctChoices() {
  LessonSpec spec;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 1;
  spec.texts = {{"a", "one two three"}, {"b", "four five six"}, {"c", "seven"}};
  const Lesson lesson = *Lesson::create(spec);
  bool hasAsked = false;
  for (std::size_t step = 0; step < lesson.stepCount(); ++step) {
    const auto question = lesson.predictionFor(step);
    if (!question) continue;
    QVERIFY(areDistinct(*question));
    if (question->prompt.id != SentenceId::AskJaccard) continue;
    hasAsked = true;
    std::size_t zeros = 0;
    for (const Sentence &choice : question->choices)
      zeros += choice.values.front().plain().starts_with("0/") ? 1 : 0;
    QCOMPARE(zeros, std::size_t{1});
  }
  QVERIFY(hasAsked);
}

void TestLessonLimits::aPrimeIsOfferedForALargeFactor() {
  LessonSpec spec = threeDocumentsSpec();
  spec.permutations.functions[0] = {17 * 19, 3, 17};  // every row gets the number 3
  const LessonColumn column = Lesson::create(spec)->tables().columns[0];
  QCOMPARE(column.repeats.size(), std::size_t{1});
  QCOMPARE(column.offeredPrime, 23U);  // 17 and 19 divide the factor
  spec.permutations.functions[0].p = column.offeredPrime;
  QVERIFY(Lesson::create(spec)->tables().columns[0].repeats.empty());
}

void TestLessonLimits::repeatedRowsOfAGivenMatrixAreRejected() {
  LessonSpec spec;
  spec.matrix = GivenMatrix{{"x", "y", "x"}, {"A", "B"}, {{1, 0}, {0, 1}, {1, 1}}};
  const auto lesson = Lesson::create(spec);
  QVERIFY(!lesson);
  QCOMPARE(lesson.error().code, ErrorCode::BadParameter);
  QVERIFY(lesson.error().detail().find("matrix.rows") != std::string::npos);
  QVERIFY(lesson.error().detail().find("\"x\"") != std::string::npos);
}

void TestLessonLimits::lengthsOfShinglesHaveALimit() {
  LessonSpec spec = threeDocumentsSpec();
  for (const std::uint32_t k : {0U, kMaxShingleSize + 1}) {
    spec.shingle.k = k;
    const auto lesson = Lesson::create(spec);
    QVERIFY(!lesson);
    QVERIFY(lesson.error().detail().find("shingle.k") != std::string::npos);
  }
  spec.shingle.k = kMaxShingleSize;
  QVERIFY(Lesson::create(spec));
}

/// Returns a lesson with almost the largest number of rows.
LessonSpec largest() {
  LessonSpec spec;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 1;
  spec.permutations.numHashes = 20;
  for (int text = 0; text < 7; ++text) {
    std::string words;
    for (int word = 0; word < 8000; ++word)
      words += std::to_string(text) + "w" + std::to_string(word) + " ";
    spec.texts.push_back({"t" + std::to_string(text), words});
  }
  return spec;
}

/// After a stop at any point, only a little work follows.
void TestLessonLimits::preparationStopsAnywhere() {
  const LessonSpec spec = largest();
  std::int64_t all = 0;
  {
    const Allocations counted;
    QVERIFY(Lesson::create(spec));
    all = counted.made();
  }
  constexpr int kPlaces = 16;
  for (int place = 0; place < kPlaces; ++place) {
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const std::int64_t asked = 1 + all * place / kPlaces;
    const Allocations counted(asked, &stop);
    const auto lesson = Lesson::create(spec, context);
    QVERIFY(!lesson);
    QCOMPARE(lesson.error().code, ErrorCode::Cancelled);
    QVERIFY(counted.made() - asked < all / 5);
  }
}

void TestLessonLimits::matrixAndColumnsCheckForCancellation() {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  for (const LessonSpec &spec : readyLessons()) {
    const auto lesson = Lesson::create(spec, context);
    QVERIFY(!lesson);
    QCOMPARE(lesson.error().code, ErrorCode::Cancelled);
    if (spec.matrix) continue;  // a given matrix is only copied
    const auto matrix = makeLessonMatrix(spec, context);
    QVERIFY(!matrix);
    QCOMPARE(matrix.error().code, ErrorCode::Cancelled);
  }
  const std::vector<LessonRow> rows(5);
  for (const auto kind : {LessonPermutations::Modular, LessonPermutations::Shuffled}) {
    PermutationSpec spec;
    spec.kind = kind;
    const auto columns = makeLessonColumns(spec, rows, context);
    QVERIFY(!columns);
    QCOMPARE(columns.error().code, ErrorCode::Cancelled);
  }
}

SHINGLESCOPE_TEST(TestLessonLimits, NoApplication)
#include "tst_lesson_limits.moc"
