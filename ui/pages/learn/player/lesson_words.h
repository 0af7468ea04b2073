// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// A lesson's sentence in the language of the window, as rich text; values are bold
/// and shown literally.
QString sentenceHtml(const Sentence &sentence);
/// The sentence as plain text.
QString sentenceText(const Sentence &sentence);
/// The sentences of a step, one after the other.
QString stepHtml(const LessonStep &step);
QString stepText(const LessonStep &step);

/// The name of a stage, such as "Signature".
QString stageName(LessonStage stage);
/// The lines of a pseudo-code listing, indented with spaces.
QStringList listingLines(Listing listing);

/// The number of values that a sentence uses; for tests.
int valuesIn(SentenceId id);

}  // namespace shinglescope
