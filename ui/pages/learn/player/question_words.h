// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/model/sentence_id.h"

namespace shinglescope {

/// A sentence and its English text, to be translated in the context "Lesson".
struct SentenceText {
  SentenceId id;
  const char *text;
};

/// The text of a sentence of the questions of each stage (question_ids.inc); null for any other.
const SentenceText *questionWords(SentenceId id);

}  // namespace shinglescope
