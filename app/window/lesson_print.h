// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

#include "app/window/window_options.h"
#include "core/lesson/hand_out.h"

namespace shinglescope {

/// A lesson to print without a window.
struct LessonPrint {
  QString lesson;                   ///< the id of a built-in lesson, or a file
  std::optional<HandOutForm> form;  ///< nullopt: pictures of the stages
  SheetBlanks blanks = {};
  QString output;  ///< a file, or a folder for pictures
  LanguageChoice language = LanguageChoice::System;
};

/// Call it before the arguments are read.
void addLessonOptions(WindowArguments &arguments);

/// Returns nullopt if no lesson was requested. Ends the program if an option is wrong.
std::optional<LessonPrint> readLessonOptions(const WindowArguments &arguments,
                                             const WindowOptions &options);

/// Returns the exit code: 0 after printing the outcome, 1 after an error message.
int printLesson(const LessonPrint &print);

}  // namespace shinglescope
