#pragma once

#include <QString>
#include <QStringList>

#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// A lesson's sentence in the language of the window, as rich text: values are
/// bold, and whatever they hold is shown literally.
QString sentenceHtml(const Sentence &sentence);
/// The same without any mark-up.
QString sentenceText(const Sentence &sentence);
/// The sentences of a step, one after the other.
QString stepHtml(const LessonStep &step);
QString stepText(const LessonStep &step);

/// The name of a stage, such as "Signature".
QString stageName(LessonStage stage);
/// The lines of a pseudo-code, indented by spaces.
QStringList listingLines(Listing listing);

/// How many values the words for a sentence use; for tests.
int valuesIn(Say say);

}  // namespace shinglescope
