// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/class_votes.h"

#include <algorithm>

#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

bool isSameQuestion(const QuizTally &a, const QuizTally &b) {
  return a.stage == b.stage && a.question == b.question && a.answers == b.answers &&
         a.right == b.right;
}

Sentence written(const QString &text) {
  return plainSentence(SentenceValue::whole(text.toStdString()));
}

}  // namespace

std::vector<QuizTally> talliesOf(const Lesson &lesson, const std::vector<QuestionVotes> &questions,
                                 const QString &language) {
  std::vector<QuizTally> tallies;
  for (const QuestionVotes &asked : questions) {
    QuizTally tally{stageName(asked.stage).toStdString(),
                    promptText(lesson, asked.question, language).toStdString(),
                    {},
                    asked.votes,
                    asked.question.answer};
    for (std::size_t i = 0; i < asked.question.choices.size(); ++i)
      tally.answers.push_back(choiceText(lesson, asked.question, i, language).toStdString());
    const auto same = std::ranges::find_if(
        tallies, [&tally](const QuizTally &each) { return isSameQuestion(each, tally); });
    if (same == tallies.end()) {
      tallies.push_back(std::move(tally));
      continue;
    }
    for (std::size_t i = 0; i < same->chosen.size(); ++i) same->chosen[i] += tally.chosen[i];
  }
  return tallies;
}

QuizQuestion writtenQuestion(const Lesson &lesson, const QuizQuestion &question,
                             const QString &language) {
  QuizQuestion result{.prompt = written(promptText(lesson, question, language)),
                      .choices = {},
                      .answer = question.answer,
                      .explanation = {}};
  for (std::size_t i = 0; i < question.choices.size(); ++i)
    result.choices.push_back(written(choiceText(lesson, question, i, language)));
  return result;
}

}  // namespace shinglescope
