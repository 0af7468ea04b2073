#pragma once

#include <utility>
#include <vector>

#include "core/lesson/model/say.h"
#include "core/lesson/model/say_value.h"

namespace shinglescope {

struct Sentence {
  Say say = Say::Plain;
  std::vector<SayValue> values = {};
  bool operator==(const Sentence &) const = default;
};

/// A sentence of only a value, such as a number in a cell.
inline Sentence plainSentence(SayValue value) { return {Say::Plain, {std::move(value)}}; }

}  // namespace shinglescope
