// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lesson/model/lesson_spec.h"
#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// The questions of the last stage: the author's, then questions from the lesson's own numbers, on
/// the most and the least similar pair.
std::vector<QuizQuestion> lessonQuestions(const LessonSpec &spec, const LessonTables &tables);

/// The question bank of a stage before the last one: the author's questions of the stage, then
/// several kinds from the lesson's own numbers. Draw 0, 1, 2, ... are about other documents, pairs,
/// rows and hashes; each depends only on the lesson. O(tables + steps).
std::vector<QuizQuestion> stageQuestions(const LessonSpec &spec, const LessonTables &tables,
                                         std::span<const LessonStep> steps, LessonStage stage,
                                         std::uint64_t draw);

}  // namespace shinglescope
