// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/export/content/quiz_rows.h"
#include "core/lesson/lesson.h"
#include "core/lesson/questions/class_results.h"

namespace shinglescope {

/// The votes of a class with their questions and answers as texts, in this language.
std::vector<QuizTally> talliesOf(const Lesson &lesson, const std::vector<QuestionVotes> &questions,
                                 const QString &language);

}  // namespace shinglescope
