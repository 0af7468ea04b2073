// SPDX-License-Identifier: MIT
#include "core/lesson/questions/pair_questions.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/lesson/questions/choices.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Thing = SentenceValue::Thing;

constexpr std::size_t kListedShared = 6;          ///< shingles; more would not fit on a screen
constexpr std::uint32_t kMostDistinguished = 20;  ///< hashes whose estimates are 0.05 apart

std::vector<SentenceValue> namesAnd(const LessonTables &tables, const LessonPair &pair,
                                    SentenceValue third) {
  auto values = namesOfPair(tables, pair);
  values.push_back(std::move(third));
  return values;
}

std::vector<SentenceValue> agreement(const LessonTables &tables, const LessonPair &pair) {
  auto values = namesAnd(tables, pair, countOf(pair.equalPositions));
  values.push_back(countOf(tables.numHashes(), Thing::Positions));
  return values;
}

SentenceValue sharedShingles(const LessonTables &tables, const LessonPair &pair) {
  std::vector<std::string> labels;
  for (const LessonRow &row : tables.rows)
    if (row.isIn(pair.a) && row.isIn(pair.b) && labels.size() <= kListedShared)
      labels.push_back(row.label);
  return SentenceValue::quoted(std::move(labels), kListedShared);
}

WrongChoice wrongFraction(std::uint32_t part, std::uint32_t whole, SentenceId remark) {
  const std::string text = fraction(part, whole);
  return {plainSentence(text), {remark, {text}}};
}

Sentence equalHashes(const LessonTables &tables, const LessonPair &pair) {
  if (pair.equalPositions == 0) return {SentenceId::WhyNoEqual};
  std::vector<std::string> names;
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash)
    if (tables.signatures[pair.a][hash] == tables.signatures[pair.b][hash])
      names.push_back(hashName(hash));
  return {SentenceId::WhyEqual, {SentenceValue::list(std::move(names))}};
}

}  // namespace

std::optional<QuizQuestion> askShared(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  const std::uint32_t oneOnly = pair.all - pair.shared;
  std::vector<WrongChoice> others{
      {numberChoice(pair.all), {SentenceId::WrongEither, {countOf(pair.all)}}},
      {numberChoice(oneOnly), {SentenceId::WrongOneOnly, {countOf(oneOnly)}}}};
  for (const std::uint32_t document : {pair.a, pair.b}) {
    const LessonDocument &one = tables.documents[document];
    others.push_back(
        {numberChoice(one.size), {SentenceId::WrongSize, {countOf(one.size), one.name}}});
  }
  return mixChoices({SentenceId::AskShared, namesOfPair(tables, pair)}, numberChoice(pair.shared),
                    std::move(others),
                    {SentenceId::WhyShared, namesAnd(tables, pair, sharedShingles(tables, pair))},
                    seed);
}

std::optional<QuizQuestion> askJaccard(const LessonTables &tables, const LessonPair &pair,
                                       std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  const std::uint32_t a = tables.documents[pair.a].size;
  const std::uint32_t b = tables.documents[pair.b].size;
  std::vector<WrongChoice> others;
  if (pair.shared > 0) {  // for 0 shared shingles both fractions are 0
    others.push_back(wrongFraction(pair.shared, a + b, SentenceId::WrongSum));
    others.push_back(wrongFraction(pair.shared, std::min(a, b), SentenceId::WrongContainment));
  }
  others.push_back(wrongFraction(pair.all - pair.shared, pair.all, SentenceId::WrongDistance));
  if (pair.shared < pair.all)
    others.push_back(
        {plainSentence(fraction(pair.shared + 1, pair.all)),
         {SentenceId::WrongOneMore, {countOf(pair.shared), countOf(pair.shared + 1)}}});
  return mixChoices(
      {SentenceId::AskJaccard, namesOfPair(tables, pair)},
      plainSentence(fraction(pair.shared, pair.all)), std::move(others),
      {SentenceId::WhyJaccard, {countOf(pair.shared), countOf(a), countOf(b), countOf(pair.all)}},
      seed);
}

