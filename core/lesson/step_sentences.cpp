#include "core/lesson/step_sentences.h"

#include "core/lesson/step_writer.h"

namespace shinglescope {
namespace {

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

}  // namespace

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

std::size_t charactersIn(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, startsCharacter));
}

std::size_t bytesOfCharacters(std::string_view text, std::size_t characters) {
  std::size_t end = 0;
  while (end < text.size() && (characters > 0 || !startsCharacter(text[end])))
    characters -= startsCharacter(text[end++]) ? 1 : 0;
  return end;
}

}  // namespace shinglescope
