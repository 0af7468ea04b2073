#include "core/lesson/questions/pair_questions.h"

#include <cmath>

#include "core/lesson/questions/predictions.h"
#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

Sentence number(std::uint64_t value) { return plainSentence(SayValue::count(value)); }

std::vector<SayValue> names(const LessonTables &tables, const LessonPair &pair) {
  return {tables.documents[pair.a].name, tables.documents[pair.b].name};
}

std::vector<SayValue> names(const LessonTables &tables, const LessonPair &pair, SayValue third) {
  auto values = names(tables, pair);
  values.push_back(std::move(third));
  return values;
}

SayValue sharedShingles(const LessonTables &tables, const LessonPair &pair) {
  std::vector<std::string> labels;
  for (const LessonRow &row : tables.rows)
    if (row.isIn(pair.a) && row.isIn(pair.b) && labels.size() <= kListedParts)
      labels.push_back(row.label);
  return SayValue::quoted(std::move(labels));
}

}  // namespace

std::optional<QuizQuestion> askShared(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  return mixChoices({Say::AskShared, names(tables, pair)}, number(pair.shared),
                    {number(pair.shared + 1), number(pair.all), number(pair.shared + 2)},
                    {Say::WhyShared, names(tables, pair, sharedShingles(tables, pair))}, seed);
}

std::optional<QuizQuestion> askJaccard(const LessonTables &tables, const LessonPair &pair,
                                       std::uint64_t seed) {
  if (pair.all == 0) return std::nullopt;
  const std::uint32_t a = tables.documents[pair.a].size;
  const std::uint32_t b = tables.documents[pair.b].size;
  const auto text = [](std::uint32_t value) { return SayValue::count(value); };
  std::vector<Sentence> others{plainSentence(fraction(pair.shared + 1, pair.all))};
  if (pair.shared > 0) {  // for 0 shared shingles both fractions are 0
    others.push_back(plainSentence(fraction(pair.shared, a + b)));
    others.push_back(plainSentence(fraction(pair.shared, std::min(a, b))));
  }
  return mixChoices({Say::AskJaccard, names(tables, pair)},
                    plainSentence(fraction(pair.shared, pair.all)), std::move(others),
                    {Say::WhyJaccard, {text(pair.shared), text(a), text(b), text(pair.all)}}, seed);
}

std::optional<QuizQuestion> askEstimate(const LessonTables &tables, const LessonPair &pair,
                                        std::uint64_t seed) {
  const std::uint32_t hashes = tables.hashes();
  const std::uint32_t equal = pair.equalPositions;
  const auto share = [hashes](std::uint32_t part) { return plainSentence(fraction(part, hashes)); };
  std::vector<Sentence> others;
  if (equal > 0) others.push_back(share(equal - 1));
  if (equal < hashes) others.push_back(share(equal + 1));
  others.push_back(share(equal + 2 <= hashes ? equal + 2 : 0));
  return mixChoices(
      {Say::AskEstimate, names(tables, pair, SayValue::counted(hashes, SayValue::Thing::Hashes))},
      share(equal), std::move(others),
      {Say::WhyEstimate, {SayValue::count(equal), SayValue::count(hashes)}}, seed);
}

std::optional<QuizQuestion> askCandidate(const LessonTables &tables, const LessonPair &pair) {
  const bool isCandidate = pair.sharedBands > 0;
  const SayValue bands = SayValue::counted(tables.plan.bands, SayValue::Thing::Bands);
  return QuizQuestion{{Say::AskCandidate, names(tables, pair, bands)},
                      {{Say::Yes}, {Say::No}},
                      isCandidate ? 0U : 1U,
                      {Say::WhyCandidate, {SayValue::count(pair.sharedBands), bands}},
                      {}};
}

std::optional<QuizQuestion> askChance(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (pair.shared == 0) return std::nullopt;
  const double s = pair.jaccard();
  const auto [bands, rows] = tables.plan;
  const auto chance = [](double p) { return plainSentence(SayValue::decimal(p, kChanceDecimals)); };
  const SayValue similarity = similarityForChance(pair, tables.plan);
  return mixChoices(
      {Say::AskChance,
       {similarity, SayValue::counted(bands, SayValue::Thing::Bands),
        SayValue::counted(rows, SayValue::Thing::Rows)}},
      chance(pair.chance),
      {chance(candidateProbability(s, {rows, bands})), chance(std::pow(s, rows)),
       chance(1 - pair.chance), chance(s)},
      {Say::WhyChance,
       {similarity, SayValue::count(rows), SayValue::count(bands), chanceValue(pair)}},
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
  return mixChoices({Say::AskFirst, {hashName(hash), tables.documents[document].name}},
                    plainSentence(label), std::move(others),
                    {Say::WhyFirst, {hashName(hash), label, std::to_string(column.values[*first])}},
                    seed);
}

}  // namespace shinglescope
