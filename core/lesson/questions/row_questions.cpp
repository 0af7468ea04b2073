// SPDX-License-Identifier: MIT
#include "core/lesson/questions/row_questions.h"

#include <algorithm>
#include <numeric>

#include "core/base/hash.h"
#include "core/lesson/questions/choices.h"
#include "core/lesson/steps/step_sentences.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

constexpr std::size_t kEnoughChoices = 2 * kWrongChoices;  ///< some may be the same answer

Sentence documentsChoice(const LessonTables &tables, std::uint8_t holders) {
  if (holders == 0) return {SentenceId::NoDocument};
  return plainSentence(namesOf(tables, holders));
}

/// The row as a wrong answer to the question which one comes first.
WrongChoice laterRow(const LessonTables &tables, std::uint32_t hash, std::uint32_t row) {
  const std::string &label = tables.rows[row].label;
  const std::string value = std::to_string(tables.columns[hash].values[row]);
  return {plainSentence(label), {SentenceId::WrongLaterRow, {label, value, hashName(hash)}}};
}

/// The first row of a document in the order of a hash.
std::optional<std::uint32_t> firstRowOf(const LessonTables &tables, std::uint32_t hash,
                                        std::uint32_t document) {
  for (const std::uint32_t row : tables.columns[hash].order)
    if (tables.rows[row].isIn(document)) return row;
  return std::nullopt;
}

}  // namespace

std::optional<QuizQuestion> askHolders(const LessonTables &tables, std::uint32_t row,
                                       std::uint64_t seed) {
  const LessonRow &asked = tables.rows[row];
  const auto documents = static_cast<std::uint32_t>(tables.documents.size());
  const std::string x = rowNumber(tables, row);
  std::vector<WrongChoice> others;
  for (std::uint32_t i = 0; i < documents; ++i) {
    const std::uint32_t document = static_cast<std::uint32_t>(seed + i) % documents;
    const auto other = static_cast<std::uint8_t>(asked.holders ^ (1U << document));
    const SentenceId remark =
        asked.isIn(document) ? SentenceId::WrongTooFew : SentenceId::WrongTooMany;
    others.push_back(
        {documentsChoice(tables, other), {remark, {tables.documents[document].name, asked.label}}});
  }
  Sentence why{SentenceId::RowOfNobody, {x, asked.label}};
  if (asked.holders != 0)
    why = {SentenceId::RowFilled, {x, asked.label, namesOf(tables, asked.holders)}};
  return mixChoices({SentenceId::AskHolders, {x, asked.label}},
                    documentsChoice(tables, asked.holders), std::move(others), std::move(why),
                    seed);
}

std::optional<QuizQuestion> askOnes(const LessonTables &tables, std::uint32_t document,
                                    std::uint64_t seed) {
  if (tables.hiddenRows() > 0) return std::nullopt;
  const LessonDocument &asked = tables.documents[document];
  const std::size_t rows = tables.rows.size();
  std::vector<WrongChoice> others{
      {numberChoice(rows), {SentenceId::WrongAllRows, {countOf(rows)}}},
      {numberChoice(rows - asked.size), {SentenceId::WrongZeros, {countOf(rows - asked.size)}}}};
  for (const LessonDocument &other : tables.documents)
    if (other.name != asked.name)
      others.push_back(
          {numberChoice(other.size), {SentenceId::WrongSize, {countOf(other.size), other.name}}});
  return mixChoices({SentenceId::AskOnes, {asked.name}}, numberChoice(asked.size),
                    std::move(others), {SentenceId::WhyOnes, {asked.name, countOf(asked.size)}},
                    seed);
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
  const auto plain = [&text](std::uint64_t number) { return plainSentence(text(number)); };
  const std::uint64_t brackets = a * (x + b) % p;
  return mixChoices(
      {SentenceId::AskColumnValue, {text(x), hashName(hash), text(a), text(b), text(p)}},
      plain(value),
      {{plain(sum), {SentenceId::WrongNoRemainder, {text(sum), text(p)}}},
       {plain(a * x % p), {SentenceId::WrongNoB, {text(a * x % p), text(b)}}},
       {plain(sum / p), {SentenceId::WrongQuotient, {text(sum / p), text(p), text(sum)}}},
       {plain(brackets), {SentenceId::WrongBrackets, {text(brackets), text(b)}}}},
      {SentenceId::WhyColumnValue, {text(a), text(x), text(b), text(p), text(sum), text(value)}},
      seed);
}

