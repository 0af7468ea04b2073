// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "app/cli/options/worker_options.h"
#include "app/cli/worker/frames/records.h"
#include "core/base/hash.h"

// Which part of the next step needs a record; see docs/worker.md.

namespace shinglescope {

/// Returns the number of rows of each row part: a multiple of 64, so that bitmaps of parts can be
/// joined.
constexpr std::uint64_t rowSpan(const WorkerOptions &options) {
  constexpr std::uint64_t kBits = 64;
  const std::uint64_t rows = (options.rows + options.parts - 1) / options.parts;
  return std::max<std::uint64_t>(1, (rows + kBits - 1) / kBits) * kBits;
}

constexpr std::uint32_t rowPart(const WorkerOptions &options, std::uint64_t row) {
  return static_cast<std::uint32_t>(row / rowSpan(options));
}

inline std::uint32_t digestPart(const WorkerOptions &options, const TextDigest &digest) {
  return static_cast<std::uint32_t>(digest[0] % options.parts);
}

constexpr std::uint32_t pairPart(const WorkerOptions &options, std::uint64_t b) {
  return static_cast<std::uint32_t>(mix64(b) % options.parts);
}

constexpr std::uint32_t keyPart(const WorkerOptions &options, std::uint32_t band,
                                std::uint32_t lowerWord) {
  const int bits = std::countr_zero(options.ranges);
  const std::uint32_t range = bits == 0 ? 0 : lowerWord >> (32 - bits);
  return band * options.ranges + range;
}

}  // namespace shinglescope
