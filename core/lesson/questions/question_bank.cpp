// SPDX-License-Identifier: MIT
#include "core/lesson/questions/question_bank.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/base/hash.h"
#include "core/lesson/questions/band_questions.h"
#include "core/lesson/questions/pair_questions.h"
#include "core/lesson/questions/predictions.h"
#include "core/lesson/questions/row_questions.h"
#include "core/lesson/questions/text_questions.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kStageSalt = 0x5175'697A;

void addAuthored(const LessonSpec &spec, LessonStage stage, std::vector<QuizQuestion> &questions) {
  const auto sentences = [](std::size_t count) {
    return std::vector<Sentence>(count, {SentenceId::Lesson});
  };
  for (std::size_t i = 0; i < spec.questions.size(); ++i) {
    const LessonQuestion &own = spec.questions[i];
    if (own.stage != stage) continue;
    questions.push_back({{SentenceId::Lesson},
                         sentences(own.choices.size()),
                         own.answer,
                         {SentenceId::Lesson},
                         i,
                         sentences(own.choices.size())});
  }
}

/// The numbers from 0, in an order of their own, again and again.
class Turns {
 public:
  Turns(std::size_t count, SplitMix64 &random) : m_order(count) {
    std::iota(m_order.begin(), m_order.end(), 0U);
    shuffle(m_order, random);
  }
  bool isEmpty() const { return m_order.empty(); }
  std::uint32_t next() { return m_order[m_next++ % m_order.size()]; }

 private:
  std::vector<std::uint32_t> m_order;
  std::size_t m_next = 0;
};

/// Draws the questions of one stage. Refers to the lesson.
class StageBank {
 public:
  StageBank(const LessonSpec &spec, const LessonTables &tables, std::span<const LessonStep> steps,
            std::uint64_t seed)
      : m_spec(spec),
        m_tables(tables),
        m_steps(steps),
        m_random(seed),
        m_documents(tables.documents.size(), m_random),
        m_pairs(tables.pairs.size(), m_random),
        m_rows(tables.shownRows(), m_random),
        m_hashes(tables.numHashes(), m_random),
        m_bands(tables.plan.bands, m_random) {}

  void add(std::optional<QuizQuestion> question) {
    if (!question) return;
    const bool isKnown = std::ranges::any_of(
        m_questions, [&](const QuizQuestion &known) { return known.prompt == question->prompt; });
    if (!isKnown) m_questions.push_back(std::move(*question));
  }

  void addFor(LessonStage stage) {
    switch (stage) {
      case LessonStage::Texts: return addTexts();
      case LessonStage::Shingles: return addShingles();
      case LessonStage::Matrix: return addMatrix();
      case LessonStage::Permutations: return addPermutations();
      case LessonStage::Signature: return addSignature();
      case LessonStage::Compare: return addCompare();
      case LessonStage::Bands: return addBands();
      case LessonStage::Curve: return addCurve();
      case LessonStage::Questions: return;
    }
  }

  std::vector<QuizQuestion> take() { return std::move(m_questions); }

 private:
  std::uint64_t seed() { return m_random.next(); }
  bool hasPairs() const { return !m_pairs.isEmpty(); }
  const LessonPair &pair() { return m_tables.pairs[m_pairs.next()]; }
  const LessonPair &mostAlike() const {
    return *std::ranges::max_element(m_tables.pairs, {}, &LessonPair::jaccard);
  }

  /// Adds predictions of the steps of a stage that ask what `prompt` asks.
  void addPredictions(LessonStage stage, SentenceId prompt, std::size_t count) {
    std::vector<std::uint32_t> asking;
    for (std::uint32_t i = 0; i < m_steps.size(); ++i)
      if (m_steps[i].stage == stage) asking.push_back(i);
    shuffle(asking, m_random);
    const std::size_t most = m_questions.size() + count;
    for (const std::uint32_t step : asking) {
      if (m_questions.size() >= most) return;
      auto question = predictionOf(m_tables, m_steps[step], seed());
      if (question && question->prompt.id == prompt) add(std::move(question));
    }
  }

  void addTexts() {
    if (m_tables.isGiven) {
      add(askGivenRows(m_tables, seed()));
      add(askGivenDocuments(m_tables, seed()));
      return;
    }
    add(askPreparedLength(m_tables, m_documents.next(), seed()));
    add(askFirstWord(m_tables, m_documents.next(), seed()));
    add(askLongest(m_tables, seed()));
    if (hasPairs()) add(askEqualTexts(m_tables, pair()));
    add(askPreparedLength(m_tables, m_documents.next(), seed()));
  }

  void addShingles() {
    const std::uint32_t k = m_spec.shingle.k;
    add(askWhose(m_tables, m_documents.next(), seed()));
    if (m_tables.isGiven) return add(askOnes(m_tables, m_documents.next(), seed()));
    add(askDistinct(m_tables, m_documents.next(), k, seed()));
    add(askNext(m_tables, m_documents.next(), k, seed()));
    add(askDistinct(m_tables, m_documents.next(), k, seed()));
    add(askNext(m_tables, m_documents.next(), k, seed()));
  }

