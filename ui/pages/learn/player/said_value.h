#pragma once

#include <QString>

#include "core/lesson/model/sentence_value.h"

namespace shinglescope {

/// A value of a lesson's sentence in the language of the window: numbers and lists of
/// names in its format, words literally.
QString saidValue(const SentenceValue &value);

}  // namespace shinglescope