std::optional<QuizQuestion> askEstimate(const LessonTables &tables, const LessonPair &pair,
                                        std::uint64_t seed) {
  const std::uint32_t numHashes = tables.numHashes();
  const std::uint32_t equal = pair.equalPositions;
  std::vector<WrongChoice> others;
  if (pair.all > 0) others.push_back(wrongFraction(pair.shared, pair.all, SentenceId::WrongExact));
  others.push_back(wrongFraction(numHashes - equal, numHashes, SentenceId::WrongDiffering));
  others.push_back(wrongFraction(equal, 2 * numHashes - equal, SentenceId::WrongAsSets));
  const Sentence offByOne{SentenceId::WrongOffByOne, {countOf(equal)}};
  if (equal < numHashes)
    others.push_back({plainSentence(fraction(equal + 1, numHashes)), offByOne});
  if (equal > 0) others.push_back({plainSentence(fraction(equal - 1, numHashes)), offByOne});
  return mixChoices(
      {SentenceId::AskEstimate, namesAnd(tables, pair, countOf(numHashes, Thing::Hashes))},
      plainSentence(fraction(equal, numHashes)), std::move(others),
      {SentenceId::WhyEstimate, {countOf(equal), countOf(numHashes)}}, seed);
}

std::optional<QuizQuestion> askEqual(const LessonTables &tables, const LessonPair &pair,
                                     std::uint64_t seed) {
  const std::uint32_t numHashes = tables.numHashes();
  const std::uint32_t equal = pair.equalPositions;
  const Sentence offByOne{SentenceId::WrongOffByOne, {countOf(equal)}};
  std::vector<WrongChoice> others{
      {numberChoice(numHashes - equal), {SentenceId::WrongDiffering, {countOf(numHashes - equal)}}},
      {numberChoice(pair.shared), {SentenceId::WrongShared, {countOf(pair.shared)}}}};
  if (equal < numHashes) others.push_back({numberChoice(equal + 1), offByOne});
  if (equal > 0) others.push_back({numberChoice(equal - 1), offByOne});
  return mixChoices(
      {SentenceId::AskEqual, namesAnd(tables, pair, countOf(numHashes, Thing::Positions))},
      numberChoice(equal), std::move(others), equalHashes(tables, pair), seed);
}

std::optional<QuizQuestion> askPossible(const LessonTables &tables, std::uint64_t seed) {
  const std::uint32_t numHashes = tables.numHashes();
  if (numHashes < 2 || numHashes > kMostDistinguished) return std::nullopt;
  const auto estimate = [numHashes](double equal) {
    return plainSentence(SentenceValue::decimal(equal / numHashes));
  };
  SplitMix64 random(seed);
  const auto equal = static_cast<std::uint32_t>(1 + random.next() % (numHashes - 1));
  std::vector<std::uint32_t> gaps(numHashes);
  for (std::uint32_t i = 0; i < numHashes; ++i) gaps[i] = i;
  shuffle(gaps, random);
  std::vector<WrongChoice> others;
  for (const std::uint32_t below : gaps)
    others.push_back(
        {estimate(below + 0.5),
         {SentenceId::WrongBetween, {countOf(numHashes), countOf(below), countOf(below + 1)}}});
  const Sentence right = estimate(equal);
  return mixChoices(
      {SentenceId::AskPossible, {countOf(numHashes, Thing::Hashes)}}, right, std::move(others),
      {SentenceId::WhyPossible, {countOf(numHashes), countOf(equal), right.values.front()}},
      random.next());
}

std::optional<QuizQuestion> askClosest(const LessonTables &tables, std::uint64_t seed) {
  if (tables.pairs.size() < 2) return std::nullopt;
  const auto closest = std::ranges::max_element(tables.pairs, {}, &LessonPair::equalPositions);
  const std::uint32_t most = closest->equalPositions;
  if (std::ranges::count(tables.pairs, most, &LessonPair::equalPositions) > 1) return std::nullopt;
  std::vector<WrongChoice> others;
  for (const LessonPair &pair : tables.pairs)
    if (pair.equalPositions < most)
      others.push_back({{SentenceId::PairOf, namesOfPair(tables, pair)},
                        {SentenceId::WrongLessAlike, agreement(tables, pair)}});
  return mixChoices({SentenceId::AskClosest}, {SentenceId::PairOf, namesOfPair(tables, *closest)},
                    std::move(others), {SentenceId::WhyClosest, agreement(tables, *closest)}, seed);
}

}  // namespace shinglescope
