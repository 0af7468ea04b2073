// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace shinglescope {

/// From this many distinct texts on, the key of a band has 64 bits instead of 32. Of n texts,
/// n^2 / 2^33 pairs per band share a 32-bit key by chance: 8 million here, and 16 times as many for
/// four times the texts. They cost time, and they are candidates by definition, so the width
/// depends only on the data.
inline constexpr std::uint64_t kWideKeysFrom = std::uint64_t{1} << 28U;

/// Returns the number of 32-bit words in a key of a run with this many distinct texts: 1 or 2.
std::uint32_t keyWords(std::uint64_t texts);

/// Replaces kWideKeysFrom, for tests. Must not be called while other threads compute.
void setWideKeysFrom(std::uint64_t texts);

}  // namespace shinglescope
