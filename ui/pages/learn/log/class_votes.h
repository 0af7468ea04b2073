// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/export/content/quiz_rows.h"
#include "core/lesson/lesson.h"
#include "core/lesson/questions/class_results.h"

namespace shinglescope {

/// The votes of a class with their questions and answers as texts, in this language. Questions with
/// the same texts, such as one of an earlier session, are counted together.
std::vector<QuizTally> talliesOf(const Lesson &lesson, const std::vector<QuestionVotes> &questions,
                                 const QString &language);

/// The question with its texts in this language in place of what they are made from, so that it can
/// be kept without the lesson. Has no explanation and no remarks.
QuizQuestion writtenQuestion(const Lesson &lesson, const QuizQuestion &question,
                             const QString &language);

}  // namespace shinglescope
