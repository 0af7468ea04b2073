#pragma once

#include <QString>
#include <optional>

#include "app/window/window_options.h"
#include "core/lesson/hand_out.h"

namespace shinglescope {

/// A lesson to be printed without a window.
struct LessonPrint {
  QString lesson;  ///< a ready one or a file
  HandOutForm form = HandOutForm::Complete;
  QString output;
  LanguageChoice language = LanguageChoice::System;
};

/// Before the arguments are read.
void addLessonOptions(WindowArguments &arguments);

/// Nothing where no lesson is asked for. A mistake ends the program.
std::optional<LessonPrint> readLessonOptions(const WindowArguments &arguments,
                                             const WindowOptions &options);

/// The exit code: 0 with what was written on standard output, 1 with a message.
int printLesson(const LessonPrint &print);

}  // namespace shinglescope
