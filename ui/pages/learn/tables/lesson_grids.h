#pragma once

#include <QList>

#include "core/lesson/lesson.h"
#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

// The tables of a lesson after a step. Pure functions.

/// Rows, documents and, from the fourth stage, the hash columns.
LessonGrid matrixGrid(const Lesson &lesson, const LessonState &state);
/// Characters of each document as given and prepared, and its shingles.
LessonGrid textGrid(const Lesson &lesson, const LessonState &state);
LessonGrid jaccardGrid(const Lesson &lesson, const LessonState &state);
/// a, b, p of each hash, or its order.
LessonGrid functionGrid(const Lesson &lesson, const LessonState &state);
/// Hashes by documents; in the bands stage with lines between the bands.
LessonGrid signatureGrid(const Lesson &lesson, const LessonState &state);
/// The set of each document, one column each.
LessonGrid shingleGrid(const Lesson &lesson, const LessonState &state);
/// Equal positions, estimate and exact similarity of the pairs.
LessonGrid pairGrid(const Lesson &lesson, const LessonState &state);
LessonGrid bucketGrid(const Lesson &lesson, const LessonState &state);
/// Similarity, chance and whether a pair is a candidate.
LessonGrid chanceGrid(const Lesson &lesson, const LessonState &state);
/// The questions of the last stage; `answers` are LessonPlayer::results().
LessonGrid questionGrid(const Lesson &lesson, const LessonState &state, const QList<int> &answers,
                        const QString &language);

/// An author's question in a language; other questions in the window's language.
QString promptText(const Lesson &lesson, const QuizQuestion &question, const QString &language);
QString choiceText(const Lesson &lesson, const QuizQuestion &question, std::size_t choice,
                   const QString &language);
QString explanationText(const Lesson &lesson, const QuizQuestion &question,
                        const QString &language);

}  // namespace shinglescope
