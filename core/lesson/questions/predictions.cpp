// SPDX-License-Identifier: MIT
#include "core/lesson/questions/predictions.h"

#include "core/base/hash.h"
#include "core/lesson/questions/pair_questions.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

constexpr std::size_t kOtherChoices = 3;

const Touch *find(const LessonStep &step, Touched what) {
  const auto found =
      std::ranges::find_if(step.touches, [what](const Touch &touch) { return touch.what == what; });
  return found == step.touches.end() ? nullptr : &*found;
}

std::optional<QuizQuestion> askColumnValue(const LessonTables &tables, std::uint32_t hash,
                                           std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  if (!column.function || column.values.empty()) return std::nullopt;
  const auto &[a, b, p] = *column.function;
  const auto row = static_cast<std::uint32_t>(mix64(seed) % tables.shownRows());
  const std::uint64_t x = row + tables.firstRow;
  const std::uint64_t sum = a * x + b;
  const std::uint32_t value = column.values[row];
  const auto text = [](std::uint64_t number) { return std::to_string(number); };
  return mixChoices(
      {SentenceId::AskColumnValue, {text(x), hashName(hash), text(a), text(b), text(p)}},
      plainSentence(text(value)),
      {plainSentence(text(sum % (std::uint64_t{p} + 1))), plainSentence(text((value + b) % p)),
       plainSentence(text(a * x % p))},
      {SentenceId::WhyColumnValue, {text(a), text(x), text(b), text(p), text(sum), text(value)}},
      seed);
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
  std::vector<Sentence> others = {plainSentence(value)};
  if (!isFirst) others.push_back(plainSentence(before));
  for (std::size_t i = 0; i < column.order.size() && others.size() < 2 * kOtherChoices; ++i)
    others.push_back(plainSentence(tables.shown(cell->a, column.values[column.order[i]])));
  const Sentence why = isFirst
                           ? Sentence{SentenceId::WhyHoldsFirst, {value}}
                           : Sentence{said.id == SentenceId::AlreadyFilled ? SentenceId::WhyFilled
                                                                           : SentenceId::WhyHolds,
                                      {before, value, after}};
  return mixChoices({SentenceId::AskHolds,
                     {rowNumber(tables, cell->b), row.label, hashName(cell->a),
                      std::to_string(column.values[cell->b]), said.values.front()}},
                    plainSentence(after), std::move(others), why, seed);
}

std::optional<QuizQuestion> askBucket(const LessonTables &tables, const LessonStep &step,
                                      std::uint64_t seed) {
  const Touch *bucket = find(step, Touched::Bucket);
  const Touch *document = find(step, Touched::Document);
  if (bucket == nullptr || document == nullptr) return std::nullopt;
  Sentence right{SentenceId::OwnBucket};
  std::vector<Sentence> others{right};
  for (std::uint32_t i = 0; i < tables.buckets[bucket->a].size(); ++i) {
    std::vector<std::uint32_t> earlier = tables.buckets[bucket->a][i].documents;
    std::erase_if(earlier, [&](std::uint32_t other) { return other >= document->a; });
    if (earlier.empty()) continue;
    const Sentence choice{SentenceId::BucketOf, {namesOf(tables, earlier)}};
    if (i == bucket->b) right = choice;
    others.push_back(choice);
  }
  const std::string band = std::to_string(bucket->a + 1);
  return mixChoices({SentenceId::AskBucket, {tables.documents[document->a].name, band}}, right,
                    std::move(others),
                    {SentenceId::WhyBucket,
                     {band, bucketName(tables, bucket->a, tables.buckets[bucket->a][bucket->b])}},
                    seed);
}

}  // namespace

std::optional<QuizQuestion> mixChoices(Sentence prompt, Sentence right,
                                       std::vector<Sentence> others, Sentence explanation,
                                       std::uint64_t seed) {
  QuizQuestion question{std::move(prompt), {right}, 0, std::move(explanation), {}};
  for (Sentence &other : others) {
    if (question.choices.size() > kOtherChoices) break;
    if (std::ranges::find(question.choices, other) == question.choices.end())
      question.choices.push_back(std::move(other));
  }
  if (question.choices.size() < 2) return std::nullopt;
  SplitMix64 random(seed);
  for (std::size_t left = question.choices.size(); left > 1; --left)
    std::swap(question.choices[left - 1], question.choices[random.next() % left]);
  const auto place = std::ranges::find(question.choices, right);
  question.answer = static_cast<std::size_t>(place - question.choices.begin());
  return question;
}

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
