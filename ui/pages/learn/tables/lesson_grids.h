// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include "core/lesson/lesson.h"
#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

// The tables of a lesson after a step. Pure functions.

/// The columns of the matrix before those of the documents: x and shingle.
inline constexpr int kLabelsOfMatrix = 2;
/// Tests whether the main table of a stage is the matrix.
bool isMatrixShown(LessonStage stage);
/// Rows, documents and, from the fourth stage, the hash columns.
LessonGrid matrixGrid(const Lesson &lesson, const LessonState &state);
/// Characters of each document as given and prepared, and its shingles.
LessonGrid textGrid(const Lesson &lesson, const LessonState &state);
LessonGrid jaccardGrid(const Lesson &lesson, const LessonState &state);
/// The a, b and p of each hash, and whether it is a permutation.
LessonGrid functionGrid(const Lesson &lesson, const LessonState &state);
/// Hashes by documents.
LessonGrid signatureGrid(const Lesson &lesson, const LessonState &state);
/// The shingle set of each document, in one column per document.
LessonGrid shingleGrid(const Lesson &lesson, const LessonState &state);
/// Equal positions, estimate and exact similarity of the pairs.
LessonGrid pairGrid(const Lesson &lesson, const LessonState &state);
/// Similarity, chance and whether a pair is a candidate.
LessonGrid chanceGrid(const Lesson &lesson, const LessonState &state);
/// The questions of the last stage; `answers` are LessonPlayer::results().
LessonGrid questionGrid(const Lesson &lesson, const LessonState &state, const QList<int> &answers,
                        const QString &language);

/// The text of a question: an author's question in `language`, any other in the window's language.
QString promptText(const Lesson &lesson, const QuizQuestion &question, const QString &language);
QString choiceText(const Lesson &lesson, const QuizQuestion &question, std::size_t choice,
                   const QString &language);
QString explanationText(const Lesson &lesson, const QuizQuestion &question,
                        const QString &language);

}  // namespace shinglescope
