// SPDX-License-Identifier: MIT
#include "core/lesson/questions/pair_questions.h"

#include <cmath>

#include "core/lesson/questions/predictions.h"
#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

Sentence number(std::uint64_t value) { return plainSentence(SentenceValue::count(value)); }

std::vector<SentenceValue> names(const LessonTables &tables, const LessonPair &pair) {
  return {tables.documents[pair.a].name, tables.documents[pair.b].name};
}

std::vector<SentenceValue> names(const LessonTables &tables, const LessonPair &pair,
                                 SentenceValue third) {
  auto values = names(tables, pair);
  values.push_back(std::move(third));
  return values;
}

SentenceValue sharedShingles(const LessonTables &tables, const LessonPair &pair) {
  std::vector<std::string> labels;
  for (const LessonRow &row : tables.rows)
    if (row.isIn(pair.a) && row.isIn(pair.b) && labels.size() <= kListedParts)
      labels.push_back(row.label);
  return SentenceValue::quoted(std::move(labels));
}

}  // namespace

std::optional<QuizQuestion> askShared(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  return mixChoices({SentenceId::AskShared, names(tables, pair)}, number(pair.shared),
                    {number(pair.shared + 1), number(pair.all), number(pair.shared + 2)},
                    {SentenceId::WhyShared, names(tables, pair, sharedShingles(tables, pair))},
                    seed);
}

std::optional<QuizQuestion> askJaccard(const LessonTables &tables, const LessonPair &pair,
                                       std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  const std::uint32_t a = tables.documents[pair.a].size;
  const std::uint32_t b = tables.documents[pair.b].size;
  const auto text = [](std::uint32_t value) { return SentenceValue::count(value); };
  std::vector<Sentence> others{plainSentence(fraction(pair.shared + 1, pair.all))};
  if (pair.shared > 0) {  // for 0 shared shingles both fractions are 0
    others.push_back(plainSentence(fraction(pair.shared, a + b)));
    others.push_back(plainSentence(fraction(pair.shared, std::min(a, b))));
  }
  return mixChoices({SentenceId::AskJaccard, names(tables, pair)},
                    plainSentence(fraction(pair.shared, pair.all)), std::move(others),
                    {SentenceId::WhyJaccard, {text(pair.shared), text(a), text(b), text(pair.all)}},
                    seed);
}

std::optional<QuizQuestion> askEstimate(const LessonTables &tables, const LessonPair &pair,
                                        std::uint64_t seed) {
  const std::uint32_t numHashes = tables.numHashes();
  const std::uint32_t equal = pair.equalPositions;
  const auto share = [numHashes](std::uint32_t part) {
    return plainSentence(fraction(part, numHashes));
  };
  std::vector<Sentence> others;
  if (equal > 0) others.push_back(share(equal - 1));
  if (equal < numHashes) others.push_back(share(equal + 1));
  others.push_back(share(equal + 2 <= numHashes ? equal + 2 : 0));
  return mixChoices(
      {SentenceId::AskEstimate,
       names(tables, pair, SentenceValue::counted(numHashes, SentenceValue::Thing::Hashes))},
      share(equal), std::move(others),
      {SentenceId::WhyEstimate, {SentenceValue::count(equal), SentenceValue::count(numHashes)}},
      seed);
}

std::optional<QuizQuestion> askCandidate(const LessonTables &tables, const LessonPair &pair) {
  const bool isCandidate = pair.sharedBands > 0;
  const SentenceValue bands =
      SentenceValue::counted(tables.plan.bands, SentenceValue::Thing::Bands);
  return QuizQuestion{{SentenceId::AskCandidate, names(tables, pair, bands)},
                      {{SentenceId::Yes}, {SentenceId::No}},
                      isCandidate ? 0U : 1U,
                      {SentenceId::WhyCandidate, {SentenceValue::count(pair.sharedBands), bands}},
                      {}};
}

std::optional<QuizQuestion> askChance(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.shared == 0) return std::nullopt;
  const double s = pair.jaccard();
  const auto [bands, rows] = tables.plan;
  const auto chance = [](double p) {
    return plainSentence(SentenceValue::decimal(p, kChanceDecimals));
  };
  const SentenceValue similarity = similarityForChance(pair, tables.plan);
  auto asked = names(tables, pair, SentenceValue::counted(bands, SentenceValue::Thing::Bands));
  asked.push_back(SentenceValue::counted(rows, SentenceValue::Thing::Rows));
  return mixChoices(
      {SentenceId::AskChance, std::move(asked)}, chance(pair.chance),
      {chance(candidateProbability(s, {rows, bands})), chance(std::pow(s, rows)),
       chance(1 - pair.chance), chance(s)},
      {SentenceId::WhyChance,
       {similarity, SentenceValue::count(rows), SentenceValue::count(bands), chanceValue(pair)}},
      seed);
}

std::optional<QuizQuestion> askFirst(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t document, std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  std::vector<Sentence> others;
  std::optional<std::uint32_t> first;
  for (const std::uint32_t row : column.order) {
    const bool isOwn = tables.rows[row].isIn(document);
    if (isOwn && !first)
      first = row;
    else if (isOwn || !first)
      others.push_back(plainSentence(tables.rows[row].label));
  }
  if (!first) return std::nullopt;
  const std::string &label = tables.rows[*first].label;
  return mixChoices(
      {SentenceId::AskFirst, {hashName(hash), tables.documents[document].name}},
      plainSentence(label), std::move(others),
      {SentenceId::WhyFirst, {hashName(hash), label, std::to_string(column.values[*first])}}, seed);
}

}  // namespace shinglescope
