// SPDX-License-Identifier: MIT
#include "core/lesson/questions/text_questions.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/lesson/questions/choices.h"
#include "core/lesson/steps/step_sentences.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Thing = SentenceValue::Thing;

constexpr std::size_t kMostWordCharacters = 20;

struct TextParts {
  std::vector<std::string> words;
  std::size_t spaces = 0;  ///< characters of white space
};

TextParts partsOf(std::string_view text) {
  TextParts parts;
  bool isInWord = false;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint character = decodeUtf8(text, at);
    const bool isSpace = isWhiteSpace(character.value);
    if (isSpace) ++parts.spaces;
    if (!isSpace && !isInWord) parts.words.emplace_back();
    if (!isSpace) parts.words.back() += text.substr(at, character.length);
    isInWord = !isSpace;
    at += character.length;
  }
  return parts;
}

const std::string &labelAt(const LessonTables &tables, const LessonDocument &document,
                           std::size_t cut) {
  return tables.rows[document.cuts[cut].row].label;
}

/// A cut with a shingle that the document has only once, and which another one follows.
std::optional<std::size_t> drawSingleCut(const LessonDocument &document, SplitMix64 &random) {
  const std::size_t count = document.cuts.size() - 1;
  const std::size_t start = random.next() % count;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t cut = (start + i) % count;
    const std::uint32_t row = document.cuts[cut].row;
    if (std::ranges::count(document.cuts, row, &LessonCut::row) == 1) return cut;
  }
  return std::nullopt;
}

/// The shown rows for which a test holds, in an order given by the seed.
template <class Test>
std::vector<std::uint32_t> drawRows(const LessonTables &tables, SplitMix64 &random, Test test) {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < tables.shownRows(); ++row)
    if (test(tables.rows[row])) rows.push_back(row);
  shuffle(rows, random);
  return rows;
}

}  // namespace

std::optional<QuizQuestion> askPreparedLength(const LessonTables &tables, std::uint32_t document,
                                              std::uint64_t seed) {
  const LessonDocument &asked = tables.documents[document];
  const TextParts parts = partsOf(asked.prepared);
  const std::size_t given = characterCount(asked.text);
  const std::size_t right = characterCount(asked.prepared);
  const std::size_t noSpaces = right - parts.spaces;
  return mixChoices(
      {SentenceId::AskPreparedLength, {asked.name}}, numberChoice(right),
      {{numberChoice(given), {SentenceId::WrongGivenLength, {countOf(given)}}},
       {numberChoice(noSpaces), {SentenceId::WrongNoSpaces, {countOf(noSpaces)}}},
       {numberChoice(parts.words.size()),
        {SentenceId::WrongWordCount, {countOf(parts.words.size())}}}},
      {SentenceId::WhyPreparedLength,
       {asked.name, countOf(given, Thing::Characters), countOf(right, Thing::Characters)}},
      seed);
}

std::optional<QuizQuestion> askFirstWord(const LessonTables &tables, std::uint32_t document,
                                         std::uint64_t seed) {
  const LessonDocument &asked = tables.documents[document];
  const std::vector<std::string> given = partsOf(asked.text).words;
  const std::vector<std::string> words = partsOf(asked.prepared).words;
  if (words.size() < 2) return std::nullopt;
  std::vector<WrongChoice> others;
  const auto add = [&others](const std::string &word, SentenceId remark) {
    if (characterCount(word) <= kMostWordCharacters)
      others.push_back({plainSentence(word), {remark, {word}}});
  };
  if (characterCount(words.front()) > kMostWordCharacters) return std::nullopt;
  add(given.front(), SentenceId::WrongGivenWord);
  add(words[1], SentenceId::WrongOtherWord);
  add(words.back(), SentenceId::WrongOtherWord);
  return mixChoices({SentenceId::AskFirstWord, {asked.name}}, plainSentence(words.front()),
                    std::move(others), {SentenceId::WhyFirstWord, {asked.name, words.front()}},
                    seed);
}

std::optional<QuizQuestion> askLongest(const LessonTables &tables, std::uint64_t seed) {
  const auto lengthOf = [](const LessonDocument &document) {
    return characterCount(document.prepared);
  };
  const auto longest = std::ranges::max_element(tables.documents, {}, lengthOf);
  const std::size_t most = lengthOf(*longest);
  if (std::ranges::count(tables.documents, most, lengthOf) > 1) return std::nullopt;
  std::vector<WrongChoice> others;
  for (const LessonDocument &document : tables.documents)
    if (document.name != longest->name)
      others.push_back({plainSentence(document.name),
                        {SentenceId::WrongShorter,
                         {document.name, countOf(lengthOf(document), Thing::Characters)}}});
  return mixChoices({SentenceId::AskLongest}, plainSentence(longest->name), std::move(others),
                    {SentenceId::WhyLongest, {longest->name, countOf(most, Thing::Characters)}},
                    seed);
}

