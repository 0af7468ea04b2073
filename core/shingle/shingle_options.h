#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/base/hash.h"
#include "core/base/ratio.h"

namespace shinglescope {

class StopShingles;

enum class ShingleUnit { Character, Word };
/// What a text with fewer than k units becomes: its own one shingle, or nothing.
enum class ShortTexts { Whole, Skip };

struct ShingleOptions {
  ShingleUnit unit = ShingleUnit::Character;
  std::uint32_t k = 5;  ///< units a shingle, at least 1
  ShortTexts shortTexts = ShortTexts::Whole;
  HashFunction hash = HashFunction::Fast;
  /// Shingles that a greater share of the rows hold are left out of every set.
  std::optional<Ratio> stopShare = {};
  /// What that means for the data of a run, which fills it in; no option.
  std::shared_ptr<const StopShingles> stop = {};

  bool operator==(const ShingleOptions &other) const {
    return unit == other.unit && k == other.k && shortTexts == other.shortTexts &&
           hash == other.hash && stopShare == other.stopShare;
  }
};

}  // namespace shinglescope
