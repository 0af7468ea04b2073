// SPDX-License-Identifier: MIT
#include "core/lesson/questions/band_questions.h"

#include <algorithm>
#include <cmath>

#include "core/lesson/questions/choices.h"
#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Thing = SentenceValue::Thing;

SentenceValue chanceOf(double chance) { return SentenceValue::decimal(chance, kChanceDecimals); }

/// A number as a wrong choice; the first value of its remark is the number itself.
WrongChoice wrongValue(SentenceValue value, SentenceId remark,
                       std::vector<SentenceValue> further = {}) {
  further.insert(further.begin(), value);
  return {plainSentence(std::move(value)), {remark, std::move(further)}};
}

/// A value of the plan with as many bands as the lesson's has rows, and the reverse.
WrongChoice swapped(const BandPlan &plan, SentenceValue value) {
  return wrongValue(std::move(value), SentenceId::WrongSwapped,
                    {countOf(plan.rows, Thing::Bands), countOf(plan.bands, Thing::Rows)});
}

/// The values of a document in a band, as the convention shows them.
std::string valuesIn(const LessonTables &tables, std::uint32_t band, std::uint32_t document) {
  const auto first = tables.signatures[document].begin() + band * tables.plan.rows;
  return bucketName(tables, band, {{first, first + tables.plan.rows}, {}});
}

}  // namespace

std::optional<QuizQuestion> askCandidate(const LessonTables &tables, const LessonPair &pair) {
  const bool isCandidate = pair.sharedBands > 0;
  const SentenceValue bands = countOf(tables.plan.bands, Thing::Bands);
  std::vector<SentenceValue> asked = namesOfPair(tables, pair);
  asked.push_back(bands);
  Sentence remark{SentenceId::WrongNoCandidate, {countOf(pair.sharedBands)}};
  if (!isCandidate)
    remark = {SentenceId::WrongCandidate,
              {countOf(pair.equalPositions), countOf(tables.numHashes(), Thing::Positions)}};
  return askYesOrNo({SentenceId::AskCandidate, std::move(asked)}, isCandidate,
                    {SentenceId::WhyCandidate, {countOf(pair.sharedBands), bands}},
                    std::move(remark));
}

std::optional<QuizQuestion> askChance(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.shared == 0) return std::nullopt;
  const double s = pair.jaccard();
  const auto [bands, rows] = tables.plan;
  auto asked = namesOfPair(tables, pair);
  asked.push_back(countOf(bands, Thing::Bands));
  asked.push_back(countOf(rows, Thing::Rows));
  return mixChoices(
      {SentenceId::AskChance, std::move(asked)}, plainSentence(chanceValue(pair)),
      {swapped(tables.plan, chanceOf(candidateProbability(s, {rows, bands}))),
       wrongValue(chanceOf(std::pow(s, rows)), SentenceId::WrongOneBandChance),
       wrongValue(chanceOf(1 - pair.chance), SentenceId::WrongMissChance),
       wrongValue(chanceOf(s), SentenceId::WrongSimilarity)},
      {SentenceId::WhyChance,
       {similarityForChance(pair, tables.plan), countOf(rows), countOf(bands), chanceValue(pair)}},
      seed);
}

std::optional<QuizQuestion> askBandStart(const LessonTables &tables, std::uint32_t band,
                                         std::uint64_t seed) {
  const std::uint32_t rows = tables.plan.rows;
  const std::uint32_t first = band * rows;
  std::vector<WrongChoice> others;
  for (const std::uint32_t hash : {band, first + rows - 1, first + rows, first - 1}) {
    if (hash == first || hash >= tables.numHashes()) continue;
    const bool isInBand = hash / rows == band;
    others.push_back(wrongValue(
        hashName(hash), isInBand ? SentenceId::WrongLaterInBand : SentenceId::WrongOtherBand,
        {std::to_string(hash / rows + 1)}));
  }
  const SentenceValue length = countOf(rows, Thing::Hashes);
  const std::string number = std::to_string(band + 1);
  return mixChoices(
      {SentenceId::AskBandStart, {length, number}}, plainSentence(hashName(first)),
      std::move(others),
      {SentenceId::WhyBandStart, {length, number, hashName(first), hashName(first + rows - 1)}},
      seed);
}

