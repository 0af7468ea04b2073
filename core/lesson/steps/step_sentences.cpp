#include "core/lesson/steps/step_sentences.h"

#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {
constexpr std::size_t kListedRepeats = 6;
}

Sentence givenSentence(const LessonTables &tables) {
  return {Say::MatrixGiven,
          {SayValue::counted(tables.rows.size(), SayValue::Thing::Rows),
           SayValue::counted(tables.documents.size(), SayValue::Thing::Documents)}};
}

Sentence cutSentence(const LessonDocument &document) {
  if (document.size == 0) return {Say::CutNothing, {document.name}};
  return {Say::CutTotal, {document.name, SayValue::count(document.size)}};
}

Sentence hiddenRowsSentence(const LessonTables &tables) {
  return {Say::RowsHidden,
          {SayValue::count(tables.hiddenRows()), SayValue::count(tables.shownRows())}};
}

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
    if (sentences.size() == kListedRepeats) {
      sentences.push_back(
          {Say::RepeatsRest, {SayValue::count(column.repeats.size() - kListedRepeats)}});
      break;
    }
    const SayValue rows = rowNumbers(tables, repeated.rows);
    const std::string value = std::to_string(repeated.value);
    if (sentences.empty())
      sentences.push_back({Say::RepeatsValue, {hashName(hash), value, rows}});
    else
      sentences.push_back({Say::RepeatsToo, {value, rows}});
  }
  if (column.offeredPrime != 0)
    sentences.push_back({Say::PrimeHelps, {std::to_string(column.offeredPrime)}});
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
