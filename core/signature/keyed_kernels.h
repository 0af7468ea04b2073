// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// The number of positions that a keyed kernel processes at once.
inline constexpr std::size_t kKeyedTile = 16;

/// Lowers 16 64-bit minima, one per key, to include the shingles.
using KeyedKernel = void (*)(const std::uint64_t *keys, std::span<const std::uint64_t> shingles,
                             std::uint64_t *minima);

/// h(x) = x xor key.
KeyedKernel xorKernel(CpuTarget target);
/// h(x) = XXH3_64bits of x's 8 bytes, little-endian, with a seed; the key is rehashKey of that
/// seed.
KeyedKernel rehashKernel(CpuTarget target);
/// h(x) = the first 8 bytes of SHA-1 of the key's and then x's 8 bytes, all big-endian.
KeyedKernel saltedKernel(CpuTarget target);

/// Returns the form of a seed that XXH3 applies to an input of 8 bytes.
std::uint64_t rehashKey(std::uint64_t seed);

}  // namespace shinglescope