  void addMatrix() {
    if (!m_rows.isEmpty()) add(askHolders(m_tables, m_rows.next(), seed()));
    add(askOnes(m_tables, m_documents.next(), seed()));
    if (!m_rows.isEmpty()) add(askHolders(m_tables, m_rows.next(), seed()));
    if (!hasPairs()) return;
    add(askShared(m_tables, pair(), seed()));
    add(askJaccard(m_tables, mostAlike(), seed()));
    add(askJaccard(m_tables, pair(), seed()));
  }

  void addPermutations() {
    add(askColumnValue(m_tables, m_hashes.next(), seed()));
    add(askFirstRow(m_tables, m_hashes.next(), seed()));
    if (!m_rows.isEmpty()) add(askPlace(m_tables, m_hashes.next(), m_rows.next(), seed()));
    add(askIsPermutation(m_tables, m_hashes.next()));
    add(askEarliest(m_tables, m_hashes.next(), seed()));
    if (hasPairs()) add(askOrders(m_tables, pair(), seed()));
    add(askColumnValue(m_tables, m_hashes.next(), seed()));
  }

  void addSignature() {
    addPredictions(LessonStage::Signature, SentenceId::AskHolds, 2);
    add(askFirst(m_tables, m_hashes.next(), m_documents.next(), seed()));
    add(askMinimum(m_tables, m_hashes.next(), m_documents.next(), seed()));
    add(askMinimum(m_tables, m_hashes.next(), m_documents.next(), seed()));
  }

  void addCompare() {
    if (!hasPairs()) return add(askPossible(m_tables, seed()));
    add(askEqual(m_tables, pair(), seed()));
    add(askEstimate(m_tables, mostAlike(), seed()));
    add(askPossible(m_tables, seed()));
    add(askClosest(m_tables, seed()));
    add(askEstimate(m_tables, pair(), seed()));
  }

  void addBands() {
    add(askBandStart(m_tables, m_bands.next(), seed()));
    addPredictions(LessonStage::Bands, SentenceId::AskBucket, 1);
    add(askBuckets(m_tables, m_bands.next(), seed()));
    if (!hasPairs()) return;
    add(askMeet(m_tables, mostAlike(), m_bands.next()));
    add(askMeet(m_tables, pair(), m_bands.next()));
    add(askCandidate(m_tables, pair()));
  }

  void addCurve() {
    add(askThreshold(m_tables, seed()));
    if (!hasPairs()) return;
    add(askBandChance(m_tables, mostAlike(), seed()));
    add(askChance(m_tables, mostAlike(), seed()));
    add(askChance(m_tables, pair(), seed()));
    add(askCandidate(m_tables, pair()));
  }

  const LessonSpec &m_spec;
  const LessonTables &m_tables;
  std::span<const LessonStep> m_steps;
  SplitMix64 m_random;
  Turns m_documents;
  Turns m_pairs;
  Turns m_rows;
  Turns m_hashes;
  Turns m_bands;
  std::vector<QuizQuestion> m_questions;
};

}  // namespace

std::vector<QuizQuestion> lessonQuestions(const LessonSpec &spec, const LessonTables &tables) {
  std::vector<QuizQuestion> questions;
  addAuthored(spec, LessonStage::Questions, questions);
  std::uint64_t seed = spec.permutations.seed;
  const auto add = [&](std::optional<QuizQuestion> question) {
    if (question) questions.push_back(std::move(*question));
  };
  const auto most = std::ranges::max_element(tables.pairs, {}, &LessonPair::jaccard);
  const auto least = std::ranges::min_element(tables.pairs, {}, &LessonPair::jaccard);
  if (!tables.pairs.empty()) {
    add(askShared(tables, *most, ++seed));
    add(askJaccard(tables, *most, ++seed));
  }
  add(askFirst(tables, 0, 0, ++seed));
  if (!tables.pairs.empty()) {
    add(askEstimate(tables, *most, ++seed));
    add(askCandidate(tables, *most));
    add(askChance(tables, *most, ++seed));
    if (least != most) add(askJaccard(tables, *least, ++seed));
  }
  return questions;
}

std::vector<QuizQuestion> stageQuestions(const LessonSpec &spec, const LessonTables &tables,
                                         std::span<const LessonStep> steps, LessonStage stage,
                                         std::uint64_t draw) {
  const auto number = static_cast<std::uint64_t>(stage);
  const std::uint64_t seed =
      mix64(spec.permutations.seed ^ kStageSalt) + mix64(draw << 8U | number);
  StageBank bank(spec, tables, steps, seed);
  std::vector<QuizQuestion> questions;
  addAuthored(spec, stage, questions);
  bank.addFor(stage);
  std::ranges::move(bank.take(), std::back_inserter(questions));
  return questions;
}

}  // namespace shinglescope
