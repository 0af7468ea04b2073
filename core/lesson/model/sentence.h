// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/lesson/model/sentence_id.h"
#include "core/lesson/model/sentence_value.h"

namespace shinglescope {

struct Sentence {
  SentenceId id = SentenceId::Plain;
  std::vector<SentenceValue> values = {};
  bool operator==(const Sentence &) const = default;
};

/// A sentence of only a value, such as a number in a cell.
inline Sentence plainSentence(SentenceValue value) {
  return {SentenceId::Plain, {std::move(value)}};
}

}  // namespace shinglescope
