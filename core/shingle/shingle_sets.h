#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// The shingle sets of all distinct texts, one after the other: set i is
/// values[offsets[i], offsets[i+1]), ascending and without repetition.
struct ShingleSets {
  std::vector<std::uint64_t> offsets{0};
  std::vector<std::uint64_t> values;

  std::size_t size() const { return offsets.size() - 1; }
  std::span<const std::uint64_t> operator[](TextId text) const {
    return {values.data() + offsets[text.value], offsets[text.value + 1] - offsets[text.value]};
  }
};

}  // namespace shinglescope