std::optional<QuizQuestion> askEqualTexts(const LessonTables &tables, const LessonPair &pair) {
  const LessonDocument &a = tables.documents[pair.a];
  const LessonDocument &b = tables.documents[pair.b];
  const bool isSame = a.prepared == b.prepared;
  const SentenceId remark = !isSame            ? SentenceId::WrongAlikeOnly
                            : a.text == b.text ? SentenceId::WrongSameAsGiven
                                               : SentenceId::WrongDifferAsGiven;
  const std::vector<SentenceValue> names = namesOfPair(tables, pair);
  return askYesOrNo({SentenceId::AskEqualTexts, names}, isSame,
                    {isSame ? SentenceId::WhySameText : SentenceId::WhyOtherText, names}, {remark});
}

std::optional<QuizQuestion> askGivenRows(const LessonTables &tables, std::uint64_t seed) {
  const std::size_t rows = tables.rows.size();
  const std::size_t documents = tables.documents.size();
  return mixChoices(
      {SentenceId::AskGivenRows}, numberChoice(rows),
      {{numberChoice(documents), {SentenceId::WrongDocuments, {countOf(documents)}}},
       {numberChoice(rows * documents), {SentenceId::WrongCells, {countOf(rows * documents)}}}},
      givenSentence(tables), seed);
}

std::optional<QuizQuestion> askGivenDocuments(const LessonTables &tables, std::uint64_t seed) {
  const std::size_t rows = tables.rows.size();
  const std::size_t documents = tables.documents.size();
  return mixChoices(
      {SentenceId::AskGivenDocuments}, numberChoice(documents),
      {{numberChoice(rows), {SentenceId::WrongRows, {countOf(rows)}}},
       {numberChoice(rows * documents), {SentenceId::WrongCells, {countOf(rows * documents)}}}},
      givenSentence(tables), seed);
}

std::optional<QuizQuestion> askDistinct(const LessonTables &tables, std::uint32_t document,
                                        std::uint32_t k, std::uint64_t seed) {
  const LessonDocument &asked = tables.documents[document];
  const std::size_t cuts = asked.cuts.size();
  if (cuts < 2) return std::nullopt;
  const std::size_t units = cuts + k - 1;
  return mixChoices(
      {SentenceId::AskDistinct, {asked.name}}, numberChoice(asked.cutSize),
      {{numberChoice(cuts), {SentenceId::WrongRepeats, {countOf(cuts)}}},
       {numberChoice(units), {SentenceId::WrongUnits, {countOf(units), countOf(k)}}},
       {numberChoice(cuts - 1),
        {SentenceId::WrongLastWindow, {countOf(cuts - 1), countOf(units), countOf(k)}}}},
      {SentenceId::WhyDistinct, {asked.name, countOf(cuts), countOf(asked.cutSize)}}, seed);
}

std::optional<QuizQuestion> askNext(const LessonTables &tables, std::uint32_t document,
                                    std::uint32_t k, std::uint64_t seed) {
  const LessonDocument &asked = tables.documents[document];
  if (asked.cuts.size() < 3) return std::nullopt;
  SplitMix64 random(seed);
  const auto drawn = drawSingleCut(asked, random);
  if (!drawn) return std::nullopt;
  std::vector<WrongChoice> others;
  const auto add = [&](std::size_t cut, SentenceId remark) {
    if (cut >= asked.cuts.size()) return;
    const std::string &label = labelAt(tables, asked, cut);
    others.push_back({plainSentence(label), {remark, {label}}});
  };
  add(*drawn + 2, SentenceId::WrongJump);
  if (*drawn > 0) add(*drawn - 1, SentenceId::WrongBefore);
  add(*drawn + k, SentenceId::WrongJump);
  const std::string &label = labelAt(tables, asked, *drawn);
  const std::string &next = labelAt(tables, asked, *drawn + 1);
  return mixChoices({SentenceId::AskNext, {asked.name, label}}, plainSentence(next),
                    std::move(others), {SentenceId::WhyNext, {label, next}}, random.next());
}

std::optional<QuizQuestion> askWhose(const LessonTables &tables, std::uint32_t document,
                                     std::uint64_t seed) {
  SplitMix64 random(seed);
  const auto own =
      drawRows(tables, random, [document](const LessonRow &row) { return row.isIn(document); });
  const auto foreign = drawRows(tables, random, [document](const LessonRow &row) {
    return row.holders != 0 && !row.isIn(document);
  });
  if (own.empty()) return std::nullopt;
  const std::string &name = tables.documents[document].name;
  std::vector<WrongChoice> others;
  for (const std::uint32_t row : foreign)
    others.push_back({plainSentence(tables.rows[row].label),
                      {SentenceId::WrongNotIn,
                       {tables.rows[row].label, namesOf(tables, tables.rows[row].holders), name}}});
  const std::string &label = tables.rows[own.front()].label;
  return mixChoices({SentenceId::AskWhose, {name}}, plainSentence(label), std::move(others),
                    {SentenceId::Cut, {name, label}}, random.next());
}

}  // namespace shinglescope
