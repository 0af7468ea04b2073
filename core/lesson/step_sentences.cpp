#include "core/lesson/step_sentences.h"

#include "core/lesson/step_writer.h"

namespace shinglescope {

Sentence conventionSentence(const LessonTables &tables) {
  switch (tables.convention) {
    case LessonConvention::Value: return {Say::ConventionValue};
    case LessonConvention::Position: return {Say::ConventionPosition};
    case LessonConvention::Element: return {Say::ConventionElement};
  }
  return {Say::ConventionValue};
}

std::vector<Sentence> repeatSentences(const LessonTables &tables, std::uint32_t hash) {
  const LessonColumn &column = tables.columns[hash];
  std::vector<Sentence> sentences;
  for (const RepeatedValue &repeated : column.repeats) {
    Sentence said{
        Say::RepeatsValue,
        {hashName(hash), std::to_string(repeated.value), rowNumbers(tables, repeated.rows)}};
    if (column.offeredPrime != 0) {
      said.say = Say::NotAPermutation;
      said.values.emplace_back(std::to_string(column.offeredPrime));
    }
    sentences.push_back(std::move(said));
  }
  return sentences;
}

Sentence orderSentence(const LessonTables &tables, const LessonPair &pair) {
  return {Say::OrdersCounted,
          {SayValue::count(pair.orders->orders), tables.documents[pair.a].name,
           tables.documents[pair.b].name, SayValue::count(pair.orders->colliding),
           SayValue::count(pair.shared), SayValue::count(pair.all)}};
}

Sentence claimSentence(const LessonTables &tables, const Disagreement &wrong) {
  return {
      Say::ClaimWrong,
      {hashName(wrong.hash), tables.documents[wrong.document].name, wrong.claimed, wrong.computed}};
}

}  // namespace shinglescope