std::optional<QuizQuestion> askMeet(const LessonTables &tables, const LessonPair &pair,
                                    std::uint32_t band) {
  const LessonDocument &a = tables.documents[pair.a];
  const LessonDocument &b = tables.documents[pair.b];
  if (a.size == 0 || b.size == 0) return std::nullopt;
  const std::uint32_t rows = tables.plan.rows;
  std::uint32_t equal = 0;
  for (std::uint32_t hash = band * rows; hash < (band + 1) * rows; ++hash)
    equal += tables.signatures[pair.a][hash] == tables.signatures[pair.b][hash] ? 1 : 0;
  const bool isMeeting = equal == rows;
  Sentence remark{SentenceId::WrongNoMeeting};
  if (!isMeeting) remark = {SentenceId::WrongMeet, {countOf(equal), countOf(rows)}};
  const std::string number = std::to_string(band + 1);
  return askYesOrNo(
      {SentenceId::AskMeet, {a.name, b.name, number}}, isMeeting,
      {SentenceId::WhyMeet,
       {number, a.name, valuesIn(tables, band, pair.a), b.name, valuesIn(tables, band, pair.b)}},
      std::move(remark));
}

std::optional<QuizQuestion> askBuckets(const LessonTables &tables, std::uint32_t band,
                                       std::uint64_t seed) {
  const std::vector<LessonBucket> &buckets = tables.buckets[band];
  const auto full = static_cast<std::size_t>(std::ranges::count_if(
      buckets, [](const LessonBucket &bucket) { return bucket.documents.size() > 1; }));
  const std::string number = std::to_string(band + 1);
  return mixChoices({SentenceId::AskBuckets, {number}}, numberChoice(buckets.size()),
                    {wrongValue(countOf(tables.documents.size()), SentenceId::WrongBucketEach),
                     wrongValue(countOf(full), SentenceId::WrongFullBuckets),
                     wrongValue(countOf(tables.plan.rows), SentenceId::WrongBandRows)},
                    {SentenceId::WhyBuckets, {number, countOf(buckets.size())}}, seed);
}

std::optional<QuizQuestion> askThreshold(const LessonTables &tables, std::uint64_t seed) {
  const auto [bands, rows] = tables.plan;
  constexpr double kHalf = 0.5;
  const SentenceValue right = SentenceValue::decimal(curveThreshold(tables.plan));
  std::vector<WrongChoice> others;
  others.push_back({plainSentence(SentenceValue::decimal(kHalf)),
                    {SentenceId::WrongHalf, {chanceOf(candidateProbability(kHalf, tables.plan))}}});
  if (bands != rows)
    others.push_back(swapped(tables.plan, SentenceValue::decimal(curveThreshold({rows, bands}))));
  if (bands > 1)
    others.push_back(
        wrongValue(SentenceValue::decimal(curveThreshold({1, rows})), SentenceId::WrongOneBand));
  if (rows > 1)
    others.push_back(
        wrongValue(SentenceValue::decimal(curveThreshold({bands, 1})), SentenceId::WrongOneRow));
  return mixChoices(
      {SentenceId::AskThreshold, {countOf(bands, Thing::Bands), countOf(rows, Thing::Rows)}},
      plainSentence(right), std::move(others),
      {SentenceId::WhyThreshold, {countOf(rows), countOf(bands), right}}, seed);
}

std::optional<QuizQuestion> askBandChance(const LessonTables &tables, const LessonPair &pair,
                                          std::uint64_t seed) {
  if (pair.shared == 0) return std::nullopt;
  const auto [bands, rows] = tables.plan;
  const double chance = std::pow(pair.jaccard(), rows);
  const std::string similarity = fraction(pair.shared, pair.all);
  auto asked = namesOfPair(tables, pair);
  asked.emplace_back(similarity);
  asked.push_back(countOf(rows, Thing::Hashes));
  return mixChoices(
      {SentenceId::AskBandChance, std::move(asked)}, plainSentence(chanceOf(chance)),
      {wrongValue(chanceOf(pair.jaccard()), SentenceId::WrongOneHash, {countOf(rows)}),
       wrongValue(chanceOf(1 - chance), SentenceId::WrongNotAll),
       wrongValue(chanceValue(pair), SentenceId::WrongWholeChance, {countOf(bands)})},
      {SentenceId::WhyBandChance, {similarity, countOf(rows), chanceOf(chance)}}, seed);
}

}  // namespace shinglescope
