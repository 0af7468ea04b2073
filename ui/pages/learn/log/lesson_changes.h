// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "core/lesson/lesson.h"

namespace shinglescope {

/// What an edit changed in a lesson, one sentence for each setting, in the language of the window.
/// Not empty if the lessons differ.
QStringList lessonChanges(const Lesson &before, const Lesson &after);

}  // namespace shinglescope
