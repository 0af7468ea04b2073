#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/base/cpu_target.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// Added to the values of a band before they are multiplied in pairs; digits of
/// pi.
inline constexpr std::array<std::uint32_t, 16> kBandOffsets = {
    0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
    0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c, 0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917};
inline constexpr std::uint32_t kBandKeyFactor = 0x9e3779b1U;

/// The keys of all bands of a signature, as writeBandKeys() defines them, by
/// the instructions of `target`, which the CPU must have. Every target gives
/// the same bits.
void writeBandKeysFor(CpuTarget target, std::span<const std::uint32_t> signature,
                      const BandPlan &plan, std::span<std::uint32_t> keys);

}  // namespace shinglescope