std::optional<QuizQuestion> askFirstRow(const LessonTables &tables, std::uint32_t hash,
                                        std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  if (column.order.empty() || tables.hiddenRows() > 0) return std::nullopt;
  const std::uint32_t first = column.order.front();
  const std::uint32_t least = column.values[first];
  const std::string &label = tables.rows[first].label;
  std::vector<WrongChoice> others;
  if (column.values[0] > least)
    others.push_back({plainSentence(tables.rows[0].label),
                      {SentenceId::WrongFirstOfMatrix,
                       {tables.rows[0].label, hashName(hash), std::to_string(column.values[0])}}});
  const std::size_t places[] = {column.order.size() - 1, 1, 2};
  for (const std::size_t place : places)
    if (place < column.order.size() && column.values[column.order[place]] > least)
      others.push_back(laterRow(tables, hash, column.order[place]));
  return mixChoices(
      {SentenceId::AskFirstRow, {hashName(hash)}}, plainSentence(label), std::move(others),
      {SentenceId::WhyFirstRow, {hashName(hash), label, std::to_string(least)}}, seed);
}

std::optional<QuizQuestion> askEarliest(const LessonTables &tables, std::uint32_t hash,
                                        std::uint64_t seed) {
  std::vector<std::uint32_t> rows(tables.shownRows());
  if (rows.empty()) return std::nullopt;
  std::iota(rows.begin(), rows.end(), 0U);
  SplitMix64 random(seed);
  shuffle(rows, random);
  rows.resize(std::min(rows.size(), 1 + kWrongChoices));
  const auto valueOf = [&](std::uint32_t row) { return tables.columns[hash].values[row]; };
  const std::uint32_t first = *std::ranges::min_element(rows, {}, valueOf);
  std::vector<WrongChoice> others;
  for (const std::uint32_t row : rows)
    if (valueOf(row) > valueOf(first)) others.push_back(laterRow(tables, hash, row));
  const std::string &label = tables.rows[first].label;
  return mixChoices(
      {SentenceId::AskEarliest, {hashName(hash)}}, plainSentence(label), std::move(others),
      {SentenceId::WhyEarliest, {hashName(hash), label, std::to_string(valueOf(first))}},
      random.next());
}

std::optional<QuizQuestion> askPlace(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t row, std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  if (!column.repeats.empty() || tables.hiddenRows() > 0) return std::nullopt;
  const std::uint32_t value = column.values[row];
  const std::uint32_t place = column.positionOf(value);
  const std::uint32_t x = row + tables.firstRow;
  const auto fromEnd = static_cast<std::uint32_t>(tables.rows.size()) + 1 - place;
  return mixChoices({SentenceId::AskPlace, {tables.rows[row].label, hashName(hash)}},
                    numberChoice(place),
                    {{numberChoice(x), {SentenceId::WrongPlaceInMatrix, {countOf(x)}}},
                     {numberChoice(value), {SentenceId::WrongNumberNotPlace, {countOf(value)}}},
                     {numberChoice(fromEnd), {SentenceId::WrongFromTheEnd, {countOf(place)}}}},
                    {SentenceId::WhyPlace, {countOf(place - 1), hashName(hash)}}, seed);
}

std::optional<QuizQuestion> askIsPermutation(const LessonTables &tables, std::uint32_t hash) {
  const LessonColumn &column = tables.columns[hash];
  const Sentence prompt{SentenceId::AskIsPermutation, {hashName(hash)}};
  if (column.repeats.empty())
    return askYesOrNo(prompt, true, {SentenceId::WhyPermutation, {hashName(hash)}},
                      {SentenceId::WrongNoPermutation});
  return askYesOrNo(prompt, false, repeatSentences(tables, hash).front(),
                    {SentenceId::WrongPermutation, {std::to_string(column.repeats.front().value)}});
}

