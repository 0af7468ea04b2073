// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/verify/measure.h"

namespace shinglescope {

/// Counts the shared values of two ascending sets without duplicates. O(|a| + |b|), or O(|small|
/// log |large|) if one set is far smaller.
std::uint32_t intersectionSize(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// Returns |a and b| if the sets are similar enough, otherwise nothing; stops as soon as that is
/// out of reach. Returns nothing if a set is smaller than the measure allows. O(|a| + |b|).
std::optional<std::uint32_t> intersectionAtLeast(std::span<const std::uint64_t> a,
                                                 std::span<const std::uint64_t> b,
                                                 const SimilarityBound &bound);

}  // namespace shinglescope
