// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// The shingle sets of texts, one after the other: set i is values[offsets[i], offsets[i+1]),
/// ascending and without duplicates. Either every text has its set, in order, or `slotOfText` maps
/// texts to sets.
struct ShingleSets {
  static constexpr std::uint32_t kNoSlot = 0xFFFFFFFFU;

  std::vector<std::uint64_t> offsets{0};
  std::vector<std::uint64_t> values;
  std::vector<std::uint32_t> slotOfText;  ///< text -> set; empty if text i has set i
  std::vector<std::uint32_t> sizeOfText;  ///< of texts whose set is not stored; usually empty

  /// Returns the number of stored sets.
  std::size_t size() const { return offsets.size() - 1; }
  bool holds(TextId text) const {
    return slotOfText.empty() ? text.value < size() : slotOfText[text.value] != kNoSlot;
  }
  /// Returns the size of a text's set if it is stored, or was measured and dropped; otherwise 0.
  std::size_t sizeOf(TextId text) const {
    return holds(text) || sizeOfText.empty() ? (*this)[text].size() : sizeOfText[text.value];
  }
  /// Returns the index of a stored text's set.
  std::uint32_t slotOf(TextId text) const {
    return slotOfText.empty() ? text.value : slotOfText[text.value];
  }
  /// Returns a text's set; empty if it is not stored.
  std::span<const std::uint64_t> operator[](TextId text) const {
    const std::uint32_t slot = slotOf(text);
    if (slot == kNoSlot) return {};
    return {values.data() + offsets[slot], offsets[slot + 1] - offsets[slot]};
  }
};

}  // namespace shinglescope
