// SPDX-License-Identifier: MIT
#include "core/lesson/steps/step_sentences.h"

#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {
constexpr std::size_t kListedRepeats = 6;
}

Sentence givenSentence(const LessonTables &tables) {
  return {SentenceId::MatrixGiven,
          {SentenceValue::counted(tables.rows.size(), SentenceValue::Thing::Rows),
           SentenceValue::counted(tables.documents.size(), SentenceValue::Thing::Documents)}};
}

Sentence cutSentence(const LessonDocument &document) {
  if (document.cutSize == 0) return {SentenceId::CutNothing, {document.name}};
  return {SentenceId::CutTotal, {document.name, SentenceValue::count(document.cutSize)}};
}

Sentence hiddenRowsSentence(const LessonTables &tables) {
  return {SentenceId::RowsHidden,
          {SentenceValue::count(tables.hiddenRows()), SentenceValue::count(tables.shownRows())}};
}

Sentence changeSentence(const LessonTables &tables) {
  std::vector<std::string> changed;
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash)
    if (tables.columns[hash].isChanged) changed.push_back(hashName(hash));
  for (std::size_t row = 0; row < tables.rows.size(); ++row)
    for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
      if (tables.rows[row].isChanged(document))
        changed.push_back("x = " + rowNumber(tables, row) + " (" + tables.documents[document].name +
                          ")");
  if (changed.empty()) return {};
  return {SentenceId::ChangedByHand, {SentenceValue::list(std::move(changed))}};
}

Sentence conventionSentence(const LessonTables &tables) {
  switch (tables.convention) {
    case LessonConvention::Value: return {SentenceId::ConventionValue};
    case LessonConvention::Position: return {SentenceId::ConventionPosition};
    case LessonConvention::Element: return {SentenceId::ConventionElement};
  }
  return {SentenceId::ConventionValue};
}

std::vector<Sentence> repeatSentences(const LessonTables &tables, std::uint32_t hash) {
  const LessonColumn &column = tables.columns[hash];
  std::vector<Sentence> sentences;
  for (const RepeatedValue &repeated : column.repeats) {
    if (sentences.size() == kListedRepeats) {
      sentences.push_back({SentenceId::RepeatsRest,
                           {SentenceValue::count(column.repeats.size() - kListedRepeats)}});
      break;
    }
    const SentenceValue rows = rowNumbers(tables, repeated.rows);
    const std::string value = std::to_string(repeated.value);
    if (sentences.empty())
      sentences.push_back({SentenceId::RepeatsValue, {hashName(hash), value, rows}});
    else
      sentences.push_back({SentenceId::RepeatsToo, {value, rows}});
  }
  if (column.offeredPrime != 0)
    sentences.push_back({SentenceId::PrimeHelps, {std::to_string(column.offeredPrime)}});
  return sentences;
}

Sentence orderSentence(const LessonTables &tables, const LessonPair &pair) {
  return {SentenceId::OrdersCounted,
          {SentenceValue::count(pair.orders->orders), tables.documents[pair.a].name,
           tables.documents[pair.b].name, SentenceValue::count(pair.orders->colliding),
           SentenceValue::count(pair.shared), SentenceValue::count(pair.all)}};
}

Sentence claimSentence(const LessonTables &tables, const Disagreement &wrong) {
  return {
      SentenceId::ClaimWrong,
      {hashName(wrong.hash), tables.documents[wrong.document].name, wrong.claimed, wrong.computed}};
}

}  // namespace shinglescope
