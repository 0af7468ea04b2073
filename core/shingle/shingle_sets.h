#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// The shingle sets of texts, one after the other: set i is
/// values[offsets[i], offsets[i+1]), ascending and without repetition. Either
/// every text has its set, in order, or `slotOfText` says which set is whose.
struct ShingleSets {
  static constexpr std::uint32_t kNoSlot = 0xFFFFFFFFU;

  std::vector<std::uint64_t> offsets{0};
  std::vector<std::uint64_t> values;
  std::vector<std::uint32_t> slotOfText;  ///< text -> set; empty where text i has set i
  std::vector<std::uint32_t> sizeOfText;  ///< of texts whose set is not held; mostly empty

  /// Sets that are held.
  std::size_t size() const { return offsets.size() - 1; }
  bool holds(TextId text) const {
    return slotOfText.empty() ? text.value < size() : slotOfText[text.value] != kNoSlot;
  }
  /// Of a text whose set is held, or was measured and dropped; else 0.
  std::size_t sizeOf(TextId text) const {
    return holds(text) || sizeOfText.empty() ? (*this)[text].size() : sizeOfText[text.value];
  }
  /// The number of a held text's set.
  std::uint32_t slotOf(TextId text) const {
    return slotOfText.empty() ? text.value : slotOfText[text.value];
  }
  /// A text's set; empty where it is not held.
  std::span<const std::uint64_t> operator[](TextId text) const {
    const std::uint32_t slot = slotOf(text);
    if (slot == kNoSlot) return {};
    return {values.data() + offsets[slot], offsets[slot + 1] - offsets[slot]};
  }
};

}  // namespace shinglescope
