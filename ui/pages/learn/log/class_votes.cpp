// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/class_votes.h"

#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {

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
    tallies.push_back(std::move(tally));
  }
  return tallies;
}

}  // namespace shinglescope
