// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/base/hash.h"
#include "core/base/ratio.h"

namespace shinglescope {

class StopShingles;

enum class ShingleUnit { Character, Word };
/// The treatment of a text with fewer than k units: a single shingle, or none.
enum class ShortTexts { Whole, Skip };

struct ShingleOptions {
  ShingleUnit unit = ShingleUnit::Character;
  std::uint32_t k = 5;  ///< units per shingle, at least 1
  ShortTexts shortTexts = ShortTexts::Whole;
  HashFunction hash = HashFunction::Fast;
  /// Shingles in a greater share of the rows are left out of every set.
  std::optional<Ratio> maxDocumentFrequency = {};
  /// Not an option: the resulting stop shingles of the data, which are filled in by a run.
  std::shared_ptr<const StopShingles> stop = {};

  bool operator==(const ShingleOptions &other) const {
    return unit == other.unit && k == other.k && shortTexts == other.shortTexts &&
           hash == other.hash && maxDocumentFrequency == other.maxDocumentFrequency;
  }
};

}  // namespace shinglescope