std::optional<QuizQuestion> askOrders(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed) {
  if (!pair.orders || pair.all == 0) return std::nullopt;
  const auto [orders, colliding] = *pair.orders;
  std::vector<SentenceValue> asked{countOf(orders)};
  for (SentenceValue &name : namesOfPair(tables, pair)) asked.push_back(std::move(name));
  return mixChoices(
      {SentenceId::AskOrders, std::move(asked)}, numberChoice(colliding),
      {{numberChoice(orders - colliding),
        {SentenceId::WrongOtherOrders, {countOf(orders - colliding)}}},
       {numberChoice(pair.shared), {SentenceId::WrongOnlyShared, {countOf(pair.shared)}}}},
      orderSentence(tables, pair), seed);
}

std::optional<QuizQuestion> askFirst(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t document, std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  const auto first = firstRowOf(tables, hash, document);
  if (!first) return std::nullopt;
  const std::uint32_t least = column.values[*first];
  std::vector<WrongChoice> others;
  for (const std::uint32_t row : column.order) {
    if (others.size() == kEnoughChoices) break;
    const std::string &label = tables.rows[row].label;
    if (!tables.rows[row].isIn(document) && column.values[row] <= least)
      others.push_back(
          {plainSentence(label),
           {SentenceId::WrongNotItsRow, {label, hashName(hash), tables.documents[document].name}}});
    // A row with the same number gives the document its value too.
    if (tables.rows[row].isIn(document) && column.values[row] > least)
      others.push_back(laterRow(tables, hash, row));
  }
  const std::string &label = tables.rows[*first].label;
  return mixChoices({SentenceId::AskFirst, {hashName(hash), tables.documents[document].name}},
                    plainSentence(label), std::move(others),
                    {SentenceId::WhyFirst, {hashName(hash), label, std::to_string(least)}}, seed);
}

std::optional<QuizQuestion> askMinimum(const LessonTables &tables, std::uint32_t hash,
                                       std::uint32_t document, std::uint64_t seed) {
  const LessonColumn &column = tables.columns[hash];
  const auto first = firstRowOf(tables, hash, document);
  // Elements are the answers to askFirst().
  if (!first || tables.convention == LessonConvention::Element) return std::nullopt;
  const std::string &name = tables.documents[document].name;
  const auto shown = [&](std::uint32_t row) { return tables.shown(hash, column.values[row]); };
  std::vector<WrongChoice> others;
  const auto add = [&](const std::string &value, SentenceId remark, const std::string &of) {
    others.push_back({plainSentence(value), {remark, {value, of}}});
  };
  if (!tables.rows[column.order.front()].isIn(document))
    add(shown(column.order.front()), SentenceId::WrongSmallestOfAll, name);
  const auto isOwn = [&](std::uint32_t row) { return tables.rows[row].isIn(document); };
  const auto inMatrix =
      std::ranges::find_if(tables.rows, [&](const LessonRow &row) { return row.isIn(document); });
  add(shown(static_cast<std::uint32_t>(inMatrix - tables.rows.begin())),
      SentenceId::WrongFirstShingle, name);
  add(shown(*std::ranges::find_if(column.order.rbegin(), column.order.rend(), isOwn)),
      SentenceId::WrongLargest, name);
  for (std::uint32_t other = 0; other < tables.documents.size(); ++other) {
    const std::string value = tables.shown(hash, tables.signatures[other][hash]);
    if (other != document && !value.empty())
      add(value, SentenceId::WrongOtherDocument, tables.documents[other].name);
  }
  const std::string right = shown(*first);
  const std::string &label = tables.rows[*first].label;
  const bool isPosition = tables.convention == LessonConvention::Position;
  return mixChoices(
      {SentenceId::AskMinimum, {name, hashName(hash)}}, plainSentence(right), std::move(others),
      {isPosition ? SentenceId::WhyPosition : SentenceId::WhyFirst, {hashName(hash), label, right}},
      seed);
}

}  // namespace shinglescope
