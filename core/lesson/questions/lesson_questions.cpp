// SPDX-License-Identifier: MIT
// The questions of the last stage.

#include "core/lesson/questions/pair_questions.h"
#include "core/lesson/questions/predictions.h"

namespace shinglescope {
namespace {

void addAuthored(const LessonSpec &spec, std::vector<QuizQuestion> &questions) {
  for (std::size_t i = 0; i < spec.questions.size(); ++i) {
    QuizQuestion question{
        {SentenceId::Lesson}, {}, spec.questions[i].answer, {SentenceId::Lesson}, i};
    question.choices.assign(spec.questions[i].choices.size(), {SentenceId::Lesson});
    questions.push_back(std::move(question));
  }
}

}  // namespace

std::vector<QuizQuestion> lessonQuestions(const LessonSpec &spec, const LessonTables &tables) {
  std::vector<QuizQuestion> questions;
  addAuthored(spec, questions);
  std::uint64_t seed = spec.permutations.seed;
  const auto add = [&](std::optional<QuizQuestion> question) {
    if (question) questions.push_back(std::move(*question));
  };
  const auto most = std::ranges::max_element(tables.pairs, {}, &LessonPair::jaccard);
  const auto least = std::ranges::min_element(tables.pairs, {}, &LessonPair::jaccard);
  if (!tables.pairs.empty()) {
    add(askShared(tables, *most, ++seed));
    add(askJaccard(tables, *most, ++seed));
  }
  add(askFirst(tables, 0, 0, ++seed));
  if (!tables.pairs.empty()) {
    add(askEstimate(tables, *most, ++seed));
    add(askCandidate(tables, *most));
    add(askChance(tables, *most, ++seed));
    if (least != most) add(askJaccard(tables, *least, ++seed));
  }
  return questions;
}

}  // namespace shinglescope
