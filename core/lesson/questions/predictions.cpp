// SPDX-License-Identifier: MIT
#include "core/lesson/questions/predictions.h"

#include <algorithm>

#include "core/lesson/questions/band_questions.h"
#include "core/lesson/questions/choices.h"
#include "core/lesson/questions/pair_questions.h"
#include "core/lesson/questions/row_questions.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

const Touch *find(const LessonStep &step, Touched what) {
  const auto found =
      std::ranges::find_if(step.touches, [what](const Touch &touch) { return touch.what == what; });
  return found == step.touches.end() ? nullptr : &*found;
}

/// What a document could wrongly hold after the visit of a row that offers `value`: the value that
/// it does not keep, and the values of other rows.
std::vector<WrongChoice> otherThan(const LessonTables &tables, const Touch &cell,
                                   const Sentence &said, const std::string &value) {
  std::vector<WrongChoice> others;
  if (said.id == SentenceId::TakesLess) {
    const std::string before = said.values[1].plain();
    others.push_back({plainSentence(before), {SentenceId::WrongKept, {before, value}}});
  }
  if (said.id == SentenceId::KeepsLess)
    others.push_back({plainSentence(value), {SentenceId::WrongOffered, {value, said.values[1]}}});
  if (said.id == SentenceId::AlreadyFilled)
    others.push_back({plainSentence(value), {SentenceId::WrongTooLate, {value}}});
  const LessonColumn &column = tables.columns[cell.a];
  for (std::size_t i = 0; i < column.order.size() && others.size() < 2 * kWrongChoices; ++i) {
    const std::string other = tables.shown(cell.a, column.values[column.order[i]]);
    others.push_back({plainSentence(other), {SentenceId::WrongOtherRow, {other}}});
  }
  return others;
}

/// Asks for the value of the row's first document after the visit. The sentence on the document
/// directly follows that on the row and contains the old value.
std::optional<QuizQuestion> askHolds(const LessonTables &tables, const LessonStep &step,
                                     std::uint64_t seed) {
  const Touch *cell = find(step, Touched::ColumnCell);
  if (cell == nullptr || step.sentences.size() < 2 ||
      step.sentences.front().id != SentenceId::RowVisited)
    return std::nullopt;
  const LessonRow &row = tables.rows[cell->b];
  const LessonColumn &column = tables.columns[cell->a];
  const Sentence &said = step.sentences[1];
  const bool isFirst = said.id == SentenceId::TakesFirst;
  const std::string value = tables.shown(cell->a, column.values[cell->b]);
  const std::string before = isFirst ? std::string() : said.values[1].plain();
  const std::string after = isFirst || said.id == SentenceId::TakesLess ? value : before;
  Sentence why{SentenceId::WhyHolds, {before, value, after}};
  if (isFirst) why = {SentenceId::WhyHoldsFirst, {value}};
  if (said.id == SentenceId::AlreadyFilled) why.id = SentenceId::WhyFilled;
  return mixChoices({SentenceId::AskHolds,
                     {rowNumber(tables, cell->b), row.label, hashName(cell->a),
                      std::to_string(column.values[cell->b]), said.values.front()}},
                    plainSentence(after), otherThan(tables, *cell, said, value), std::move(why),
                    seed);
}

std::optional<QuizQuestion> askBucket(const LessonTables &tables, const LessonStep &step,
                                      std::uint64_t seed) {
  const Touch *bucket = find(step, Touched::Bucket);
  const Touch *document = find(step, Touched::Document);
  if (bucket == nullptr || document == nullptr) return std::nullopt;
  const auto &buckets = tables.buckets[bucket->a];
  Sentence right{SentenceId::OwnBucket};
  std::vector<WrongChoice> others;
  for (std::uint32_t i = 0; i < buckets.size(); ++i) {
    std::vector<std::uint32_t> earlier = buckets[i].documents;
    std::erase_if(earlier, [&](std::uint32_t other) { return other >= document->a; });
    if (earlier.empty()) continue;
    const SentenceValue names = namesOf(tables, earlier);
    const Sentence choice{SentenceId::BucketOf, {names}};
    if (i == bucket->b) {
      right = choice;
      others.insert(others.begin(),
                    WrongChoice{{SentenceId::OwnBucket}, {SentenceId::WrongNewBucket, {names}}});
    } else {
      others.push_back(
          {choice,
           {SentenceId::WrongOtherBucket, {names, bucketName(tables, bucket->a, buckets[i])}}});
    }
  }
  const std::string band = std::to_string(bucket->a + 1);
  return mixChoices(
      {SentenceId::AskBucket, {tables.documents[document->a].name, band}}, right, std::move(others),
      {SentenceId::WhyBucket, {band, bucketName(tables, bucket->a, buckets[bucket->b])}}, seed);
}

}  // namespace

std::optional<QuizQuestion> predictionOf(const LessonTables &tables, const LessonStep &step,
                                         std::uint64_t seed) {
  switch (step.stage) {
    case LessonStage::Matrix:
      if (const Touch *pair = find(step, Touched::Similarity))
        return askJaccard(tables, tables.pairs[pair->a], seed);
      return std::nullopt;
    case LessonStage::Permutations:
      if (const Touch *column = find(step, Touched::Column))
        return askColumnValue(tables, column->a, seed);
      return std::nullopt;
    case LessonStage::Signature: return askHolds(tables, step, seed);
    case LessonStage::Compare:
      if (const Touch *pair = find(step, Touched::Pair))
        return askEstimate(tables, tables.pairs[pair->a], seed);
      return std::nullopt;
    case LessonStage::Bands: return askBucket(tables, step, seed);
    case LessonStage::Curve:
      if (const Touch *pair = find(step, Touched::Pair))
        return askCandidate(tables, tables.pairs[pair->a]);
      return std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace shinglescope
