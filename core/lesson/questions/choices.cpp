// SPDX-License-Identifier: MIT
#include "core/lesson/questions/choices.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/base/hash.h"

namespace shinglescope {
namespace {

constexpr double kSameNumber = 1e-12;

std::optional<double> parsedNumber(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The number that a choice is, also as a fraction.
std::optional<double> numericAnswer(const Sentence &choice) {
  if (choice.id != SentenceId::Plain || choice.values.size() != 1) return std::nullopt;
  const SentenceValue &value = choice.values.front();
  if (value.parts.size() != 1) return std::nullopt;
  const std::string_view text = value.parts.front();
  const std::size_t line = text.find('/');
  if (line == std::string_view::npos) return parsedNumber(text);
  const auto part = parsedNumber(text.substr(0, line));
  const auto whole = parsedNumber(text.substr(line + 1));
  if (!part || !whole || *whole == 0) return std::nullopt;
  return *part / *whole;
}

}  // namespace

bool isSameAnswer(const Sentence &a, const Sentence &b) {
  if (a == b) return true;
  const auto one = numericAnswer(a);
  const auto other = numericAnswer(b);
  return one && other && std::abs(*one - *other) < kSameNumber;
}

std::optional<QuizQuestion> mixChoices(Sentence prompt, Sentence right,
                                       std::vector<WrongChoice> others, Sentence explanation,
                                       std::uint64_t seed) {
  QuizQuestion question{std::move(prompt), {right}, 0, std::move(explanation), {}, {Sentence()}};
  for (WrongChoice &other : others) {
    if (question.choices.size() > kWrongChoices) break;
    const bool isKnown = std::ranges::any_of(question.choices, [&other](const Sentence &choice) {
      return isSameAnswer(choice, other.text);
    });
    if (isKnown) continue;
    question.choices.push_back(std::move(other.text));
    question.remarks.push_back(std::move(other.remark));
  }
  if (question.choices.size() < 2) return std::nullopt;
  SplitMix64 random(seed);
  for (std::size_t left = question.choices.size(); left > 1; --left) {
    const std::size_t place = random.next() % left;
    std::swap(question.choices[left - 1], question.choices[place]);
    std::swap(question.remarks[left - 1], question.remarks[place]);
  }
  const auto place = std::ranges::find(question.choices, right);
  question.answer = static_cast<std::size_t>(place - question.choices.begin());
  return question;
}

QuizQuestion askYesOrNo(Sentence prompt, bool isYes, Sentence explanation, Sentence remark) {
  QuizQuestion question{std::move(prompt),
                        {{SentenceId::Yes}, {SentenceId::No}},
                        isYes ? 0U : 1U,
                        std::move(explanation),
                        {},
                        {Sentence(), Sentence()}};
  question.remarks[isYes ? 1 : 0] = std::move(remark);
  return question;
}

Sentence numberChoice(std::uint64_t value) { return plainSentence(SentenceValue::count(value)); }

SentenceValue countOf(std::uint64_t value) { return SentenceValue::count(value); }

SentenceValue countOf(std::uint64_t value, SentenceValue::Thing thing) {
  return SentenceValue::counted(value, thing);
}

std::vector<SentenceValue> namesOfPair(const LessonTables &tables, const LessonPair &pair) {
  return {tables.documents[pair.a].name, tables.documents[pair.b].name};
}

}  // namespace shinglescope
