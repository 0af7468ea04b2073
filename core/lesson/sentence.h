#pragma once

#include <vector>

#include "core/lesson/say.h"
#include "core/lesson/say_value.h"

namespace shinglescope {

struct Sentence {
  Say say = Say::Plain;
  std::vector<SayValue> values = {};
  bool operator==(const Sentence &) const = default;
};

}  // namespace shinglescope
