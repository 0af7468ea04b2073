// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/lesson/model/sentence_value.h"

namespace shinglescope {

/// A value of a lesson's sentence in the language of the window: numbers and lists of names are in
/// the format of that language, words are literal.
QString saidValue(const SentenceValue &value);

}  // namespace shinglescope
