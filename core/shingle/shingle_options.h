#pragma once

#include <cstdint>

#include "core/base/hash.h"

namespace shinglescope {

enum class ShingleUnit { Character, Word };
/// What a text with fewer than k units becomes: its own one shingle, or nothing.
enum class ShortTexts { Whole, Skip };

struct ShingleOptions {
  ShingleUnit unit = ShingleUnit::Character;
  std::uint32_t k = 5;  ///< units a shingle, at least 1
  ShortTexts shortTexts = ShortTexts::Whole;
  HashFunction hash = HashFunction::Fast;
  bool operator==(const ShingleOptions &) const = default;
};

}  // namespace shinglescope
